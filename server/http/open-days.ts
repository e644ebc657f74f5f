import { type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type Problem, problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../database/engine.ts';
import { closedBetween } from '../records/attendance/period-close.ts';
import { refuse } from './problems.ts';

/** Refuses what would change days of a closed pay period. @throws PERIOD_CLOSED */
export async function requireOpenDays(db: Read, from: Day, to: Day, field?: string): Promise<void> {
  const [closed] = await closedBetween(db, from, to);
  if (!closed) return;
  const { id: _, ...days } = closed;
  throw refuse('PERIOD_CLOSED', { ...(field ? { field } : {}), params: { reason: 'days', days } });
}

/** The same told beforehand, by the closed periods around a stretch of days. */
export function closedProblem(closed: readonly PeriodDays[], stretch: PeriodDays): Problem | undefined {
  const days = closed.find((it) => touchesPeriod([it], stretch));
  return days && problem('PERIOD_CLOSED', { params: { reason: 'days', days: { from: days.from, to: days.to } } });
}
