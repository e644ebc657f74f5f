import { type Flags, noFlags } from '@muster/domain/administration/flags.ts';
import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/caller.ts';
import { betweenTimes } from '../records/members/employment.ts';
import { flagsOf } from '../records/members/permission.ts';
import { companyToday } from '../records/office/company.ts';

const isAway = compiledOnce((db, { id, today }: { readonly id: number; readonly today: Day }) =>
  db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', id)
    .where((it) => betweenTimes(it, today)),
);

/** Whether somebody has left and is to come back: what their role and permissions give rests until then (decision 39). */
export async function rests(db: Read, id: number, today: Day): Promise<boolean> {
  return (await isAway(db, { id, today })).length > 0;
}

/**
 * A member as they are today: between two times here they have what everybody has. The database is asked only of those whose
 * first day, `joinedOn`, is not over everywhere on earth.
 */
export async function asToday(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  member: CurrentMember,
  joinedOn: Day | null,
): Promise<Pick<Caller, 'member' | 'resting'>> {
  const isBegun = joinedOn === null || joinedOn < writeInstant(clock()).slice(0, joinedOn.length);
  if (isBegun || !(await rests(database.query, member.id, await companyToday(database.query, clock))))
    return { member };
  return { member: { ...member, role: 'MEMBER' }, resting: member.role };
}

/** Somebody who signs in, as they are today. */
export const signedInAs = async (
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { member, joinedOn }: { readonly member: CurrentMember; readonly joinedOn: Day | null },
): Promise<CurrentMember> => (await asToday(deps, member, joinedOn)).member;

/** What a caller may by their role and the permissions that they were given. */
export const ownFlags = async (db: Read, { member, resting }: Pick<Caller, 'member' | 'resting'>): Promise<Flags> =>
  resting === undefined ? flagsOf(db, member) : noFlags;
