import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { CalendarDay } from '@muster/domain/leave/own/own-days-contract.ts';
import type { FreeDays } from '@muster/domain/leave/rules/adjacency.ts';
import type { ClaimedDay } from '@muster/domain/leave/rules/leave-rules.ts';

/** What the leave rules ask of the member's days. */
export interface DayFacts {
  readonly free: FreeDays;
  readonly claimed: readonly ClaimedDay[];
}

/** From what the days hold; the days of the leave that is being changed do not stand in its own way. */
export function dayFacts(days: readonly CalendarDay[], changing?: LeaveView): DayFacts {
  const of = (kind: CalendarDay['kind']) => days.filter((it) => it.kind === kind).map((it) => it.date);
  // A rejected leave claims no day; what stands on its days now is another one.
  const isOwn = ({ date, part }: CalendarDay) =>
    changing?.approve_status === 0 && date >= changing.start && date <= changing.end && part === changing.part;
  const offdays = new Set(of('offday'));
  return {
    free: { holidays: new Set(of('holiday')), rests: (day) => offdays.has(day) },
    claimed: [
      ...days
        .filter((it) => it.kind === 'leave' && !isOwn(it))
        .map(({ date, part }) => ({ day: date, claim: 'leave' as const, part })),
      ...of('trip').map((day) => ({ day, claim: 'trip' as const, part: null })),
    ],
  };
}
