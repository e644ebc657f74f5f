import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { earnedInLieu, takesGivenWork } from '@muster/domain/attendance/corrections/in-lieu.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { belowZero } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Clock } from '../../../clock.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { insist, ProblemError } from '../../../http/problems.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';
import { findType } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { addAdjustments } from '../../../records/leave/ledger/entries.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { derivedDay } from './derived-day.ts';

/** What is stored of leave in return. */
type Earned = Pick<CorrectionRecord, 'earned_half_days' | 'earned_leaveid'>;

/**
 * The leave that the work of a member's day has earned, as it stands now.
 * @throws CORRECTION_NOT_POSSIBLE where it has not, or nothing is given by now
 */
export async function requireEarned(db: Read, clock: Clock, subject: NamedMember, day: Day): Promise<Earned> {
  const { time, record } = await derivedDay(db, clock, subject, day);
  if (!time.inLieu) throw new ProblemError(notPossible('ungiven', 'kind'));
  if (record && record.approved > 0) throw new ProblemError(notPossible('approved', 'kind'));
  const halfDays = record ? earnedInLieu(record, time.inLieu) : 0;
  if (halfDays === 0) throw new ProblemError(notPossible('unearned', 'kind'));
  return { earned_half_days: halfDays, earned_leaveid: time.inLieu.leaveid };
}

/**
 * Makes other times of a day. The caller holds the member.
 * @throws CORRECTION_NOT_POSSIBLE where they take away work for which leave was given
 */
export async function keepGivenWork<Made>(
  trx: Write,
  clock: Clock,
  { subject, day }: { readonly subject: NamedMember; readonly day: Day },
  change: () => Promise<Made>,
): Promise<Made> {
  const { time, record: before } = await derivedDay(trx, clock, subject, day);
  const made = await change();
  const { record: after } = await derivedDay(trx, clock, subject, day);
  if (before && after && takesGivenWork(before, after, time.inLieu)) throw new ProblemError(notPossible('given'));
  return made;
}

interface Given {
  readonly correction: CorrectionRecord;
  readonly today: Day;
  readonly actorId: number;
  readonly at: string;
}

/** Adds the leave of an approved request to the balance of the running fiscal year. The caller holds the member. */
export async function giveInLieu(trx: Write, { correction, ...it }: Given): Promise<void> {
  await addAdjustments(trx, [lineOf(correction, it.today, 1)], it);
}

/**
 * Takes it off again: off the year that gave it while it is left there, otherwise off the running one, into which it was
 * carried. The caller holds the member.
 * @param gave the day on which it was given
 * @throws LEAVE_BALANCE_TOO_LOW where it was used
 */
export async function takeBackGiven(trx: Write, { correction, gave, ...it }: Given & { readonly gave: Day }) {
  const line = lineOf(correction, it.today, -1);
  const isLimited = !(await findType(trx, line.leaveid))?.unlimited;
  const first = fiscalYearOf(gave);
  const problemOf = async (year: number) =>
    isLimited ? belowZero(await remainingOf(trx, line, year), line.days) : undefined;
  const year = (await problemOf(first)) ? line.year : first;
  insist(await problemOf(year));
  await addAdjustments(trx, [{ ...line, year }], it);
}

async function remainingOf(trx: Write, { memberId, leaveid }: ReturnType<typeof lineOf>, year: number) {
  return balanceOf(await balanceLines(trx, { memberIds: [memberId], years: [year], leaveid })).remaining;
}

function lineOf(it: CorrectionRecord, today: Day, sign: 1 | -1) {
  if (it.earned_half_days === null || it.earned_leaveid === null) throw new Error('This request earned nothing.');
  const code = sign === 1 ? 'inLieu' : 'inLieuBack';
  return {
    memberId: it.member_id,
    leaveid: it.earned_leaveid,
    year: fiscalYearOf(today),
    days: sign * asDays(it.earned_half_days),
    note: { code, params: { day: it.day } } satisfies LedgerNote,
  };
}
