import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from './dependencies.ts';
import { closeForgotten } from './features/attendance/close-forgotten.ts';
import { grantLeave } from './records/leave-grants.ts';
import { dropStaleSessions } from './records/session.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const LONG_AGO_HOURS = 30 * 24;

/** What every server does each quarter of an hour; running it on several at once does no harm. */
export function startSweeps(deps: Dependencies): void {
  const { database, clock, background, log } = deps;
  background.every(QUARTER_HOUR_MS, async () => {
    const closed = await closeForgotten(database, clock);
    if (closed > 0) log.info({ closed }, 'closed forgotten attendances');
  });
  background.later(() => grantLeave(database, clock));
  background.every(QUARTER_HOUR_MS, () => grantLeave(database, clock));
  background.every(QUARTER_HOUR_MS, async () => {
    const now = clock();
    await dropStaleSessions(database.query, writeInstant(now), writeInstant(now.subtract({ hours: LONG_AGO_HOURS })));
  });
}
