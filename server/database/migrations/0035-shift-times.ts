import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/**
 * Times, break and grace of a shift hold from a day on, as the work of members does. What a shift had until now is taken
 * to have held always. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const day: ColumnDataType | Expression<unknown> = engine === 'sqlite' ? 'text' : 'date';
  const table = db.schema.createTable('shift_times');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('shift_id', 'integer', (c) => c.notNull().references('shift.id'))
    .addColumn('from_day', day, (c) => c.notNull())
    .addColumn('until_day', day, (c) => c.notNull())
    .addColumn('starts', 'text', (c) => c.notNull())
    .addColumn('ends', 'text', (c) => c.notNull())
    .addColumn('break_minutes', 'integer', (c) => c.notNull().check(sql`break_minutes >= 0`))
    .addColumn('grace_minutes', 'integer', (c) => c.notNull().check(sql`grace_minutes >= 0`))
    .addPrimaryKeyConstraint('shift_times_key', ['shift_id', 'from_day'])
    .addUniqueConstraint('shift_times_end_once', ['shift_id', 'until_day'])
    .addCheckConstraint('shift_times_end_after_start', sql`until_day >= from_day`)
    .execute();
  await sql`insert into shift_times (shift_id, from_day, until_day, starts, ends, break_minutes, grace_minutes)
    select id, ${sql.lit(BEGINNING)}, ${sql.lit(FOREVER)}, starts, ends, break_minutes, grace_minutes
    from shift order by id`.execute(db);
  for (const column of ['starts', 'ends', 'break_minutes', 'grace_minutes']) {
    await db.schema.alterTable('shift').dropColumn(column).execute();
  }
}

const BEGINNING = '0001-01-01';
const FOREVER = '9999-12-31';
