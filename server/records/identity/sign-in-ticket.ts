import type { Read, Writable, Write } from '../../database/engine.ts';

export interface SignInTicketTables {
  sign_in_ticket: SignInTicketTable;
}

/** A sign-in, or the setting up of a passkey, that waits for its second half. */
interface SignInTicketTable {
  hash: string;
  /** Null where a passkey will say whose it is. */
  member_id: number | null;
  /** What a passkey has to sign. */
  challenge: string | null;
  expires_at: string;
}

export interface Ticket {
  readonly hash: string;
  readonly memberId: number | null;
  readonly challenge: string | null;
}

export async function addTicket(trx: Writable, it: Ticket & { readonly expiresAt: string }): Promise<void> {
  await trx
    .insertInto('sign_in_ticket')
    .values({ hash: it.hash, member_id: it.memberId, challenge: it.challenge, expires_at: it.expiresAt })
    .execute();
}

/** A ticket that has not run out. */
export async function findTicket(db: Read, hash: string, now: string): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .select(['member_id', 'challenge'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { hash, memberId: row.member_id, challenge: row.challenge };
}

/** Keeps what a passkey has to sign for a sign-in that waits. */
export async function setChallenge(db: Writable, hash: string, challenge: string): Promise<void> {
  await db.updateTable('sign_in_ticket').set({ challenge }).where('hash', '=', hash).execute();
}

/** Uses a ticket up; false when another was quicker. */
export async function spendTicket(trx: Write, hash: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('sign_in_ticket').where('hash', '=', hash).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the sign-ins of a member that wait. */
export async function dropTicketsOf(trx: Write, memberId: number): Promise<void> {
  await trx.deleteFrom('sign_in_ticket').where('member_id', '=', memberId).execute();
}

export async function dropStaleTickets(db: Writable, now: string): Promise<void> {
  await db.deleteFrom('sign_in_ticket').where('expires_at', '<=', now).execute();
}
