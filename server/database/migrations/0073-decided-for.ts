import type { Kysely } from 'kysely';

/**
 * In whose place a deputy decided about a correction or a trip. Of what was decided before, the log of changes alone says
 * it. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['correction', 'trip']) {
    await db.schema
      .alterTable(table)
      .addColumn('decided_for', 'integer', (c) => c.references('member.id'))
      .execute();
  }
}
