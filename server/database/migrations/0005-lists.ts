import { type Kysely, sql } from 'kysely';

/** The tables of the lists that the office keeps. */
const LISTS = ['site', 'shift', 'work_group', 'car', 'trip_type', 'trip_place', 'competitor'];

/** What a list names is retired and never deleted; who changes an entry says which revision was looked at. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  for (const table of LISTS) {
    await db.schema.alterTable(table).addColumn('retired_at', instant).execute();
    await db.schema
      .alterTable(table)
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  }
  for (const minutes of ['break_minutes', 'grace_minutes']) {
    await db.schema
      .alterTable('shift')
      .addColumn(minutes, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(minutes)} >= 0`),
      )
      .execute();
  }
  await db.schema
    .alterTable('work_group')
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('car')
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('car')
    .addColumn('seats', 'integer', (c) => c.check(sql`seats > 0`))
    .execute();
}
