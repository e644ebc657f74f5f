import type { Read } from '../../database/engine.ts';

/** Somebody who may get a PIN, and since when they have one. */
export type Getter = Awaited<ReturnType<typeof gettersOf>>[number];

/** Active members by their codes: those who are named, or all who have neither a password nor a PIN. */
export function gettersOf(
  db: Read,
  { membercodes, after }: { readonly membercodes?: readonly string[] | undefined; readonly after?: string | undefined },
  limit: number,
) {
  let found = db
    .selectFrom('member')
    .leftJoin('door_pin', 'door_pin.member_id', 'member.id')
    .select(['member.id', 'member.membercode', 'member.membername', 'member.role', 'door_pin.since'])
    .where('member.guest', '=', 0)
    .where('member.status', '=', 'active')
    .orderBy('member.membercode')
    .limit(limit);
  if (membercodes) found = found.where('member.membercode', 'in', membercodes);
  else found = found.where('member.password_hash', 'is', null).where('door_pin.since', 'is', null);
  if (after !== undefined) found = found.where('member.membercode', '>', after);
  return found.execute();
}
