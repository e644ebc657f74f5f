import type { Day } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import { eachDay } from '../calendar/each-day.ts';
import { asSpans } from '../calendar/span.ts';
import { type Problem, problem } from '../wire/problem.ts';
import { BEGINNING, FOREVER } from '../work/work-pattern.ts';
import { hasLeft } from './member-standing.ts';

/** A stretch in which somebody works here, both days included. */
export interface EmploymentSpan {
  /** Null where nobody wrote the first day down. */
  readonly from: Day | null;
  /** Null as long as no last day is known. */
  readonly to: Day | null;
}

/** All stretches in which a member works here: more than one of whoever left and came back. */
export type Employment = readonly EmploymentSpan[];

const firstOf = ({ from }: EmploymentSpan): Day => from ?? BEGINNING;
const lastOf = ({ to }: EmploymentSpan): Day => to ?? FOREVER;

/** Whether a member works here on a day. Whichever rule asks that, asks here. */
export const isEmployedOn = (employment: Employment, day: Day): boolean =>
  employment.some((it) => firstOf(it) <= day && day <= lastOf(it));

/**
 * Whether somebody has left and is to come back: meanwhile they have what is everybody's own, and nothing that their role
 * or a permission gives (decision 39). Before the first day of all nobody is: a company is set up ahead of it.
 */
export const isBetweenTimes = (employment: Employment, day: Day): boolean =>
  !isEmployedOn(employment, day) &&
  lastDayUpTo(employment, day) !== undefined &&
  employment.some((it) => firstOf(it) > day);

/** Whether somebody who works here or is to come is to stay, without a time away that is known of. */
export function staysFrom(employment: Employment, day: Day): boolean {
  const { newest, earlier } = newestOf(employment);
  return newest.to === null && (earlier.length === 0 || firstOf(newest) <= day);
}

/** The last day up to some day on which a member works here; undefined for who begins later. */
export const lastDayUpTo = (employment: Employment, day: Day): Day | undefined =>
  inOrder(employment)
    .filter((it) => firstOf(it) <= day)
    .map((it) => (lastOf(it) < day ? lastOf(it) : day))
    .at(-1);

/** The days of a span, both included, on which a member does not work here. */
export const daysNotEmployed = (employment: Employment, from: Day, to: Day): Day[] =>
  eachDay(from, to).filter((day) => !isEmployedOn(employment, day));

/** Refuses what is of days on which its member does not work here; the first of them are named (behaviour 5). */
export function notEmployed(employment: Employment, from: Day, to: Day, named?: string): Problem | undefined {
  const [days] = asSpans(daysNotEmployed(employment, from, to));
  if (!days) return undefined;
  const field = named ?? (days.from === from ? 'fromdate' : 'todate');
  return problem('NOT_EMPLOYED', { field, params: { reason: 'days', days } });
}

/** Whether a member works here on no day of a span, and begins or comes back after it. */
export const beginsAfter = (employment: Employment, from: Day, to: Day): boolean =>
  employment.some((it) => firstOf(it) > to) && !employment.some((it) => firstOf(it) <= to && lastOf(it) >= from);

/** Where a member does not work here on a day, the one after it on which they begin or come back. */
export const beginsOn = (employment: Employment, day: Day): Day | undefined =>
  isEmployedOn(employment, day)
    ? undefined
    : inOrder(employment)
        .map(firstOf)
        .find((it) => it > day);

/** Refuses a check-in on a day on which its member does not work here, and says from which day on they do (behaviour 5). */
export function notYetEmployed(employment: Employment, day: Day): Problem | undefined {
  if (isEmployedOn(employment, day)) return undefined;
  const first = beginsOn(employment, day);
  return problem('NOT_EMPLOYED', first === undefined ? {} : { params: { reason: 'from', day: first } });
}

/** An employment from a day on, before which nothing counts; all of it for null. */
export const employedSince = (employment: Employment, first: Day | null): Employment =>
  first === null
    ? employment
    : employment
        .filter((it) => lastOf(it) >= first)
        .map((it) => ({ from: firstOf(it) > first ? it.from : first, to: it.to }));

