import type { Write } from '../../database/engine.ts';
import { addMember } from '../member.ts';

export interface NewGuest {
  readonly membercode: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly now: string;
}

/** Makes an account without employment. The code of a guest whose sign-in was taken away may be used again. */
export async function addGuest(trx: Write, it: NewGuest): Promise<number> {
  const account = { email: it.email, password_hash: it.passwordHash, guest: 1, joined_on: null } as const;
  const again = await trx
    .updateTable('member')
    .set({ ...account, status: 'active' })
    .where('membercode', '=', it.membercode)
    .where('guest', '=', 1)
    .where('password_hash', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (again) return again.id;
  const { id } = await addMember(trx, {
    ...it,
    membername: it.membercode,
    role: 'MEMBER',
    joinedOn: it.now.slice(0, 10),
  });
  await trx.updateTable('member').set(account).where('id', '=', id).execute();
  return id;
}

/** Takes a password away: the account stays, and nobody signs in with it. */
export async function takeSignIn(trx: Write, memberId: number): Promise<void> {
  await trx.updateTable('member').set({ password_hash: null }).where('id', '=', memberId).execute();
}
