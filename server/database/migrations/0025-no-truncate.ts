import { type Kysely, sql } from 'kysely';

/** What is append-only is not emptied at once either. SQLite has no such statement: there it deletes row by row. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'sqlite') return;
  for (const table of ['audit', 'audit_seal', 'leave_ledger', 'punch', 'punch_flag']) {
    await sql`create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}
