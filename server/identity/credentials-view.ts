import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';
import type { HeldFactors } from '../records/identity/second-factor.ts';

/** What a member gets in by, as it is stored. */
export interface Credentials extends HeldFactors {
  readonly status: 'active' | 'suspended';
  readonly passwordHash: string | null;
  readonly totpSecret: string | null;
  readonly newestPasskey: number | null;
  /** How many passkeys open nothing alone. */
  readonly doubtedPasskeys: number;
}

const ofMember = compiledOnce((db, it: { readonly memberId: number }) =>
  db
    .selectFrom('member')
    .leftJoin('member_totp', 'member_totp.member_id', 'member.id')
    .select((eb) => [
      'member.status',
      'member.password_hash as passwordHash',
      'member_totp.secret as totpSecret',
      'member_totp.since as totpSince',
      eb
        .selectFrom('recovery_code')
        .select((count) => count.fn.countAll<number>().as('left'))
        .whereRef('recovery_code.member_id', '=', 'member.id')
        .as('recoveryLeft'),
      eb
        .selectFrom('passkey')
        .select((count) => count.fn.countAll<number>().as('passkeys'))
        .whereRef('passkey.member_id', '=', 'member.id')
        .as('passkeys'),
      eb
        .selectFrom('passkey')
        .select((most) => most.fn.max<number | null>('passkey.id').as('newest'))
        .whereRef('passkey.member_id', '=', 'member.id')
        .as('newestPasskey'),
      eb
        .selectFrom('passkey')
        .select((count) => count.fn.countAll<number>().as('doubted'))
        .whereRef('passkey.member_id', '=', 'member.id')
        .where('passkey.doubted', '=', 1)
        .as('doubtedPasskeys'),
    ])
    .where('member.id', '=', it.memberId),
);

/** What a member gets in by now; nothing for nobody. */
export async function readCredentials(db: Read, memberId: number): Promise<Credentials | undefined> {
  const [row] = await ofMember(db, { memberId });
  return (
    row && {
      ...row,
      recoveryLeft: Number(row.recoveryLeft),
      passkeys: Number(row.passkeys),
      doubtedPasskeys: Number(row.doubtedPasskeys),
    }
  );
}
