import { type Kysely, sql } from 'kysely';

/**
 * Holidays that hold at some sites only. Whether one holds everywhere stands with it, so that nobody looks for sites
 * where there are none.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('public_holiday')
    .addColumn('everywhere', 'integer', (c) => c.notNull().defaultTo(1).check(sql`everywhere in (0, 1)`))
    .execute();
  const table = db.schema.createTable('public_holiday_site');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('holiday_id', 'integer', (c) => c.notNull().references('public_holiday.id').onDelete('cascade'))
    .addColumn('site_id', 'integer', (c) => c.notNull().references('site.id'))
    .addPrimaryKeyConstraint('public_holiday_site_key', ['holiday_id', 'site_id'])
    .execute();
}
