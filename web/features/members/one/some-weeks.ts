import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Alternate, inOrder, toldFrom } from '@muster/domain/work/rest-days.ts';
import type { TFunction } from 'i18next';

/** What is chosen of the weekdays that rest in some weeks alone; there are none such while no `weeks` are chosen. */
export interface SomeWeeks {
  readonly weeks: Alternate['weeks'] | '';
  readonly weekdays: readonly number[];
  /** A day off of every second week; empty until one is chosen. */
  readonly from: Day | '';
}

export const NO_WEEKS: SomeWeeks = { weeks: '', weekdays: [], from: '' };

/** What a form begins with, told by the next day off from a day on. */
export function someWeeksOf(alternate: Alternate | undefined, day: Day): SomeWeeks {
  if (!alternate) return NO_WEEKS;
  return { from: '', ...toldFrom(alternate, day) };
}

/** What is missing of a choice that was begun. */
function missingOf({ weeks, weekdays, from }: SomeWeeks): 'weekdays' | 'from' | undefined {
  if (weeks === '') return undefined;
  if (weekdays.length === 0) return 'weekdays';
  return weeks === 'second' && from === '' ? 'from' : undefined;
}

/** What a form says of that. */
export function whatIsMissing(t: TFunction, chosen: SomeWeeks): Readonly<Record<string, string>> {
  const missing = missingOf(chosen);
  return missing ? { [`alternate.${missing}`]: t(`memberOffice.work.missing.${missing}`) } : {};
}

/** What was chosen as it is sent; undefined where nothing is, or not all of it. */
export function chosenWeeks(chosen: SomeWeeks) {
  const { weeks, from } = chosen;
  if (weeks === '' || missingOf(chosen)) return undefined;
  const weekdays = inOrder(chosen.weekdays);
  return weeks === 'second' ? { weekdays, weeks, from } : { weekdays, weeks };
}

interface Chosen {
  readonly restdays: readonly number[];
  readonly alternate: SomeWeeks;
}

/** No weekday is in both lists: one that is chosen for every week goes from the other. */
const withRestdays = (restdays: readonly number[], { alternate }: Chosen) => ({
  restdays: [...restdays],
  alternate: { ...alternate, weekdays: alternate.weekdays.filter((it) => !restdays.includes(it)) },
});

/** One that is chosen for some weeks goes from the first, and comes back when it is given up, if it was there at the beginning. */
function withSomeWeeks(alternate: SomeWeeks, now: Chosen, opened: Pick<Chosen, 'restdays'>) {
  const given = now.alternate.weekdays.filter((it) => !alternate.weekdays.includes(it));
  const back = given.filter((it) => opened.restdays.includes(it));
  const restdays = now.restdays.filter((it) => !alternate.weekdays.includes(it));
  return { restdays: inOrder([...restdays, ...back]), alternate };
}

/** What the wire calls the parts of a choice that is one value here. */
const OF_SOME_WEEKS = ['alternate.weekdays', 'alternate.from'];

interface ChoosingForm {
  readonly values: Chosen;
  readonly opened: Pick<Chosen, 'restdays'>;
  change(chosen: { restdays: number[]; alternate: SomeWeeks }, ...parts: readonly string[]): void;
}

/** How a form has both lists of weekdays chosen. */
export const choosingWeeks = (form: ChoosingForm) => ({
  chooseRestdays: (it: readonly number[]) => form.change(withRestdays(it, form.values), ...OF_SOME_WEEKS),
  chooseSomeWeeks: (it: SomeWeeks) => form.change(withSomeWeeks(it, form.values, form.opened), ...OF_SOME_WEEKS),
});
