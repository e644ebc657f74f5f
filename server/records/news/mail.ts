import type { Generated } from 'kysely';
import type { Database, Read, Writable, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface MailTables {
  mail: MailTable;
}

interface MailTable {
  id: Generated<number>;
  /** Makes a mail that is sent twice one mail for whoever receives it. */
  message_key: string;
  recipient: string;
  /** What it says, as a code of the catalogue and its parameters (JSON). */
  code: string;
  params: string;
  created_at: string;
  /** When nobody needs it any more, such as a link that has run out by then. */
  expires_at: string | null;
  /** How often sending it has failed. */
  failures: number;
  next_try_at: string;
  /** Whose requests of which kind it tells of, while it waits for more of them. */
  counts: Generated<string | null>;
}

/** A mail that waits to be sent. */
export interface WaitingMail {
  readonly id: number;
  readonly messageKey: string;
  readonly recipient: string;
  readonly code: string;
  readonly params: unknown;
  readonly failures: number;
}

export interface NewMail {
  readonly recipient: string;
  readonly code: string;
  readonly params: object;
  readonly expiresAt: string | null;
  readonly now: string;
  /** When it is due, unless it is at once. */
  readonly due?: string;
  readonly counts?: string | undefined;
}

/** Keeps mails to be sent, in the transaction of what they tell of: all are stored, or nothing. */
export async function addMails(trx: Write, mails: readonly NewMail[]): Promise<void> {
  await trx
    .insertInto('mail')
    .values(
      mails.map((it) => ({
        message_key: crypto.randomUUID(),
        recipient: it.recipient,
        code: it.code,
        params: JSON.stringify(it.params),
        created_at: it.now,
        expires_at: it.expiresAt,
        failures: 0,
        next_try_at: it.due ?? it.now,
        counts: it.counts ?? null,
      })),
    )
    .execute();
}

interface Counting {
  readonly counts: string;
  readonly recipient: string;
}

const holdCounting = locking('mail', (db, it: Counting) =>
  db.selectFrom('mail').select('id').where('counts', '=', it.counts).where('recipient', '=', it.recipient).forUpdate(),
);

/** Has a mail that waits for more of the same tell of another; answers whether there was one. Once it is taken there is none. */
export async function countInto(trx: Write, it: Counting, add: (params: object) => object): Promise<boolean> {
  await holdCounting(trx, it);
  const waiting = await trx
    .selectFrom('mail')
    .select(['id', 'params'])
    .where('counts', '=', it.counts)
    .where('recipient', '=', it.recipient)
    .executeTakeFirst();
  if (!waiting) return false;
  const params = JSON.stringify(add(JSON.parse(waiting.params)));
  await trx.updateTable('mail').set({ params }).where('id', '=', waiting.id).execute();
  return true;
}

/**
 * Takes mails that are due for this server alone: until `leaseUntil` no other takes them, and after it anybody does, should
 * this server have died meanwhile. What runs out goes first, the soonest before all: after hours without the mail server a
 * link for a new password would else run out behind the news of those hours; then the longest waiting.
 */
export async function takeDueMails(
  { engine, query }: Database,
  it: { readonly now: string; readonly leaseUntil: string; readonly limit: number },
): Promise<WaitingMail[]> {
  const rows = await query
    .updateTable('mail')
    .set({ next_try_at: it.leaseUntil, counts: null })
    .where('id', 'in', (eb) => {
      const due = eb.selectFrom('mail').select('id').where('next_try_at', '<=', it.now);
      const oldest = due
        .orderBy('expires_at', (by) => by.asc().nullsLast())
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(it.limit);
      return engine === 'postgres' ? oldest.forUpdate().skipLocked() : oldest;
    })
    .returning(['id', 'message_key as messageKey', 'recipient', 'code', 'params', 'failures'])
    .execute();
  return rows.map((row) => ({ ...row, params: JSON.parse(row.params) })).toSorted((one, other) => one.id - other.id);
}

/** How many mails are still to be sent. */
export async function countMails(db: Read): Promise<number> {
  const { waiting } = await db.selectFrom('mail').select(db.fn.countAll().as('waiting')).executeTakeFirstOrThrow();
  return Number(waiting);
}

/** A mail that was sent is forgotten: it may carry a secret, and its member has it now. */
export async function dropMail(db: Writable, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

export async function postponeMail(db: Writable, id: number, failures: number, nextTryAt: string): Promise<void> {
  await db.updateTable('mail').set({ failures, next_try_at: nextTryAt }).where('id', '=', id).execute();
}

/** Drops the mails that nobody needs any more, and those that failed for long; answers how many were never sent. */
export async function dropExpiredMails(
  db: Writable,
  { now, keptBefore }: { readonly now: string; readonly keptBefore: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', now), eb.and([eb('created_at', '<=', keptBefore), eb('failures', '>', 0)])]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
