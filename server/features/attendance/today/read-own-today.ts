import type { AttendanceToday, OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { nextHoliday } from '@muster/domain/holidays/next-holiday.ts';
import { approveStatus } from '@muster/domain/leave/rules/leave-rules.ts';
import { tripState } from '@muster/domain/trips/trip-days.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { StoredLeave } from '../../../records/leave/leave.ts';
import { companyToday } from '../../../records/office/company.ts';
import { daysOffBetween } from '../../../records/work/rest-days.ts';
import { punchFacts } from '../punches/punch-facts-view.ts';
import { readToday } from '../punches/read-attendance.ts';
import { readPunchRules } from '../punches/read-punch-rules.ts';
import { forgottenBefore } from './forgotten-view.ts';
import { nextLeave, nextTrip } from './next-things-view.ts';

/** The caller's day at a glance; of a guest only what guests have. Each part is one statement or a few, however much there is. */
export async function readOwnToday(deps: Dependencies, caller: Caller): Promise<OwnToday> {
  const { query: db } = deps.database;
  const { id, role } = caller.member;
  const date = await companyToday(db, deps.clock);
  if (role === 'GUEST') {
    const daysOff = await daysOffBetween(db, id, date, endOfNextYear(date));
    return { date, attendance: null, leave: null, trip: null, holiday: nextHolidayOf(daysOff, date) };
  }
  const [{ attendance, holiday }, leave, trip] = await Promise.all([
    attendanceNow(deps, caller, date),
    nextLeave(db, id, date),
    nextTrip(db, id, date),
  ]);
  return {
    ...{ date, attendance, holiday },
    leave: leave ? shownLeave(leave) : null,
    trip: trip ? shownTrip(trip, date) : null,
  };
}

/** The day of work, which may be the one before or after today, and the holiday that comes next. */
async function attendanceNow(
  deps: Dependencies,
  caller: Caller,
  date: Day,
): Promise<{ attendance: AttendanceToday; holiday: OwnToday['holiday'] }> {
  const { query: db } = deps.database;
  const { id } = caller.member;
  const facts = await punchFacts(db, id);
  const [today, place] = await Promise.all([readToday(deps, caller, facts), readPunchRules(deps, caller, facts)]);
  const { attendancedate: day } = today;
  const [forgotten, daysOff] = await Promise.all([
    forgottenBefore(db, id, day),
    daysOffBetween(db, id, day < date ? day : date, endOfNextYear(date)),
  ]);
  return {
    attendance: { ...today, place, forgotten, free: freeOn(day, daysOff) },
    holiday: nextHolidayOf(daysOff, date),
  };
}

type DaysOff = Awaited<ReturnType<typeof daysOffBetween>>;

const endOfNextYear = (date: Day): Day => `${Number(date.slice(0, 4)) + 1}-12-31`;

function freeOn(day: Day, { holidays, rests }: DaysOff): AttendanceToday['free'] {
  if (holidays.some((it) => it.day === day)) return 'holiday';
  return rests(day) ? 'offday' : null;
}

/** The next holiday that the member has. */
function nextHolidayOf({ holidays }: DaysOff, date: Day): OwnToday['holiday'] {
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
