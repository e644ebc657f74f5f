import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import { fitLate, type LateFit } from '@muster/domain/attendance/late-punch.ts';
import { claimedInstant, whyNotOffline } from '@muster/domain/attendance/offline-punch.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { attendancesFrom, beginLate, endLate } from '../../../records/attendance/attendance.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import type { PunchRecord } from '../../../records/attendance/punch.ts';
import { addForReview, settleForgotten } from '../../../records/attendance/review-item.ts';
import { wasSuspended } from '../../../records/members/member/suspension.ts';
import { type Company, readCompany } from '../../../records/office/company.ts';
import { isCountedOn } from '../../../records/work/member-work/counted.ts';
import type { Asked } from './asked-punch.ts';
import { forget } from './close-forgotten.ts';
import { type PunchFacts, punchDay } from './punch-facts-view.ts';

/** The longest that a punch waits, and a shift over midnight before it. */
const DAYS_LOOKED_AT = 5;

/** What a punch that was made without a connection is, by the facts when it arrives. */
export interface Late {
  readonly at: Temporal.Instant;
  readonly attendancedate: string;
  /** Undefined where the day's pay period is closed: the punch is kept and counts for nothing. */
  readonly fit: Exclude<LateFit, { does: 'conflict' }> | undefined;
  readonly mode: Company['offlinePunches'];
}

/**
 * Judges a punch that was made without a connection as it would have been judged then. Who was suspended then is not there for
 * whoever checks in for them.
 * @throws NOT_FOUND, OFFLINE_REFUSED, OFFLINE_IN_FUTURE, OFFLINE_TOO_OLD, OFFLINE_WHILE_SUSPENDED; ALREADY_CHECKED_IN, NOT_CHECKED_IN
 */
export async function judgeLate(
  trx: Write,
  { member: { id: memberId }, by }: Pick<Asked, 'member' | 'by'>,
  { checktime, checktype, skew = 0 }: PunchInput,
  { facts, arrived }: { readonly facts: PunchFacts; readonly arrived: Temporal.Instant },
): Promise<Late> {
  const { offlinePunches: mode } = await readCompany(trx);
  const claim = { device: Temporal.Instant.from(checktime), skew };
  insist(whyNotOffline(claim, arrived, mode));
  const at = claimedInstant(claim, arrived);
  if (await wasSuspended(trx, memberId, writeInstant(at)))
    throw by ? refuse('NOT_FOUND') : refuse('OFFLINE_WHILE_SUSPENDED', { field: 'checktime' });
  const day = await punchDay(trx, at, facts);
  const stretches = await attendancesFrom(trx, memberId, lookedAtFrom(day));
  const shiftOn = (it: string) => facts.workOn(it).shift;
  const fit = fitLate(checktype, { instant: at, day }, stretches, shiftOn, facts.zone);
  const attendancedate = fit.does === 'end' ? fit.stretch.attendancedate : day;
  if (await isClosed(trx, attendancedate)) return { at, attendancedate, fit: undefined, mode };
  if (fit.does !== 'conflict') return { at, attendancedate, fit, mode };
  if (checktype === 'in') throw refuse('ALREADY_CHECKED_IN');
  throw refuse('NOT_CHECKED_IN');
}

export const lookedAtFrom = (day: string): string => addDays(day, -DAYS_LOOKED_AT);

const isClosed = async (db: Read, day: string): Promise<boolean> => (await closedBetween(db, day, day)).length > 0;

/** Begins or ends the attendance that a late punch belongs to. */
export async function storeLate(
  trx: Write,
  punch: PunchRecord,
  { fit }: Late,
  forgottenAt: (it: { readonly attendancedate: string; readonly startedAt: Temporal.Instant }) => string,
): Promise<void> {
  if (!fit) return;
  const memberId = punch.member_id;
  if (fit.does === 'end') {
    await endLate(trx, fit.stretch.id, { endedAt: punch.recorded_at, outPunchId: punch.id });
    if (fit.stretch.ending === 'forgotten') {
      const by = punch.recorded_by ?? memberId;
      await settleForgotten(trx, fit.stretch.inPunchId, { by, at: punch.arrived_at ?? punch.recorded_at });
    }
    return;
  }
  if (fit.forgets) await forget(trx, fit.forgets, forgottenAt(fit.forgets));
  const { end } = fit;
  await beginLate(trx, punch, end && { endedAt: writeInstant(end.at), ending: end.ending });
  if (end?.ending !== 'forgotten' || !(await isCountedOn(trx, memberId, punch.attendance_date))) return;
  await addForReview(trx, { punchId: punch.id, memberId, day: punch.attendance_date }, ['forgotten']);
}
