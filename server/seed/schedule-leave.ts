import { type Day, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { type FreeDays, isHoliday, isOffday } from '@muster/domain/leave/rules/adjacency.ts';
import { forbiddenNeighbour } from '@muster/domain/leave/rules/leave-rules.ts';
import type { LeaveType } from '@muster/domain/leave/types/leave-type.ts';
import { WEEKEND } from '@muster/domain/work/rest-days.ts';
import { asDigits, everyWeek, weekdaysIn } from '@muster/domain/work/work-pattern.ts';
import type { Moment } from './attendance-history.ts';
import { deciderOf, type PlannedLeave, plannedLeave } from './sample-leave.ts';
import { leaveCodes } from './sample-office.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { holidaysBetween } from './shift-days.ts';

/** A leave of the sample with its days and the moments of its life. */
export interface ScheduledLeave extends PlannedLeave {
  readonly id: number;
  readonly memberId: number;
  readonly deciderId: number;
  readonly type: LeaveType;
  readonly from: Day;
  readonly to: Day;
  readonly askedAt: string;
  /** Undefined while it waits. */
  readonly decidedAt: string | undefined;
  readonly returnFrom: Day | null;
}

export const memberIdOf = (person: SamplePerson): number => people.indexOf(person) + 1;
export const restDaysOf = (person: SamplePerson): string => person.restDays ?? asDigits(WEEKEND);

/** Far enough for every planned leave, both ways. */
const REACH = 200;

/** Gives every planned leave the working days nearest to its time that the rules allow, in the order of asking. */
export function scheduleLeave(now: Moment): ScheduledLeave[] {
  const holidays = new Set(
    holidaysBetween(addDays(now.day, -REACH), addDays(now.day, REACH)).map((it) => it.holidaydate),
  );
  const taken = new Map<string, Set<Day>>();
  return plannedLeave
    .map((plan) => {
      const person = people.find((it) => it.membercode === plan.membercode) as SamplePerson;
      const type = typeOf(plan.leaveid);
      const own = taken.get(plan.membercode) ?? new Set();
      const free = { holidays, rests: everyWeek(weekdaysIn(restDaysOf(person))) };
      const span = nearestSpan(plan, type, free, own, now.day);
      taken.set(plan.membercode, new Set([...own, ...eachDay(span.from, span.to)]));
      return scheduled(plan, person, type, span, now);
    })
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
    .map((leave, index) => ({ ...leave, id: index + 1 }));
}

function typeOf(leaveid: string): LeaveType {
  const { description, next_to_holiday, next_to_offday } = leaveCodes.find(
    (it) => it.leaveid === leaveid,
  ) as (typeof leaveCodes)[number];
  return { leaveid, description, nextToHoliday: next_to_holiday, nextToOffday: next_to_offday };
}

function nearestSpan(plan: PlannedLeave, type: LeaveType, free: FreeDays, taken: ReadonlySet<Day>, today: Day) {
  const step = plan.around < 0 ? -1 : 1;
  for (let from = addDays(today, plan.around); ; from = addDays(from, step)) {
    const to = addDays(from, plan.days - 1);
    const inTime = plan.around < 0 ? to < today : from >= today;
    const working = eachDay(from, to).every((it) => !isHoliday(it, free) && !isOffday(it, free) && !taken.has(it));
    if (inTime && working && !forbiddenNeighbour(from, to, type, free)) return { from, to };
  }
}

const DAYS_AHEAD = 9;

/** Asked for some days ahead, though not later than the day before yesterday, and decided the next morning. */
function scheduled(
  plan: PlannedLeave,
  person: SamplePerson,
  type: LeaveType,
  { from, to }: { from: Day; to: Day },
  now: Moment,
): Omit<ScheduledLeave, 'id'> {
  const [early, late] = [addDays(from, -DAYS_AHEAD), addDays(now.day, -2)];
  const asked = early < late ? early : late;
  const memberId = memberIdOf(person);
  const minute = String(memberId % 60).padStart(2, '0');
  const at = (day: Day, hour: string) => writeInstant(instantOf(day, `${hour}:${minute}`, now.zone));
  return {
    ...plan,
    memberId,
    deciderId: memberIdOf(deciderOf(person, people)),
    type,
    from,
    to,
    askedAt: at(asked, '10'),
    decidedAt: plan.status === 'pending' ? undefined : at(addDays(asked, 1), '09'),
    returnFrom: plan.comesBack ? to : null,
  };
}
