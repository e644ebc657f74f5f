import type { Read, Writable, Write } from '../../database/engine.ts';
import type { MailAddress } from '../members/member/mail-address.ts';

export interface MailChangeTables {
  mail_change: MailChangeTable;
}

/** A mail address that was left, and may be had back by the link in its mailbox. */
interface MailChangeTable {
  hash: string;
  member_id: number;
  old_email: string;
  /** Who of the office had given it; null where the member had. */
  old_email_by: number | null;
  /** Each later than those of the member's changes before: it says their order. */
  expires_at: string;
}

export async function addMailChange(
  trx: Write,
  it: { readonly hash: string; readonly memberId: number; readonly old: MailAddress; readonly expiresAt: string },
): Promise<void> {
  await trx
    .insertInto('mail_change')
    .values({
      hash: it.hash,
      member_id: it.memberId,
      old_email: it.old.email,
      old_email_by: it.old.emailBy,
      expires_at: it.expiresAt,
    })
    .execute();
}

/** When the newest link of a member runs out; undefined when there is none. */
export async function newestMailChangeOf(db: Read, memberId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_change')
    .select('expires_at')
    .where('member_id', '=', memberId)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at;
}

/** Whose address this link brings back, and which. */
export async function findMailChange(
  db: Read,
  hash: string,
  now: string,
): Promise<{ readonly memberId: number; readonly old: MailAddress; readonly expiresAt: string } | undefined> {
  const row = await db
    .selectFrom('mail_change')
    .select(['member_id', 'old_email', 'old_email_by', 'expires_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const old = { email: row.old_email, emailBy: row.old_email_by };
  return { memberId: row.member_id, old, expiresAt: row.expires_at };
}

/** A link that was used is void, and with it those of later changes. Those of earlier ones last: who made the later knew none. */
export async function dropMailChangesSince(trx: Write, memberId: number, expiresAt: string): Promise<void> {
  await trx.deleteFrom('mail_change').where('member_id', '=', memberId).where('expires_at', '>=', expiresAt).execute();
}

/** Ends every link of some members. */
export async function dropMailChangesOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await trx.deleteFrom('mail_change').where('member_id', 'in', memberIds).execute();
}

export async function dropStaleMailChanges(db: Writable, now: string): Promise<void> {
  await db.deleteFrom('mail_change').where('expires_at', '<=', now).execute();
}
