import { type Kysely, sql } from 'kysely';
import type { EngineName } from '../engine.ts';

/** Weekdays that rest in some weeks alone, beside those of every week: none of who was listed before. Self-contained. */
export async function up(db: Kysely<unknown>, engine: EngineName): Promise<void> {
  const table = () => db.schema.alterTable('member_work');
  await table()
    .addColumn('alternate_days', 'text', (c) => c.check(sql`alternate_days <> ''`))
    .execute();
  await table()
    .addColumn('alternate_weeks', 'text', (c) => c.check(sql`alternate_weeks in ('second', 'odd', 'even')`))
    .execute();
  await table()
    .addColumn('alternate_from', engine === 'sqlite' ? 'text' : 'date')
    .execute();
}
