import fc from 'fast-check';
import type { Alternate, RestDays } from '../work/rest-days.ts';
import { anyDay } from './moments.ts';

const anyWeekdays = (constraints: { readonly minLength?: number; readonly maxLength?: number }) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 7 }), constraints).map((it) => it.toSorted());

/** Weekdays that rest in some weeks alone. */
export const anyAlternate: fc.Arbitrary<Alternate> = fc.oneof(
  fc.record({
    weekdays: anyWeekdays({ minLength: 1, maxLength: 3 }),
    weeks: fc.constant('second' as const),
    from: anyDay,
  }),
  fc.record({
    weekdays: anyWeekdays({ minLength: 1, maxLength: 3 }),
    weeks: fc.constantFrom('odd' as const, 'even' as const),
  }),
);

/** Rest days of every week, and beside them, as often as not, some of some weeks. */
export const anyRestDays: fc.Arbitrary<RestDays> = fc
  .record({ restdays: anyWeekdays({ maxLength: 4 }), alternate: fc.option(anyAlternate) })
  .map(({ restdays, alternate }) => ({
    restdays: restdays.filter((it) => !alternate?.weekdays.includes(it)),
    alternate,
  }));
