import { changeMember, type MemberChange, readMember } from '@muster/domain/members/member-office-contract.ts';
import type { Client } from '../company/client.ts';

/** Changes a member as somebody of the office does who has just looked at them. */
export async function changeNow(
  by: Client,
  id: number,
  asked: Partial<MemberChange>,
  query: { readonly preview?: 'true' } = {},
) {
  const params = { id: String(id) };
  const { revision } = (await by.call(readMember, { params })).data();
  return by.call(changeMember, { params, query, body: { ...asked, revision } });
}
