import type { Kysely } from 'kysely';

/** An edit of a single day of a member, or of a passkey's name, says which revision was looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['day_override', 'passkey']) {
    await db.schema
      .alterTable(table)
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  }
}
