import { millisecondsOf, wholeMinutes } from '@muster/domain/attendance/summary/worked-time.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { TripVisibility } from '@muster/domain/trips/trip-policy.ts';
import type { Read } from '../../../database/engine.ts';
import { cutPage, type Page } from '../../../database/page.ts';
import { membersManagedBy } from '../../../records/deciding/deciders.ts';
import { type Decider, leaveToDecide } from '../../../records/deciding/to-decide.ts';
import { asLeave, type StoredLeave, selectLeave } from '../../../records/leave/leave.ts';
import { membersSought, type SoughtMembers } from '../../../records/members/member-search.ts';

/**
 * A page of what waits for a decision, oldest first: of the groups a manager decides for, or of everybody for the office.
 * Which it is comes first: asked for in one, PostgreSQL joins all leave there ever was before it looks what waits.
 */
export async function leaveWaiting(
  db: Read,
  decider: Decider,
  sought: SoughtMembers = {},
  after = 0,
): Promise<Page<StoredLeave>> {
  const waiting = await leaveToDecide(db, decider)
    .where('leave.id', '>', after)
    .$if(Boolean(sought.groupno || sought.search), (all) =>
      all.where('leave.member_id', 'in', membersSought(db, sought, decider.today)),
    )
    .orderBy('leave.id')
    .limit(PENDING_PAGE + 1)
    .execute();
  const { items, ...rest } = cutPage(waiting, PENDING_PAGE);
  if (items.length === 0) return { items: [], ...rest };
  const ids = items.map((it) => it.id);
  const rows = await selectLeave(db).where('leave.id', 'in', ids).orderBy('leave.id').execute();
  return { items: rows.map(asLeave), ...rest };
}

/**
 * Who of the same group, as it is when the leave begins, is away on any day of some leaves: a row a claim, cut to the
 * days of the leave. Of those for whom the decider does not decide yet, since somebody moves until then, trips alone, where
 * everybody's are shown: their leave is not the decider's to read.
 */
export function awayBeside(
  db: Read,
  leaveIds: readonly number[],
  { id, office, today, tripsShown }: Decider & { readonly tripsShown: TripVisibility },
) {
  const readable = membersManagedBy(db, id, today);
  return db
    .selectFrom('leave as asked')
    .innerJoin('member_work as asker', (join) =>
      join
        .onRef('asker.member_id', '=', 'asked.member_id')
        .onRef('asker.from_day', '<=', 'asked.from_date')
        .onRef('asker.until_day', '>=', 'asked.from_date'),
    )
    .innerJoin('member_work as beside', (join) =>
      join
        .onRef('beside.group_id', '=', 'asker.group_id')
        .onRef('beside.member_id', '<>', 'asker.member_id')
        .onRef('beside.from_day', '<=', 'asked.from_date')
        .onRef('beside.until_day', '>=', 'asked.from_date'),
    )
    .innerJoin('member as other', 'other.id', 'beside.member_id')
    .innerJoin('member_day', (join) =>
      join
        .onRef('member_day.member_id', '=', 'other.id')
        .onRef('member_day.day', '>=', 'asked.from_date')
        .onRef('member_day.day', '<=', 'asked.to_date'),
    )
    .leftJoin('leave as claiming', 'claiming.id', 'member_day.leave_id')
    .select((eb) => [
      'asked.id as leaveId',
      'other.membername',
      'member_day.claim as kind',
      'claiming.status',
      eb.fn.min('member_day.day').as('from'),
      eb.fn.max('member_day.day').as('to'),
    ])
    .where('asked.id', 'in', leaveIds)
    .$if(!office, (all) =>
      all.where((eb) =>
        eb.or([
          eb('other.id', '=', id),
          eb('other.id', 'in', readable),
          ...(tripsShown === 'all' ? [eb('member_day.claim', '=', 'trip')] : []),
        ]),
      ),
    )
    .groupBy([
      'asked.id',
      'other.id',
      'other.membername',
      'member_day.claim',
      'member_day.leave_id',
      'member_day.trip_id',
      'claiming.status',
    ])
    .orderBy('from')
    .orderBy('other.id')
    .execute();
}

/** On which days of some leaves their members were there, and how long, in whole minutes; of what has no end nothing. */
export async function workedDuring(
  db: Read,
  leaveIds: readonly number[],
): Promise<{ leaveId: number; date: Day; minutes: number }[]> {
  const rows = await db
    .selectFrom('leave')
    .innerJoin('attendance', (join) =>
      join
        .onRef('attendance.member_id', '=', 'leave.member_id')
        .onRef('attendance.attendance_date', '>=', 'leave.from_date')
        .onRef('attendance.attendance_date', '<=', 'leave.to_date'),
    )
    .select(['leave.id', 'attendance.attendance_date as date', 'attendance.started_at', 'attendance.ended_at'])
    .where('leave.id', 'in', leaveIds)
    .where('attendance.ending', '=', 'checked_out')
    .orderBy('attendance.attendance_date')
    .execute();
  const days = Map.groupBy(rows, (it) => `${it.id} ${it.date}`);
  return [...days.values()].flatMap((ofDay) => {
    const [first] = ofDay;
    const lengths = ofDay.map((it) => millisecondsOf(it.ended_at ?? it.started_at) - millisecondsOf(it.started_at));
    const minutes = wholeMinutes(lengths.reduce((sum, it) => sum + it, 0));
    return first ? [{ leaveId: first.id, date: first.date, minutes }] : [];
  });
}
