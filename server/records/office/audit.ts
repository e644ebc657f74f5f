import type { audit as words } from '@muster/domain/messages/en/audit.ts';
import type { Generated, Insertable } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Tables, Writable, Write } from '../../database/engine.ts';

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

/** What was done to what: a noun and a verb for which administrators have words. */
export type AuditAction = `${AuditNoun}.${AuditVerb}`;
export type AuditNoun = keyof typeof words.nouns;
export type AuditVerb = keyof typeof words.verbs;

export interface AuditEntry {
  readonly at: string;
  /** Null for what nobody signed in did: set-up, registration. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const insertEntry = compiledOnce((db: Writable, it: Omit<Insertable<Tables['audit']>, 'id'>) =>
  db.insertInto('audit').values({
    at: it.at,
    actor_id: it.actor_id,
    action: it.action,
    subject: it.subject,
    before: it.before,
    after: it.after,
  }),
);

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes what the office changed or decided, in the transaction that changes it. The table is append-only. */
export async function recordAudit(trx: Write, entry: AuditEntry): Promise<void> {
  await insertEntry(trx, {
    at: entry.at,
    actor_id: entry.actorId,
    action: entry.action,
    subject: entry.subject,
    before: json(entry.before),
    after: json(entry.after),
  });
}

/** Whether something was done to somebody: ever, or since an instant. */
export async function isOnRecord(
  db: Read,
  { action, subject, since }: Pick<AuditEntry, 'action' | 'subject'> & { readonly since?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .$if(since !== undefined, (rows) => rows.where('at', '>=', since ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How often something was done to somebody. */
export async function timesOnRecord(db: Read, { action, subject }: Pick<AuditEntry, 'action' | 'subject'>) {
  const { times } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll().as('times'))
    .where('subject', '=', subject)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return Number(times);
}

/** The same as recordAudit for much that is done at once. */
export async function recordAudits(trx: Write, entries: readonly AuditEntry[]): Promise<void> {
  await inBatches(entries, async (some) => {
    await trx
      .insertInto('audit')
      .values(
        some.map(({ actorId, before, after, ...it }) => ({
          ...it,
          actor_id: actorId,
          before: json(before),
          after: json(after),
        })),
      )
      .execute();
  });
}
