import type { Read, Writable, Write } from '../../database/engine.ts';

export interface OneTimeTokenTables {
  one_time_token: OneTimeTokenTable;
}

interface OneTimeTokenTable {
  hash: string;
  purpose: 'setup' | 'register' | 'reset';
  member_id: number | null;
  expires_at: string;
  used_at: string | null;
  /** Who of the office handed it out; its member where the server printed it for them, null where it was mailed. */
  issued_by: number | null;
}

export type TokenPurpose = 'setup' | 'register' | 'reset';

interface NewToken {
  readonly hash: string;
  readonly purpose: TokenPurpose;
  readonly memberId: number | null;
  readonly expiresAt: string;
  readonly issuedBy: number | null;
}

/** Keeps a new one-time token; older ones of the same purpose and member are void. */
export async function addOneTimeToken(trx: Write, token: NewToken): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('purpose', '=', token.purpose)
    .where('member_id', token.memberId === null ? 'is' : '=', token.memberId)
    .execute();
  await insert(trx, token);
}

/**
 * Keeps a link for a new password that is mailed to its member, beside those that are under way: whoever asks twice may open
 * either mail, and who asks in somebody else's name takes no link or code from them. With one all others end.
 */
export const addMailedReset = (
  trx: Write,
  token: { readonly hash: string; readonly memberId: number; readonly expiresAt: string },
): Promise<void> => insert(trx, { ...token, purpose: 'reset', issuedBy: null });

async function insert(trx: Write, { hash, purpose, memberId, expiresAt, issuedBy }: NewToken): Promise<void> {
  await trx
    .insertInto('one_time_token')
    .values({
      ...{ hash, purpose, used_at: null },
      member_id: memberId,
      expires_at: expiresAt,
      issued_by: issuedBy,
    })
    .execute();
}

/** The same for many members at once, handed out by one of the office. */
export async function addOneTimeTokens(
  trx: Write,
  purpose: TokenPurpose,
  tokens: readonly { readonly memberId: number; readonly hash: string }[],
  { expiresAt, issuedBy }: { readonly expiresAt: string; readonly issuedBy: number },
): Promise<void> {
  if (tokens.length === 0) return;
  const members = tokens.map((it) => it.memberId);
  await trx.deleteFrom('one_time_token').where('purpose', '=', purpose).where('member_id', 'in', members).execute();
  await trx
    .insertInto('one_time_token')
    .values(
      tokens.map(({ hash, memberId }) => ({
        hash,
        purpose,
        member_id: memberId,
        expires_at: expiresAt,
        used_at: null,
        issued_by: issuedBy,
      })),
    )
    .execute();
}

/** Whose token this is, and who handed it out; undefined when it is unknown, used, too old or for something else. */
export async function findOneTimeToken(
  db: Read,
  hash: string,
  purpose: TokenPurpose,
  now: string,
): Promise<{ memberId: number | null; issuedBy: number | null } | undefined> {
  const row = await db
    .selectFrom('one_time_token')
    .select(['member_id', 'issued_by'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { memberId: row.member_id, issuedBy: row.issued_by };
}

/** Uses a token up; false when another was quicker. */
export async function spendOneTimeToken(trx: Write, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Links and codes for a new password that were made before are dead. */
export async function dropResetTokensOf(trx: Write, memberId: number): Promise<void> {
  await trx.deleteFrom('one_time_token').where('member_id', '=', memberId).where('purpose', '=', 'reset').execute();
}

/** Ends the links for a new password that were mailed to some members. Those last that the office handed out. */
export async function dropMailedResetsOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await trx
    .deleteFrom('one_time_token')
    .where('member_id', 'in', memberIds)
    .where('purpose', '=', 'reset')
    .where('issued_by', 'is', null)
    .execute();
}

/** Drops the tokens that have long run out. */
export async function dropStaleTokens(db: Writable, longAgo: string): Promise<void> {
  await db.deleteFrom('one_time_token').where('expires_at', '<', longAgo).execute();
}
