import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { isExcusable } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { ProblemError } from '../../../http/problems.ts';
import { companyTime } from '../days/company-view.ts';
import { derivedMembers } from '../days/derived-members.ts';
import type { NamedMember } from '../days/group-members-view.ts';

/** Refuses an excuse of a day of which nothing was to be worked. @throws CORRECTION_NOT_POSSIBLE */
export async function requireExcusable(db: Read, clock: Clock, subject: NamedMember, day: Day): Promise<void> {
  const time = await companyTime(db, clock);
  const [own] = await derivedMembers(db, [subject], { time, days: { from: day, to: day }, groups: 'all' });
  if (!own?.records.some(isExcusable)) throw new ProblemError(notPossible('nothing', 'kind'));
}
