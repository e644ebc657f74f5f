import type { Day } from '../../calendar/company-time.ts';
import type { Problem } from '../../wire/problem.ts';
import type { Shift } from '../shift-window.ts';
import { isToWork } from '../summary/absence.ts';
import type { CompanyFacts, DayClaim, MemberFacts } from '../summary/day-facts.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { deriveDays, patternOn, spanOfDays } from '../summary/derive-days.ts';
import { type HoursOff, stretchOff } from '../summary/hours-off.ts';
import { wholeMinutes } from '../summary/worked-time.ts';
import { notPossible } from './corrected-times.ts';

/** What a request for hours off is judged by; leave and trips that wait count as if they were approved. */
export interface HoursAsked {
  readonly day: Day;
  readonly asked: HoursOff;
  readonly company: CompanyFacts;
  /** With the hours of the day that are off already. */
  readonly member: MemberFacts;
}

/**
 * How many minutes hours off are, or why nobody takes them: nothing of the day is to be worked, they are off already, lie
 * outside the shift or in the half that is leave, or leave nothing of the day to work, which is leave.
 */
export function minutesOff({ day, asked, company, member }: HoursAsked): { minutes: number } | { problem: Problem } {
  const off = member.off.get(day) ?? [];
  const { shift } = patternOn(member.patterns, day);
  const { zone } = company;
  const own = stretchOff(day, shift, asked, zone);
  const minutes = wholeMinutes(own.to - own.from);
  const refused = (reason: 'free' | 'hoursoverlap' | 'outsideshift' | 'wholeshift', field = 'hours') => ({
    problem: notPossible(reason, field),
  });
  const before = planned({ day, company, member }, off);
  const after = planned({ day, company, member }, [...off, asked]);
  if (before.expected === 0) return refused('free', 'attendancedate');
  const isOff = off.some((it) => {
    const other = stretchOff(day, shift, it, zone);
    return own.from < other.to && other.from < own.to;
  });
  if (isOff) return refused('hoursoverlap');
  // Of what the clocks skip in spring there is nothing to take.
  if (minutes === 0 || (after.off ?? 0) - (before.off ?? 0) < minutes) return refused('outsideshift');
  return after.expected === 0 ? refused('wholeshift') : { minutes };
}

/** The day as it would be if nobody came: what was demanded of it is what is missing then. */
function planned({ day, company, member }: Omit<HoursAsked, 'asked'>, off: readonly HoursOff[]): DayRecord {
  const span = spanOfDays(day, day, company.zone);
  const { ends } = span.hoursOf(day, patternOn(member.patterns, day).shift);
  const nobody = {
    ...member,
    ...{ attended: [], excused: new Map(), claims: member.claims.map((it): DayClaim => ({ ...it, approved: true })) },
    off: new Map([[day, off]]),
  };
  const [record] = deriveDays(span, { ...company, now: Temporal.Instant.fromEpochMilliseconds(ends) }, nobody);
  if (!record) throw new Error('There is no such day.');
  return record;
}

/** Whether hours off of a day have begun by now, as its shift is. */
export const haveBegun = (
  day: Day,
  shift: Shift,
  hours: HoursOff,
  { zone, now }: Pick<CompanyFacts, 'zone' | 'now'>,
): boolean => stretchOff(day, shift, hours, zone).from <= now.epochMilliseconds;

/** How many minutes of an allowance are left; none where it was lowered beneath what is taken. */
export const leftOf = (allowance: number, taken: number): number => Math.max(0, allowance - taken);

/** Whether somebody may ask for hours off of a day as it is planned: it is to be worked, at least in part. */
export const mayHaveHours = (day: Pick<DayRecord, 'status' | 'kind' | 'leave'>): boolean =>
  day.status !== null && day.status !== 'trip' && isToWork(day);
