import type { Day } from '../calendar/company-time.ts';
import { addDays, weekdayOf } from '../calendar/day.ts';
import { kindOf } from './day-kind.ts';
import { inOrder, placeInWeeks, type RestDays, restsIn } from './rest-days.ts';

/** The days on which a pattern of work holds, both included. */
export interface WorkSpan {
  readonly from: Day;
  readonly until: Day;
}

/** What held before anybody wrote anything down, and what holds until somebody says otherwise. */
export const BEGINNING: Day = '0001-01-01';
export const FOREVER: Day = '9999-12-31';

/** Whether a member rests on a day. */
export type Rests = (day: Day) => boolean;

/** Rests on the same weekdays every week, 1 = Monday to 7 = Sunday. */
export const everyWeek =
  (weekdays: readonly number[]): Rests =>
  (day) =>
    weekdays.includes(weekdayOf(day));

/** Weekdays as they are stored, `67` = Saturday and Sunday. */
export const weekdaysIn = (digits: string): number[] => [...digits].map(Number);
export const asDigits = (weekdays: readonly number[]): string => inOrder(weekdays).join('');

/** The one of some spans that holds on a day. */
export const holdingOn = <S extends WorkSpan>(spans: readonly S[], day: Day): S | undefined =>
  spans.find((it) => it.from <= day && day <= it.until);

/** What is to be stored so that something else holds from a day on, or for some days. */
export interface WorkChange<S extends WorkSpan> {
  /** The span in force on that day; it ends the day before, or gives its place up when it begins on that very day. */
  readonly before: S;
  readonly replaces: boolean;
  readonly span: WorkSpan;
  /** From when on what held before goes on; undefined where the change holds to its end. */
  readonly goesOn: Day | undefined;
}

/**
 * What changes when something else holds from a day on, up to another one or for good: earlier days keep what they had,
 * and so does what was set for a later day already. Undefined where nothing holds on the first of them.
 */
export function changeFrom<S extends WorkSpan>(
  spans: readonly S[],
  from: Day,
  until: Day = FOREVER,
): WorkChange<S> | undefined {
  const before = holdingOn(spans, from);
  if (!before) return undefined;
  const ends = until < before.until;
  return {
    before,
    replaces: before.from === from,
    span: { from, until: ends ? until : before.until },
    goesOn: ends ? addDays(until, 1) : undefined,
  };
}

/** The spans after such a change. */
export function withChange<P extends object>(
  spans: readonly (P & WorkSpan)[],
  from: Day,
  pattern: P,
  until: Day = FOREVER,
): readonly (P & WorkSpan)[] {
  const change = changeFrom(spans, from, until);
  if (!change) return spans;
  const { before, replaces, span, goesOn } = change;
  const changed = [
    ...(replaces ? [] : [{ ...before, until: addDays(from, -1) }]),
    { ...pattern, ...span },
    ...(goesOn ? [{ ...before, from: goesOn }] : []),
  ];
  return spans.flatMap((it) => (it === before ? changed : [it]));
}

/** A single day that is off, or worked: that one whatever the pattern and the holidays say. */
export interface DayOverride {
  readonly day: Day;
  readonly kind: 'off' | 'work';
}

/** What a member's work makes of their days. A holiday may fall on a rest day: then the day is both. */
export interface OwnDays {
  readonly rests: Rests;
  /** Whether a public holiday on a day is one for them; it is none where they are to work all the same. */
  readonly keepsHoliday: (day: Day) => boolean;
}

/** The days of a member by the pattern of each, and by those made off or working. */
export function ownDaysBy(spans: readonly (WorkSpan & RestDays)[], overrides: readonly DayOverride[]): OwnDays {
  const single = new Map(overrides.map((it) => [it.day, it.kind]));
  const restsByPattern = (day: Day) => {
    const span = holdingOn(spans, day);
    return span !== undefined && restsIn(span, placeInWeeks(day));
  };
  return {
    rests: (day) => kindOf(false, restsByPattern(day), single.get(day)) === 'offday',
    keepsHoliday: (day) => kindOf(true, false, single.get(day)) === 'holiday',
  };
}