/** The stretches by their days, oldest first. */
export const inOrder = (employment: Employment): EmploymentSpan[] =>
  employment.toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : Number(firstOf(a) > firstOf(b))));

/** The newest stretch, which the columns of files and `joinedon` and `lefton` of the wire mean, and those before it. */
export function newestOf(employment: Employment): { newest: EmploymentSpan; earlier: EmploymentSpan[] } {
  const earlier = inOrder(employment);
  return { newest: earlier.pop() ?? { from: null, to: null }, earlier };
}

/** The stretches of one employment that another has not: days on which the member would not work here any more. */
export function stretchesLost(before: Employment, after: Employment): { readonly from: Day; readonly to: Day }[] {
  let left = inOrder(before).map((it) => ({ from: firstOf(it), to: lastOf(it) }));
  for (const kept of after) {
    const [first, last] = [firstOf(kept), lastOf(kept)];
    left = left.flatMap(({ from, to }) => {
      if (to < first || last < from) return [{ from, to }];
      return [
        ...(from < first ? [{ from, to: addDays(first, -1) }] : []),
        ...(last < to ? [{ from: addDays(last, 1), to }] : []),
      ];
    });
  }
  return left;
}

/** Those of some periods on whose days a member would work here by one of two employments alone. */
export const periodsApart = <P extends { readonly from: Day; readonly to: Day }>(
  before: Employment,
  after: Employment,
  periods: readonly P[],
): P[] =>
  periods.filter(
    ({ from, to }) =>
      within(before, from, to) !== within(after, from, to) &&
      eachDay(from, to).some((day) => isEmployedOn(before, day) !== isEmployedOn(after, day)),
  );

/** What an employment has of some days, so that most comparisons need no look at each day. */
const within = (employment: Employment, from: Day, to: Day): string =>
  inOrder(employment)
    .filter((it) => firstOf(it) <= to && lastOf(it) >= from)
    .map((it) => `${firstOf(it) > from ? firstOf(it) : from} ${lastOf(it) < to ? lastOf(it) : to}`)
    .join();

/** The last day of before, where somebody who has left comes back with a later first day; undefined for who does not. */
export function returnsAfter(before: Employment, first: Day | null, today: Day): Day | undefined {
  const { to } = newestOf(before).newest;
  return to !== null && hasLeft(to, today) && first !== null && first > to ? to : undefined;
}

/**
 * What may be amiss with a first day: `far`, more than a year ahead, as a mistyped year is; `notyet`, of somebody who
 * works here today and by it would not any more. Undefined where nothing is.
 */
export function doubtOfFirstDay(before: Employment, after: Employment, today: Day): 'far' | 'notyet' | undefined {
  const { from } = newestOf(after).newest;
  if (from !== null && from > addDays(today, 366)) return 'far';
  return isEmployedOn(before, today) && !isEmployedOn(after, today) ? 'notyet' : undefined;
}

/**
 * When a member works here by a first day alone, as a file says it: that of the newest stretch, or of one more for who
 * has left and comes back.
 */
export function employmentSince(before: Employment, first: Day | null, today: Day): Employment {
  const { newest, earlier } = newestOf(before);
  return returnsAfter(before, first, today) === undefined
    ? [...earlier, { from: first, to: newest.to }]
    : [...earlier, newest, { from: first, to: null }];
}

/** Refuses a last day before its first, and two stretches that have a day together. */
export function impossibleEmployment(employment: Employment): Problem | undefined {
  if (employment.some((it) => firstOf(it) > lastOf(it))) {
    return problem('MEMBER_DATES_WRONG', { field: 'lefton', params: { reason: 'backwards' } });
  }
  const ordered = inOrder(employment);
  const overlaps = ordered.some(
    (it, index) => index > 0 && lastOf(ordered[index - 1] as EmploymentSpan) >= firstOf(it),
  );
  if (!overlaps) return undefined;
  return problem('MEMBER_DATES_WRONG', { field: 'joinedon', params: { reason: 'overlap' } });
}
