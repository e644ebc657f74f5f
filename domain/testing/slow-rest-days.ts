import type { Alternate } from '../work/rest-days.ts';

/** Whether a weekday that rests in some weeks does so in its own: by fortnights between two Mondays, or counted back through its month. */
export function restsThatWeek(alternate: Alternate | null | undefined, plain: Temporal.PlainDate): boolean {
  if (!alternate?.weekdays.includes(plain.dayOfWeek)) return false;
  if (alternate.weeks === 'second') {
    const mondayOf = (it: Temporal.PlainDate) => it.subtract({ days: it.dayOfWeek - 1 });
    return mondayOf(Temporal.PlainDate.from(alternate.from)).until(mondayOf(plain)).days % 14 === 0;
  }
  let nth = 0;
  for (let it = plain; it.month === plain.month; it = it.subtract({ days: 7 })) nth += 1;
  return (alternate.weeks === 'odd' ? [1, 3, 5] : [2, 4]).includes(nth);
}
