import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import type { HoursLeft } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { leftOf, minutesOff } from '@muster/domain/attendance/corrections/hours-off.ts';
import type { HoursOff } from '@muster/domain/attendance/summary/hours-off.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { problem } from '@muster/domain/wire/problem.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { ProblemError } from '../../../http/problems.ts';
import { type CorrectionRecord, HELD_HOURS, hoursOffBetween } from '../../../records/attendance/correction.ts';
import { companyFacts, companyTime } from '../days/company-view.ts';
import { summaryFacts } from '../days/facts-view.ts';

interface ForHours {
  readonly memberId: number;
  readonly day: Day;
  readonly hours: HoursOff;
  /** A request that waits is decided: what waits beside it takes nothing from it. */
  readonly isDecided: boolean;
}

/**
 * Hours off of a member's day, as the day is planned now, with how many minutes they are. The caller holds the member.
 * @throws CORRECTION_NOT_POSSIBLE where the company gives none, they do not lie in what is to be worked, or no more are left
 */
export async function requireHours(
  db: Read,
  clock: Clock,
  { memberId, day, hours, isDecided }: ForHours,
): Promise<Pick<CorrectionRecord, 'off_from' | 'off_to' | 'off_minutes'>> {
  const time = await companyTime(db, clock);
  if (time.hoursOff === 0) throw new ProblemError(notPossible('nohours', 'kind'));
  const days = { from: day, to: day };
  const [companyOf, factsOf] = await Promise.all([
    companyFacts(db, time, days, [memberId]),
    summaryFacts(db, [memberId], days),
  ]);
  const member = factsOf(memberId);
  if (!member) throw new Error('A member has no work pattern.');
  const found = minutesOff({ day, asked: hours, company: companyOf(memberId), member });
  if ('problem' in found) throw new ProblemError(found.problem);
  const { left } = await hoursLeft(db, time.hoursOff, memberId, { day, isDecided });
  if (found.minutes > left) throw new ProblemError(spent(left));
  return { off_from: hours.from, off_to: hours.to, off_minutes: found.minutes };
}

/** What is left of a budget year's hours off: of all that are asked for, or of those that are approved where one is decided. */
export async function hoursLeft(
  db: Read,
  allowance: number,
  memberId: number,
  { day, isDecided }: Pick<ForHours, 'day' | 'isDecided'>,
): Promise<HoursLeft> {
  const states = isDecided ? (['approved'] as const) : HELD_HOURS;
  const requests = await hoursOffBetween(db, memberId, fiscalYearDays(fiscalYearOf(day)), states);
  const taken = requests.reduce((sum, it) => sum + (it.off_minutes ?? 0), 0);
  return { allowance, left: leftOf(allowance, taken) };
}

const spent = (left: number) =>
  problem('CORRECTION_NOT_POSSIBLE', {
    field: 'hours',
    params: { reason: 'hoursspent', hours: Math.floor(left / 60), minutes: left % 60 },
  });
