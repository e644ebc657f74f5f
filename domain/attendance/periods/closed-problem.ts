import { type Problem, problem } from '../../wire/problem.ts';
import { type PeriodDays, touchesPeriod } from './pay-period.ts';

/** What keeps a stretch of days as it is: a closed pay period that has one of them. */
export function closedProblem(closed: readonly PeriodDays[], stretch: PeriodDays, field?: string): Problem | undefined {
  const days = closed.find((it) => touchesPeriod([it], stretch));
  if (!days) return undefined;
  const params = { reason: 'days', days: { from: days.from, to: days.to } } as const;
  return problem('PERIOD_CLOSED', { ...(field ? { field } : {}), params });
}
