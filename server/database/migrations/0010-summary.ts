import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/** What the attendance summary rests on: indexes of a member's days, corrections, and the closing of pay periods. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createIndex('attendance_of_days')
    .on('attendance')
    .columns(['member_id', 'attendance_date', 'started_at', 'ended_at', 'ending'])
    .execute();
  await sql`create index punch_outside_by_day on punch (member_id, attendance_date) where verdict = 'outside'`.execute(
    db,
  );
  await corrections(db, engine);
  await periods(db, engine);
}

type Engine = 'sqlite' | 'postgres';
type Expressed = ColumnDataType | Expression<unknown>;

/** What a member asks to have put right about a day, and the punches that came of it. */
async function corrections(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await strict(engine, withId(engine, db.schema.createTable('correction')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('times', 'excuse')`))
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'approved', 'rejected', 'withdrawn')`),
    )
    .addColumn('asked_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', type.instant)
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('correction_by_day').on('correction').columns(['member_id', 'day', 'state']).execute();
  await sql`create index correction_waiting on correction (id) where state = 'pending'`.execute(db);
  await sql`create unique index correction_once on correction (member_id, day) where state = 'pending'`.execute(db);

  await strict(engine, db.schema.createTable('correction_punch'))
    .addColumn('punch_id', 'integer', (c) => c.primaryKey().references('punch.id'))
    .addColumn('correction_id', 'integer', (c) => c.notNull().references('correction.id'))
    .execute();
}

/** Pay periods that were closed, with every member's days as they were then. */
async function periods(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = columnTypes(engine);
  await db.schema
    .alterTable('company')
    .addColumn('period_starts', 'integer', (c) => c.notNull().defaultTo(1).check(sql`period_starts between 1 and 28`))
    .execute();
  await strict(engine, withId(engine, db.schema.createTable('period_close')))
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('first_day', type.day, (c) => c.notNull())
    .addColumn('last_day', type.day, (c) => c.notNull())
    .addColumn('waived', 'text', (c) => c.notNull())
    .addColumn('closed_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('closed_at', type.instant, (c) => c.notNull())
    .addColumn('reopened_by', 'integer', (c) => c.references('member.id'))
    .addColumn('reopened_at', type.instant)
    .addColumn('reopen_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`create unique index period_close_once on period_close (month) where reopened_at is null`.execute(db);

  await strict(engine, db.schema.createTable('period_close_line'))
    .addColumn('close_id', 'integer', (c) => c.notNull().references('period_close.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('days', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('period_close_line_key', ['close_id', 'member_id'])
    .execute();
}

/** Column types that say the same on both engines. */
const columnTypes = (engine: Engine): { day: Expressed; instant: Expressed } =>
  engine === 'sqlite' ? { day: 'text', instant: 'text' } : { day: 'date', instant: sql`timestamptz(3)` };

/** An id column that the database counts up. */
function withId<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C | 'id'> {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity());
}

/** SQLite tables refuse values of the wrong type; PostgreSQL always does. */
function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
