import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import type { LeaveSubject } from '@muster/domain/leave/leave-policy.ts';
import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

export interface ClaimTables {
  member_day: MemberDayTable;
  car_day: { car_id: number; day: string; trip_id: number };
}

/** The one claim on a member's day; of leave or of a trip. */
interface MemberDayTable {
  member_id: number;
  day: string;
  claim: 'leave' | 'trip';
  leave_id: number | null;
  trip_id: Generated<number | null>;
}

export interface ClaimedDay {
  readonly day: string;
  readonly claim: 'leave' | 'trip';
}

interface Between {
  readonly from: string;
  readonly to: string;
}

const claimsBetween = compiledOnce((db, it: Between & { readonly memberId: number }) =>
  db
    .selectFrom('member_day')
    .select(['day', 'claim', 'leave_id'])
    .where('member_id', '=', it.memberId)
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('day'),
);

/** Which of a member's days are claimed already; `except` is a leave that is being changed. */
export async function claimedDays(
  db: Read,
  memberId: number,
  from: string,
  to: string,
  except?: number,
): Promise<ClaimedDay[]> {
  const claims = await claimsBetween(db, { memberId, from, to });
  return claims
    .filter((it) => except === undefined || it.leave_id !== except)
    .map(({ day, claim }) => ({ day, claim }));
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

/** Members with their managers, a row each. */
const managedMembers = (db: Read) =>
  db
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
    ]);
const memberByCode = compiledOnce((db, it: { readonly membercode: string }) =>
  managedMembers(db).where('member.membercode', '=', it.membercode),
);
const memberById = compiledOnce((db, it: { readonly id: number }) => managedMembers(db).where('member.id', '=', it.id));

function rowsOf(db: Read, who: { ids: readonly number[] } | { membercode: string }) {
  if ('membercode' in who) return memberByCode(db, who);
  const [id] = who.ids;
  if (id !== undefined && who.ids.length === 1) return memberById(db, { id });
  return managedMembers(db).where('member.id', 'in', who.ids).execute();
}

/** Members with what leave needs to know of them: their rest days and who decides for them. */
export async function findLeaveMembers(
  db: Read,
  who: { ids: readonly number[] } | { membercode: string },
): Promise<LeaveMember[]> {
  const rows = await rowsOf(db, who);
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

const holidays = compiledOnce((db, { from, to }: Between) =>
  db
    .selectFrom('public_holiday')
    .select(['holidaydate as day', 'description'])
    .where('holidaydate', '>=', from)
    .where('holidaydate', '<=', to)
    .orderBy('holidaydate'),
);

/** The public holidays of a span. */
export function holidaysBetween(db: Read, from: string, to: string): Promise<{ day: string; description: string }[]> {
  return holidays(db, { from, to });
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

const claimOfDay = compiledOnce((db, it: { readonly memberId: number; readonly day: string }) =>
  db.selectFrom('member_day').select('trip_id').where('member_id', '=', it.memberId).where('day', '=', it.day),
);

/** The trip that a member is on on a day. */
export async function tripOn(db: Read, memberId: number, day: string): Promise<number | null> {
  const [row] = await claimOfDay(db, { memberId, day });
  return row?.trip_id ?? null;
}

/** Days of these members that are claimed within a span, by anything but the trip that is being changed. */
export async function claimsOf(db: Read, memberIds: readonly number[], from: string, to: string, except?: number) {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('member_day')
    .select(['member_id as memberId', 'day', 'claim', 'trip_id'])
    .where('member_id', 'in', memberIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('member_id')
    .orderBy('day')
    .execute();
  return rows.filter((row) => except === undefined || row.trip_id !== except);
}

const carDaysBetween = compiledOnce((db, it: { readonly carId: number; readonly from: string; readonly to: string }) =>
  db
    .selectFrom('car_day')
    .select(['day', 'trip_id'])
    .where('car_id', '=', it.carId)
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('day'),
);

export async function carDays(db: Read, carId: number, from: string, to: string, except?: number): Promise<string[]> {
  const rows = await carDaysBetween(db, { carId, from, to });
  return rows.filter((row) => row.trip_id !== except).map((row) => row.day);
}

/** How many rows one statement takes, within what both engines allow of parameters. */
const BATCH = 500;

/** Claims the days of a trip for its crew and its car. */
export async function claimTripDays(
  trx: Write,
  tripId: number,
  days: readonly string[],
  memberIds: readonly number[],
  carId: number | null,
): Promise<void> {
  const rows = memberIds.flatMap((memberId) =>
    days.map((day) => ({ member_id: memberId, day, claim: 'trip' as const, leave_id: null, trip_id: tripId })),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('member_day')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  if (carId === null) return;
  await trx
    .insertInto('car_day')
    .values(days.map((day) => ({ car_id: carId, day, trip_id: tripId })))
    .execute();
}

export async function freeTripDays(trx: Write, tripId: number): Promise<void> {
  await trx.deleteFrom('member_day').where('trip_id', '=', tripId).execute();
  await trx.deleteFrom('car_day').where('trip_id', '=', tripId).execute();
}
