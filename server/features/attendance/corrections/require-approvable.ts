import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { givenInLieu } from '@muster/domain/attendance/corrections/in-lieu.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { ProblemError } from '../../../http/problems.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { derivedDay } from './derived-day.ts';

/**
 * The overtime of a member's day that is not approved, as the day stands now. The caller holds the member.
 * @throws CORRECTION_NOT_POSSIBLE where there is none, the day is not over, or leave was given for its work
 */
export async function requireApprovable(
  db: Read,
  clock: Clock,
  subject: NamedMember,
  day: Day,
): Promise<Pick<CorrectionRecord, 'overtime_minutes'>> {
  const { record } = await derivedDay(db, clock, subject, day);
  if (record && givenInLieu(record) > 0) throw new ProblemError(notPossible('returned', 'kind'));
  if (!record || record.toApprove === 0) throw new ProblemError(notPossible('noovertime', 'kind'));
  return { overtime_minutes: record.toApprove };
}
