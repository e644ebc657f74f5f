import type { HoursOff } from '@muster/domain/attendance/summary/hours-off.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import type { CorrectionRecord, Worth } from '../../../records/attendance/correction.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { requireEarned } from './give-in-lieu.ts';
import { requireApprovable } from './require-approvable.ts';
import { requireExcusable } from './require-excusable.ts';
import { requireHours } from './require-hours.ts';

interface WhatIsAsked {
  readonly kind: CorrectionRecord['kind'];
  readonly day: Day;
  /** Of hours off, when they are. */
  readonly hours: HoursOff | undefined;
  /** It waits already, and is about to be approved. */
  readonly isDecided: boolean;
}

/**
 * What a request about a member's day stands for as the day is now; nothing but of leave in return, overtime and hours off. The caller
 * holds the member. @throws CORRECTION_NOT_POSSIBLE where the day has nothing of what is asked for
 */
export async function worthNow(
  db: Read,
  clock: Clock,
  subject: NamedMember,
  { kind, day, hours, isDecided }: WhatIsAsked,
): Promise<Worth> {
  if (kind === 'inlieu') return requireEarned(db, clock, subject, day);
  if (kind === 'overtime') return requireApprovable(db, clock, subject, day);
  if (hours) return requireHours(db, clock, { memberId: subject.id, day, hours, isDecided });
  if (kind === 'excuse') await requireExcusable(db, clock, subject, day);
  return {};
}

/** Whether a request stands for the same as it would now: the times of its day or the company's rules may have changed since. */
export const isStillWorth = (asked: CorrectionRecord, now: Worth): boolean =>
  (Object.keys(now) as (keyof Worth)[]).every((it) => asked[it] === now[it]);

/** The hours off that a stored request asks for. */
export const hoursOf = ({ off_from: from, off_to: to }: CorrectionRecord): HoursOff | undefined =>
  from === null || to === null ? undefined : { from, to };
