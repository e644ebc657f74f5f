import type { Day } from '../calendar/company-time.ts';
import { addDays, dayNumber, weekdayOf } from '../calendar/day.ts';

/**
 * Weekdays that rest in some weeks alone, 1 = Monday to 7 = Sunday: `second`, every second week, before and after the one
 * from Monday to Sunday in which `from` lies; `odd`, the 1st, 3rd and 5th such weekday of a month; `even`, the 2nd and 4th.
 */
export type Alternate =
  | { readonly weekdays: readonly number[]; readonly weeks: 'second'; readonly from: Day }
  | { readonly weekdays: readonly number[]; readonly weeks: 'odd' | 'even' };

/** The weekend, on which everybody new rests whose rest days nobody has said. */
export const WEEKEND: readonly number[] = [6, 7];

/** The weeks in which such weekdays rest. */
export const alternateWeeks = ['second', 'odd', 'even'] as const;

/** On which days somebody rests: these weekdays of every week, and others in some weeks. No weekday is in both. */
export interface RestDays {
  readonly restdays: readonly number[];
  readonly alternate?: Alternate | null | undefined;
}

/** Where a day stands among the weeks: all that rest days are told by. */
export interface PlaceInWeeks {
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
  /** Weeks from Monday to Sunday, counted through without regard to months and years. */
  readonly week: number;
  /** Which of these weekdays in its month it is: the first Saturday has 1, the last 4 or 5. */
  readonly nth: number;
}

export function placeInWeeks(day: Day): PlaceInWeeks {
  const number = dayNumber(day);
  return {
    weekday: (number % 7) + 1,
    week: Math.floor(number / 7),
    nth: Math.ceil(Number(day.slice(8, 10)) / 7),
  };
}

const weekOf = (day: Day): number => Math.floor(dayNumber(day) / 7);

/** Whether somebody rests on a day by their pattern; whoever asks that, for whatever rule, asks here. */
export function restsIn({ restdays, alternate }: RestDays, place: PlaceInWeeks): boolean {
  return (
    restdays.includes(place.weekday) ||
    (alternate?.weekdays.includes(place.weekday) === true && isIts(alternate, place))
  );
}

/** Whether the weekdays of such a rule rest in the week of a day. */
function isIts(alternate: Alternate, { week, nth }: PlaceInWeeks): boolean {
  if (alternate.weeks === 'second') return (week - weekOf(alternate.from)) % 2 === 0;
  return (nth % 2 === 1) === (alternate.weeks === 'odd');
}

/** Whether two ways to rest are the same on every day: two weeks earlier or later is the same second week. */
export const sameRest = (one: RestDays, other: RestDays): boolean =>
  sameDays(one.restdays, other.restdays) && sameAlternate(one.alternate ?? null, other.alternate ?? null);

function sameAlternate(one: Alternate | null, other: Alternate | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.weeks !== other.weeks || !sameDays(one.weekdays, other.weekdays)) return false;
  return one.weeks !== 'second' || other.weeks !== 'second' || (weekOf(one.from) - weekOf(other.from)) % 2 === 0;
}

const sameDays = (one: readonly number[], other: readonly number[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/** Weekdays in their order and each once. */
export const inOrder = (weekdays: readonly number[]): number[] => [...new Set(weekdays)].toSorted();

/** Rest days as they are said, with their weekdays in order. */
export const asRestDays = ({ restdays, alternate }: RestDays) => ({
  restdays: inOrder(restdays),
  ...(alternate && { alternate: { ...alternate, weekdays: inOrder(alternate.weekdays) } }),
});

/** Whether a weekday is said to rest every week and only in some. */
export const inBoth = ({ restdays, alternate }: RestDays): boolean =>
  alternate?.weekdays.some((it) => restdays.includes(it)) === true;

/** The next days off by such a rule, from a day on. */
export function nextOff(alternate: Alternate, from: Day, count: number): Day[] {
  const found: Day[] = [];
  // Between two of them lie three weeks at most, as from the 4th such weekday of a month to the 2nd of the next.
  for (let day = from, left = 28 * count; left > 0 && found.length < count; left -= 1, day = addDays(day, 1)) {
    if (restsIn({ restdays: [], alternate }, placeInWeeks(day))) found.push(day);
  }
  return found;
}

/** The same rule, told by the first day off from a day on: what was said years ago tells nobody when they are off next. */
export function toldFrom(alternate: Alternate, day: Day): Alternate {
  return alternate.weeks === 'second'
    ? { ...alternate, from: nextOff(alternate, day, 1)[0] ?? alternate.from }
    : alternate;
}

/** The days off that a person chooses from to say which weeks are meant: those of one week or of the next, from a day on. */
export function eitherWeek(weekdays: readonly number[], from: Day): Day[][] {
  const monday = addDays(from, 1 - weekdayOf(from));
  const weeks = [0, 1, 2].map((it) => inOrder(weekdays).map((weekday) => addDays(monday, 7 * it + weekday - 1)));
  return weeks
    .map((days) => days.filter((it) => it >= from))
    .filter((days) => days.length > 0)
    .slice(0, 2);
}
