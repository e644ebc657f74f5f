import { registerUser } from '@muster/domain/administration/administration-contract.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import type { Client } from '../company/client.ts';
import { PASSWORD } from '../company/office.ts';

let serial = 0;

/** An account that somebody has registered, with a password that both know; without a role it is a guest's. */
export async function registered(by: Client, role?: Exclude<Role, 'GUEST'>) {
  const membercode = `CHOSEN${++serial}`;
  const email = `chosen${serial}@lotus.example`;
  const body = { username: membercode, email, password: PASSWORD, ...(role && { role }) };
  return { id: (await by.call(registerUser, { body })).data().id, membercode, email };
}
