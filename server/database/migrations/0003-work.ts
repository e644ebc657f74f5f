import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/**
 * Group, shift, rest days, sites and location rule of a member hold from a day on, and who manages a group too; single
 * days may be off or worked. What members had until now is taken to have held always. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await work(db, engine);
  await overrides(db, engine);
  await moveOver(db);
  const day: Expressed = engine === 'sqlite' ? 'text' : 'date';
  for (const [column, bound] of [
    ['from_day', BEGINNING],
    ['until_day', FOREVER],
  ] as const) {
    await db.schema
      .alterTable('group_manager')
      .addColumn(column, day, (c) => c.notNull().defaultTo(bound))
      .execute();
  }
}

type Engine = 'sqlite' | 'postgres';
type Expressed = ColumnDataType | Expression<unknown>;

const BEGINNING = '0001-01-01';
const FOREVER = '9999-12-31';

async function work(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const day: Expressed = engine === 'sqlite' ? 'text' : 'date';
  const table = db.schema.createTable('member_work');
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity());
  await strict(engine, withId)
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('from_day', day, (c) => c.notNull())
    .addColumn('until_day', day, (c) => c.notNull())
    .addColumn('group_id', 'integer', (c) => c.references('work_group.id'))
    .addColumn('shift_id', 'integer', (c) => c.notNull().references('shift.id'))
    .addColumn('rest_days', 'text', (c) => c.notNull())
    .addColumn('location_rule', 'text', (c) => c.notNull().check(sql`location_rule in ('sites', 'exempt')`))
    .addUniqueConstraint('member_work_once', ['member_id', 'from_day'])
    .addUniqueConstraint('member_work_ends_once', ['member_id', 'until_day'])
    .addCheckConstraint('member_work_ends_after_start', sql`until_day >= from_day`)
    .execute();
  await db.schema
    .createIndex('member_work_by_group')
    .on('member_work')
    .columns(['group_id', 'until_day', 'from_day', 'member_id'])
    .execute();
  await strict(engine, db.schema.createTable('member_work_site'))
    .addColumn('work_id', 'integer', (c) => c.notNull().references('member_work.id'))
    .addColumn('site_id', 'integer', (c) => c.notNull().references('site.id'))
    .addPrimaryKeyConstraint('member_work_site_key', ['work_id', 'site_id'])
    .execute();
}

async function overrides(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const day: Expressed = engine === 'sqlite' ? 'text' : 'date';
  const instant: Expressed = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  await strict(engine, db.schema.createTable('day_override'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', day, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('off', 'work')`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('by_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('day_override_key', ['member_id', 'day'])
    .execute();
}

/** What stood in the member's own row, from there. Who had no shift of their own worked the company's. */
async function moveOver(db: Kysely<unknown>): Promise<void> {
  await sql`insert into member_work (member_id, from_day, until_day, group_id, shift_id, rest_days, location_rule)
    select member.id, ${sql.lit(BEGINNING)}, ${sql.lit(FOREVER)}, member.group_id,
      coalesce(member.shift_id, company.default_shift_id), member.rest_days, member.location_rule
    from member cross join company order by member.id`.execute(db);
  await sql`insert into member_work_site (work_id, site_id)
    select member_work.id, member_site.site_id
    from member_site join member_work on member_work.member_id = member_site.member_id`.execute(db);
  await db.schema.dropTable('member_site').execute();
  await db.schema.dropIndex('member_by_group').execute();
  for (const column of ['group_id', 'shift_id', 'rest_days', 'location_rule']) {
    await db.schema.alterTable('member').dropColumn(column).execute();
  }
}

/** SQLite tables refuse values of the wrong type; PostgreSQL always does. */
function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
