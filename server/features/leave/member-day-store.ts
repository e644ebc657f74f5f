import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import type { LeaveSubject } from '@muster/domain/leave/leave-policy.ts';
import type { Read, Write } from '../../database/engine.ts';

export interface ClaimedDay {
  readonly day: string;
  readonly claim: 'leave' | 'trip';
}

/** Which of a member's days are claimed already; `except` is a leave that is being changed. */
export function claimedDays(
  db: Read,
  memberId: number,
  from: string,
  to: string,
  except?: number,
): Promise<ClaimedDay[]> {
  return db
    .selectFrom('member_day')
    .select(['day', 'claim'])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(except !== undefined, (query) =>
      query.where((eb) => eb.or([eb('leave_id', 'is', null), eb('leave_id', '<>', except as number)])),
    )
    .orderBy('day')
    .execute();
}

export async function claimDays(trx: Write, memberId: number, leaveId: number, days: readonly string[]): Promise<void> {
  await trx
    .insertInto('member_day')
    .values(days.map((day) => ({ member_id: memberId, day, claim: 'leave' as const, leave_id: leaveId })))
    .execute();
}

/** Frees the days of a leave, all or those from a day on. */
export async function freeDaysOf(trx: Write, leaveId: number, from?: string): Promise<void> {
  let freeing = trx.deleteFrom('member_day').where('leave_id', '=', leaveId);
  if (from !== undefined) freeing = freeing.where('day', '>=', from);
  await freeing.execute();
}

export interface LeaveMember extends LeaveSubject {
  readonly membercode: string;
  readonly membername: string;
  readonly email: string;
  readonly groupId: number | null;
  readonly groupno: string | null;
  readonly restDays: readonly number[];
}

/** Members with what leave needs to know of them: their rest days and who decides for them. */
export async function findLeaveMembers(
  db: Read,
  who: { ids: readonly number[] } | { membercode: string },
): Promise<LeaveMember[]> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('work_group', 'work_group.id', 'member.group_id')
    .leftJoin('group_manager', 'group_manager.group_id', 'member.group_id')
    .select([
      'member.id',
      'member.membercode',
      'member.membername',
      'member.email',
      'member.group_id',
      'member.rest_days',
      'work_group.groupno',
      'group_manager.member_id as manager_id',
    ])
    .$if('ids' in who, (query) => query.where('member.id', 'in', 'ids' in who ? who.ids : []))
    .$if('membercode' in who, (query) =>
      query.where('member.membercode', '=', 'membercode' in who ? who.membercode : ''),
    )
    .execute();
  const members = new Map<number, LeaveMember & { managerIds: number[] }>();
  for (const { manager_id, rest_days, group_id, ...row } of rows) {
    const member = members.get(row.id) ?? {
      ...row,
      groupId: group_id,
      restDays: [...rest_days].map(Number),
      managerIds: [],
    };
    if (manager_id !== null) member.managerIds.push(manager_id);
    members.set(row.id, member);
  }
  return [...members.values()];
}

/** The public holidays of a span. */
export async function holidaysBetween(
  db: Read,
  from: string,
  to: string,
): Promise<{ day: string; description: string }[]> {
  return db
    .selectFrom('public_holiday')
    .select(['holidaydate as day', 'description'])
    .where('holidaydate', '>=', from)
    .where('holidaydate', '<=', to)
    .orderBy('holidaydate')
    .execute();
}

export async function freeDaysAround(
  db: Read,
  restDays: readonly number[],
  from: string,
  to: string,
): Promise<FreeDays> {
  const holidays = await holidaysBetween(db, from, to);
  return { holidays: new Set(holidays.map((it) => it.day)), restDays };
}

/** Who of some groups is away on any day of a span, one row a member, group and claim. */
export function awayInGroups(db: Read, groupIds: readonly number[], from: string, to: string) {
  return db
    .selectFrom('member_day')
    .innerJoin('member', 'member.id', 'member_day.member_id')
    .select(['member.id', 'member.membername', 'member.group_id as groupId', 'member_day.day', 'member_day.claim'])
    .where('member.group_id', 'in', groupIds)
    .where('member_day.day', '>=', from)
    .where('member_day.day', '<=', to)
    .orderBy('member_day.day')
    .execute();
}

/** Whether anybody waits for this member's decisions at all. */
export async function decidesForSomebody(db: Read, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('group_manager')
    .select('group_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
