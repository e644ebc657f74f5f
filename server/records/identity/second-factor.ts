import type { Read, Write } from '../../database/engine.ts';

export interface SecondFactorTables {
  member_totp: TotpTable;
  recovery_code: { member_id: number; place: number; hash: string };
}

interface TotpTable {
  member_id: number;
  /** What the app and the server share; null until a first code has shown that the app has it. */
  secret: string | null;
  /** One that is being set up, beside the one that counts until then. */
  pending_secret: string | null;
  since: string | null;
  /** The newest time step of which a code was used: none counts twice, and none before it. */
  last_step: number | null;
}

export interface HeldFactors {
  readonly totpSince: string | null;
  readonly recoveryLeft: number;
  readonly passkeys: number;
}

export async function heldFactors(db: Read, memberId: number): Promise<HeldFactors> {
  const { since, left, passkeys } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('member_totp').select('since').where('member_id', '=', memberId).as('since'),
      eb
        .selectFrom('recovery_code')
        .select((count) => count.fn.countAll<number>().as('left'))
        .where('member_id', '=', memberId)
        .as('left'),
      eb
        .selectFrom('passkey')
        .select((count) => count.fn.countAll<number>().as('passkeys'))
        .where('member_id', '=', memberId)
        .as('passkeys'),
    ])
    .executeTakeFirstOrThrow();
  return { totpSince: since, recoveryLeft: Number(left), passkeys: Number(passkeys) };
}

/** Recovery codes are in place of a factor, and none of their own. */
export const isAny = ({ totpSince, passkeys }: HeldFactors): boolean => totpSince !== null || passkeys > 0;

/** Whether a member signs in with more than the password. */
export async function hasFactor(db: Read, memberId: number): Promise<boolean> {
  return isAny(await heldFactors(db, memberId));
}

export async function findTotp(db: Read, memberId: number): Promise<TotpTable | undefined> {
  return db.selectFrom('member_totp').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/** Keeps the secret of an app that is being set up; the one before counts until a code of the new one has come. */
export async function beginTotp(trx: Write, memberId: number, secret: string): Promise<void> {
  await trx
    .insertInto('member_totp')
    .values({ member_id: memberId, secret: null, pending_secret: secret, since: null, last_step: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ pending_secret: secret }))
    .execute();
}

/** The app that was being set up counts from now on; false when another one is being set up meanwhile. */
export async function confirmTotp(
  trx: Write,
  it: { readonly memberId: number; readonly secret: string; readonly step: number; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_totp')
    .set({ secret: it.secret, pending_secret: null, since: it.now, last_step: it.step })
    .where('member_id', '=', it.memberId)
    .where('pending_secret', '=', it.secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses the code of a time step up; false when it was used before, or a later one was. */
export async function useStep(trx: Write, memberId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member_totp')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropTotp(trx: Write, memberId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('member_totp').where('member_id', '=', memberId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Keeps new recovery codes; those from before are void. */
export async function storeRecoveryCodes(trx: Write, memberId: number, hashes: readonly string[]): Promise<void> {
  await dropRecoveryCodes(trx, memberId);
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash, place) => ({ member_id: memberId, place, hash })))
    .execute();
}

export async function findRecoveryCode(db: Read, memberId: number, position: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_code')
    .select('hash')
    .where('member_id', '=', memberId)
    .where('place', '=', position)
    .executeTakeFirst();
  return row?.hash;
}

/** Uses a recovery code up; false when another was quicker. */
export async function spendRecoveryCode(
  trx: Write,
  it: { readonly memberId: number; readonly position: number; readonly hash: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('member_id', '=', it.memberId)
    .where('place', '=', it.position)
    .where('hash', '=', it.hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropRecoveryCodes(trx: Write, memberId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
}
