import { sql } from 'kysely';
import type { Database, Tables } from './engine.ts';

/**
 * Has the planner look at tables into which much came at once. PostgreSQL does so by itself, but only some minutes later, and
 * plans until then as if they were empty: what joins thousands of members takes seconds. SQLite plans without a look.
 */
export async function lookAtTables({ engine, unhurried }: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  if (engine === 'sqlite') return;
  await unhurried(async (db) => {
    await sql`analyze ${sql.join(tables.map((it) => sql.table(it)))}`.execute(db);
  });
}
