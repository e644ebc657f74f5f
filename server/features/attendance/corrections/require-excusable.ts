import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { isExcusable } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { ProblemError } from '../../../http/problems.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { derivedDay } from './derived-day.ts';

/** Refuses an excuse of a day of which nothing was to be worked. @throws CORRECTION_NOT_POSSIBLE */
export async function requireExcusable(db: Read, clock: Clock, subject: NamedMember, day: Day): Promise<void> {
  const { record } = await derivedDay(db, clock, subject, day);
  if (!record || !isExcusable(record)) throw new ProblemError(notPossible('nothing', 'kind'));
}
