import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../database/engine.ts';
import { closedBetween } from '../records/period-close.ts';
import { refuse } from './problems.ts';

/** Refuses what would change days of a closed pay period. @throws PERIOD_CLOSED */
export async function requireOpenDays(db: Read, from: Day, to: Day, field?: string): Promise<void> {
  const [closed] = await closedBetween(db, from, to);
  if (!closed) return;
  throw refuse('PERIOD_CLOSED', { ...(field ? { field } : {}), params: { reason: 'days', days: closed } });
}
