import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { isExcusable } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import { deriveDays, spanOfDays } from '@muster/domain/attendance/summary/derive-days.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { ProblemError } from '../../../http/problems.ts';
import { companyFacts, companyTime, hoursIn } from '../summary/company-view.ts';
import { summaryFacts } from '../summary/facts-view.ts';

/** Refuses an excuse of a day of which nothing was to be worked. @throws CORRECTION_NOT_POSSIBLE */
export async function requireExcusable(db: Read, clock: Clock, memberId: number, day: Day): Promise<void> {
  const time = await companyTime(db, clock);
  const days = { from: day, to: day };
  const own = (await summaryFacts(db, [memberId], days)).get(memberId);
  const companyOf = await companyFacts(db, time, days, [memberId]);
  const [record] = own ? deriveDays(spanOfDays(day, day, time.zone, hoursIn(time.zone)), companyOf(memberId), own) : [];
  if (!record || !isExcusable(record)) throw new ProblemError(notPossible('nothing', 'kind'));
}
