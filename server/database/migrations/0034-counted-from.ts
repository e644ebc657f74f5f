import { type Kysely, sql } from 'kysely';

/**
 * The day from which a company counts attendance: before it nobody could check in, so nobody was absent. Companies that
 * exist count as they did.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('counted_from', engine === 'sqlite' ? 'text' : sql`date`)
    .execute();
}
