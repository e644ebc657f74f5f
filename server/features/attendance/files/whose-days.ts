import type { daysAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Caller } from '../../../http/caller.ts';
import { type ClosedPeriod, closedBetween } from '../../../records/attendance/period-close.ts';
import { managesSomebody } from '../../../records/deciding/group.ts';
import { findMembers } from '../../../records/members/member.ts';
import type { Days } from '../../../records/members/of-members.ts';
import type { CompanyTime } from '../days/company-view.ts';
import { type DerivedMember, derivedMembers } from '../days/derived-members.ts';
import { membersInSteps } from '../days/group-members-view.ts';
import { findSubject, requireSight } from '../days/subjects-view.ts';
import { keptDays } from '../periods/kept-days.ts';

export interface Whose extends Pick<Parsed<typeof daysAsCsv>['query'], 'membercode' | 'groupno'> {
  readonly days: Days;
}

/**
 * Members with their days, step by step; the days of closed periods as they were closed, by the name and group of then. Without a member or group: everybody for the office, their groups for managers,
 * themselves for others, also while they stand in for a manager. The first step is read before anything is answered, so that a refusal is one.
 * @throws FORBIDDEN, NOT_FOUND for whom the caller may not see
 */
export async function derivedSteps(
  db: Read,
  caller: Pick<Caller, 'member'>,
  whose: Whose,
  time: CompanyTime,
): Promise<AsyncGenerator<DerivedMember[]>> {
  const closes = await closedBetween(db, whose.days.from, whose.days.to);
  const { groups, steps } = await whoseDays(db, caller, { ...whose, closes }, time.today);
  const derived = async function* () {
    for await (const members of steps) {
      const { instead, byName } = await keptDays(
        db,
        closes,
        members.map((it) => it.id),
      );
      const told = await derivedMembers(db, members, { time, days: whose.days, groups, instead });
      yield told.flatMap(byName);
    }
  };
  return begun(derived());
}

async function whoseDays(
  db: Read,
  { member }: Pick<Caller, 'member'>,
  { membercode, groupno, days, closes }: Whose & { readonly closes: readonly ClosedPeriod[] },
  today: Day,
) {
  if (membercode === undefined && (await isOfGroups(db, member, groupno, today))) {
    const groups = await requireSight(db, member, groupno, today);
    return { groups, steps: membersInSteps(db, groups, days, { orClosedIn: closes.map((it) => it.id) }) };
  }
  const { id, groups } = await findSubject(db, member, membercode, today);
  return { groups, steps: [await findMembers(db, [id])] };
}

/** Whether days are asked for of whoever is in some groups: in one that is named, or in all that somebody may see. */
const isOfGroups = async (db: Read, { id, role }: CurrentMember, groupno: string | undefined, today: Day) =>
  groupno !== undefined || isOffice(role) || (await managesSomebody(db, id, today));

/** Whether anybody's days but one's own are asked for. */
export async function isOfOthers(
  db: Read,
  { member }: Pick<Caller, 'member'>,
  { membercode, groupno }: Omit<Whose, 'days'>,
  today: Day,
): Promise<boolean> {
  return membercode === undefined ? isOfGroups(db, member, groupno, today) : membercode !== member.membercode;
}

async function begun<T>(steps: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await steps.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* steps;
  })();
}
