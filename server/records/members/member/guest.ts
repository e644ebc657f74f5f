import { sql } from 'kysely';
import type { Write } from '../../../database/engine.ts';
import { addMember } from '../member.ts';

export interface NewGuest {
  readonly membercode: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly passwordBy: number;
  readonly now: string;
}

/** Makes an account without employment. */
export async function addGuest(trx: Write, it: NewGuest): Promise<number> {
  const { id } = await addMember(trx, {
    ...it,
    membername: it.membercode,
    role: 'MEMBER',
    joinedOn: it.now.slice(0, 10),
  });
  await trx.updateTable('member').set({ guest: 1, joined_on: null }).where('id', '=', id).execute();
  return id;
}

/** Takes a password away: the account stays, and nobody signs in with it. */
export async function takeSignIn(trx: Write, memberId: number): Promise<void> {
  await trx.updateTable('member').set({ password_hash: null }).where('id', '=', memberId).execute();
}

/** Leaves the code of a guest who was deleted to others: theirs is none that anybody could have from now on. */
export async function freeName(trx: Write, memberId: number): Promise<void> {
  const membercode = sql<string>`member.membercode || '#' || member.id`;
  await trx.updateTable('member').set({ membercode }).where('id', '=', memberId).execute();
}
