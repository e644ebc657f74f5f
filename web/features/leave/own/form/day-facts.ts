import type { Day } from '@muster/domain/calendar/company-time.ts';
import { weekdayOf } from '@muster/domain/calendar/day.ts';
import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import type { CalendarDay, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { ClaimedDay } from '@muster/domain/leave/leave-rules.ts';

/** What the leave rules ask of the member's days. */
export interface DayFacts {
  readonly free: FreeDays;
  readonly claimed: readonly ClaimedDay[];
}

/** From what the days hold; the days of the leave that is being changed do not stand in its own way. */
export function dayFacts(days: readonly CalendarDay[], changing?: LeaveView): DayFacts {
  const of = (kind: CalendarDay['kind']) => days.filter((it) => it.kind === kind).map((it) => it.date);
  // A rejected leave claims no day; what stands on its days now is another one.
  const isOwn = (day: Day) => changing?.approve_status === 0 && day >= changing.start && day <= changing.end;
  return {
    free: { holidays: new Set(of('holiday')), restDays: [...new Set(of('offday').map(weekdayOf))] },
    claimed: [
      ...of('leave')
        .filter((day) => !isOwn(day))
        .map((day) => ({ day, claim: 'leave' as const })),
      ...of('trip').map((day) => ({ day, claim: 'trip' as const })),
    ],
  };
}
