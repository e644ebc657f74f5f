import type { Generated, Insertable } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Tables, Write } from '../database/engine.ts';

export interface AuditTables {
  audit: AuditTable;
}

interface AuditTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
}

export interface AuditEntry {
  readonly at: string;
  /** Null for what nobody signed in did: set-up, registration. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const insertEntry = compiledOnce((db, it: Omit<Insertable<Tables['audit']>, 'id'>) =>
  db.insertInto('audit').values({
    at: it.at,
    actor_id: it.actor_id,
    action: it.action,
    subject: it.subject,
    before: it.before,
    after: it.after,
  }),
);

/** Writes what the office changed or decided, in the transaction that changes it. The table is append-only. */
export async function recordAudit(trx: Write, entry: AuditEntry): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await insertEntry(trx, {
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    subject: entry.subject,
    before: json(entry.before),
    after: json(entry.after),
  });
}
