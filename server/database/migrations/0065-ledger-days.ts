import type { Kysely } from 'kysely';

/**
 * A line of the ledger about leave keeps the days it is about: those of the leave change, the line does not. Lines of
 * before have none; nobody wrote them down, and the table is append-only.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  for (const column of ['from_day', 'until_day']) {
    await db.schema
      .alterTable('leave_ledger')
      .addColumn(column, engine === 'sqlite' ? 'text' : 'date')
      .execute();
  }
}
