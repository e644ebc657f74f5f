import { type Generated, sql } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';

export interface PasskeyTables {
  passkey: PasskeyTable;
}

/** What a member signs in with by a touch: the public half alone. */
interface PasskeyTable {
  id: Generated<number>;
  member_id: number;
  name: string;
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it was used, as far as it counts. */
  counter: number;
  /** How a browser reaches it, between commas. */
  transports: string;
  created_at: string;
  last_used_at: string | null;
  /** Counted up by every other name. */
  revision: Generated<number>;
  /** Whether it opens nothing alone: it is from before the account was worth more, and has not come after the password since. */
  doubted: Generated<number>;
}

export interface NewPasskey {
  readonly memberId: number;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly now: string;
}

/** The largest count that both engines hold in an integer; hardly any authenticator counts at all. */
const MOST = 2_147_483_647;

export async function addPasskey(trx: Write, it: NewPasskey): Promise<void> {
  await trx
    .insertInto('passkey')
    .values({
      member_id: it.memberId,
      name: it.name,
      credential_id: it.credentialId,
      public_key: it.publicKey,
      counter: Math.min(it.counter, MOST),
      transports: it.transports,
      created_at: it.now,
      last_used_at: null,
    })
    .execute();
}

export function passkeysOf(db: Read, memberId: number) {
  return db.selectFrom('passkey').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
}

export type StoredPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];

export function findPasskey(db: Read, credentialId: string) {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

interface PasskeyUse {
  readonly id: number;
  readonly counter: number;
  readonly now: string;
}

const using = (trx: Write, it: PasskeyUse) =>
  trx
    .updateTable('passkey')
    .set({ counter: Math.min(it.counter, MOST), last_used_at: it.now })
    .where('id', '=', it.id);

/** Counts a use of a passkey alone; false when it has been removed, or is not enough alone. */
export async function usePasskeyAlone(trx: Write, it: PasskeyUse): Promise<boolean> {
  const { numUpdatedRows } = await using(trx, it).where('doubted', '=', 0).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts its use after the password, which it is enough without from then on; false when it has been removed. */
export async function usePasskeyAsSecond(trx: Write, it: PasskeyUse): Promise<boolean> {
  const { numUpdatedRows } = await using(trx, it).set({ doubted: 0 }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on none of some members' passkeys is enough alone. */
export async function doubtPasskeysOf(trx: Write, memberIds: readonly number[]): Promise<void> {
  await trx.updateTable('passkey').set({ doubted: 1 }).where('member_id', 'in', memberIds).execute();
}

/** Gives a passkey another name, from where it is one revision on. The caller holds its member and has just read it. */
export async function renamePasskey(trx: Write, it: { readonly id: number; readonly name: string }): Promise<void> {
  await trx
    .updateTable('passkey')
    .set({ name: it.name, revision: sql<number>`passkey.revision + 1` })
    .where('id', '=', it.id)
    .execute();
}

/** Removes a passkey of a member; false when it is not theirs or not there. */
export async function dropPasskey(trx: Write, memberId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropPasskeysOf(trx: Write, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('passkey').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}
