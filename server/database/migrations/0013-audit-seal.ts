import { type Kysely, sql } from 'kysely';

/** The chain over the audit log: each line's hash covers the one before, and neither lines nor hashes ever change. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const seal = db.schema
    .createTable('audit_seal')
    .addColumn('seq', 'integer', (c) => c.primaryKey())
    .addColumn('audit_id', 'integer', (c) => c.notNull().unique().references('audit.id'))
    .addColumn('hash', 'text', (c) => c.notNull());
  await (engine === 'sqlite' ? seal.modifyEnd(sql`strict`) : seal).execute();
  for (const change of ['update', 'delete']) {
    const trigger = sql.raw(`audit_seal_no_${change}`);
    await (engine === 'sqlite'
      ? sql`create trigger ${trigger} before ${sql.raw(change)} on audit_seal
          begin select raise(abort, 'audit_seal is append-only'); end`
      : sql`create trigger ${trigger} before ${sql.raw(change)} on audit_seal
          for each row execute function refuse_change()`
    ).execute(db);
  }
  for (const column of ['at', 'actor_id', 'action', 'subject']) {
    await db.schema.createIndex(`audit_by_${column}`).on('audit').columns([column, 'id']).execute();
  }
}
