import type { AttendanceToday, OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { nextHoliday } from '@muster/domain/holidays/next-holiday.ts';
import { isHoliday, isOffday } from '@muster/domain/leave/adjacency.ts';
import { approveStatus } from '@muster/domain/leave/leave-rules.ts';
import { tripState } from '@muster/domain/trips/trip-days.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { companyToday } from '../../../records/company.ts';
import type { StoredLeave } from '../../../records/leave.ts';
import { daysOffBetween, freeDaysBetween } from '../../../records/rest-days.ts';
import { punchFacts } from '../punch-facts-view.ts';
import { readToday } from '../read-attendance.ts';
import { readPunchRules } from '../read-punch-rules.ts';
import { forgottenBefore } from './forgotten-view.ts';
import { nextLeave, nextTrip } from './next-things-view.ts';

/** The caller's day at a glance; of a guest only what guests have. Each part is one statement or a few, however much there is. */
export async function readOwnToday(deps: Dependencies, caller: Caller): Promise<OwnToday> {
  const { query: db } = deps.database;
  const { id, role } = caller.member;
  const date = await companyToday(db, deps.clock);
  if (role === 'GUEST') {
    return { date, attendance: null, leave: null, trip: null, holiday: await holidayFrom(deps, id, date) };
  }
  const [attendance, leave, trip, holiday] = await Promise.all([
    attendanceNow(deps, caller),
    nextLeave(db, id, date),
    nextTrip(db, id, date),
    holidayFrom(deps, id, date),
  ]);
  return {
    ...{ date, attendance, holiday },
    leave: leave ? shownLeave(leave) : null,
    trip: trip ? shownTrip(trip, date) : null,
  };
}

async function attendanceNow(deps: Dependencies, caller: Caller): Promise<AttendanceToday> {
  const facts = await punchFacts(deps.database.query, caller.member.id);
  const [today, place] = await Promise.all([readToday(deps, caller, facts), readPunchRules(deps, caller, facts)]);
  const [forgotten, free] = await Promise.all([
    forgottenBefore(deps.database.query, caller.member.id, today.attendancedate),
    freeOn(deps.database.query, caller.member.id, today.attendancedate),
  ]);
  return { ...today, place, forgotten, free };
}

async function freeOn(db: Read, memberId: number, day: Day): Promise<AttendanceToday['free']> {
  const free = await freeDaysBetween(db, memberId, day, day);
  if (isHoliday(day, free)) return 'holiday';
  return isOffday(day, free) ? 'offday' : null;
}

/** The next holiday that the member has, within this calendar year and the next. */
async function holidayFrom({ database }: Dependencies, memberId: number, date: Day): Promise<OwnToday['holiday']> {
  const lastYear = Number(date.slice(0, 4)) + 1;
  const { holidays } = await daysOffBetween(database.query, memberId, date, `${lastYear}-12-31`);
  const ahead = holidays.map(({ id, day, description }) => ({ id, holidaydate: day, description }));
  return nextHoliday(ahead, date)?.holiday ?? null;
}

const shownLeave = ({ id, from, to, type, part, partTimes, status }: StoredLeave): OwnToday['leave'] => ({
  ...{ id, start: from, end: to, leavetitle: type.description, part, parttimes: partTimes },
  approve_status: approveStatus[status],
});

type Trip = NonNullable<Awaited<ReturnType<typeof nextTrip>>>;
const shownTrip = ({ id, place, type, departure, arrival, approval }: Trip, today: Day): OwnToday['trip'] => ({
  ...{ id, stateid: place, triptype: type, departuredate: departure, arrivaldate: arrival },
  state: tripState({ departure, arrival, cancelled: false, approval }, today),
});
