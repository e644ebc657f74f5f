import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { requireEarned } from './give-in-lieu.ts';
import { requireApprovable } from './require-approvable.ts';
import { requireExcusable } from './require-excusable.ts';

/** What a request stands for beside the times of its day, as it is stored: leave in return, or minutes of overtime. */
export type Worth = Partial<Pick<CorrectionRecord, 'earned_half_days' | 'earned_leaveid' | 'overtime_minutes'>>;

/**
 * What a request about a member's day stands for as the day is now; nothing but of leave in return and overtime. The caller
 * holds the member. @throws CORRECTION_NOT_POSSIBLE where the day has nothing of what is asked for
 */
export async function worthNow(
  db: Read,
  clock: Clock,
  subject: NamedMember,
  { kind, day }: { readonly kind: CorrectionRecord['kind']; readonly day: Day },
): Promise<Worth> {
  if (kind === 'inlieu') return requireEarned(db, clock, subject, day);
  if (kind === 'overtime') return requireApprovable(db, clock, subject, day);
  if (kind === 'excuse') await requireExcusable(db, clock, subject, day);
  return {};
}

/** Whether a request stands for the same as it would now: the times of its day or the company's rules may have changed since. */
export const isStillWorth = (asked: CorrectionRecord, now: Worth): boolean =>
  (Object.keys(now) as (keyof Worth)[]).every((it) => asked[it] === now[it]);
