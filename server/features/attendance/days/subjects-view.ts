import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { dayWithout } from '@muster/domain/attendance/summary/derive-day.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../../database/engine.ts';
import { refuse } from '../../../http/problems.ts';
import { findGroup } from '../../../records/deciding/group.ts';
import { managesOn } from '../../../records/deciding/managing.ts';
import { type GroupedPattern, groupOn } from './work-view.ts';

/** The groups whose members' days somebody may see; all of them for the office and for oneself. */
export type Sight = 'all' | ReadonlySet<number>;

/** Whether a group, or a member without one, is among those that somebody may see. */
export const sees = (groups: Sight, groupId: number | null): boolean =>
  groups === 'all' || (groupId !== null && groups.has(groupId));

/** All groups of several sights. */
export function together(sights: Iterable<Sight>): Sight {
  const groups = new Set<number>();
  for (const it of sights) {
    if (it === 'all') return 'all';
    for (const id of it) groups.add(id);
  }
  return groups;
}

/** Whether all groups of the one are among those of the other. */
export const covers = (all: Sight, some: Sight): boolean =>
  all === 'all' || (some !== 'all' && [...some].every((id) => all.has(id)));

export interface Subject {
  readonly id: number;
  readonly groups: Sight;
}

/** The groups that a member manages on a day. */
async function managedGroups(db: Read, memberId: number, day: Day): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('group_manager')
    .select('group_id')
    .where('member_id', '=', memberId)
    .where((eb) => managesOn(eb, day))
    .execute();
  return new Set(rows.map((it) => it.group_id));
}

/** The groups that are looked at. @throws FORBIDDEN for who manages nobody, NOT_FOUND for a group unknown or not theirs to see */
export async function requireSight(
  db: Read,
  member: CurrentMember,
  groupno: string | undefined,
  today: Day,
): Promise<Sight> {
  const managed = isOffice(member.role) ? ('all' as const) : await managedGroups(db, member.id, today);
  if (managed !== 'all' && managed.size === 0) throw refuse('FORBIDDEN');
  if (groupno === undefined) return managed;
  const group = await findGroup(db, groupno);
  if (!group || (managed !== 'all' && !managed.has(group.id))) throw refuse('NOT_FOUND');
  return new Set([group.id]);
}

/** Whose days are asked for. @throws NOT_FOUND for a member who is unknown or of none of the caller's groups */
export async function findSubject(
  db: Read,
  caller: CurrentMember,
  membercode: string | undefined,
  today: Day,
): Promise<Subject> {
  if (membercode === undefined || membercode === caller.membercode) return { id: caller.id, groups: 'all' };
  const [row, groups] = [
    await db
      .selectFrom('member')
      .select('id')
      .where('membercode', '=', membercode)
      .where('guest', '=', 0)
      .executeTakeFirst(),
    isOffice(caller.role) ? ('all' as const) : await managedGroups(db, caller.id, today),
  ];
  if (!row || (groups !== 'all' && groups.size === 0)) throw refuse('NOT_FOUND');
  return { id: row.id, groups };
}

/**
 * The days that may be seen: those on which the member was in one of the groups. Others are as if the member had not
 * been there. @throws NOT_FOUND where there is no such day
 */
export function inSight(days: readonly DayRecord[], patterns: readonly GroupedPattern[], groups: Sight): DayRecord[] {
  if (groups === 'all') return [...days];
  const isSeen = ({ date }: DayRecord) => sees(groups, groupOn(patterns, date).groupId);
  if (!days.some(isSeen)) throw refuse('NOT_FOUND');
  return days.map((it) => (isSeen(it) ? it : dayWithout(it.date, it.kind)));
}
