import type { AskedPunch, ClockPunch, Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { mayDo } from '@muster/domain/attendance/corrections/correction-policy.ts';
import { shownEarned } from '@muster/domain/attendance/corrections/in-lieu.ts';
import { onlyDay, type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import { needsApproval } from '@muster/domain/attendance/summary/overtime-approval.ts';
import { employedSince, isEmployedOn } from '@muster/domain/members/employment.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { employmentOf } from '../../../records/members/employment.ts';
import { companyTime, type Giving } from '../days/company-view.ts';
import { type NamedCorrection, namedCorrection } from './corrections-view.ts';
import { hoursToCome } from './hours-to-come.ts';

interface Subject {
  readonly id: number;
  readonly managerIds: readonly number[];
}

/** What bears on corrections: the closed pay periods around them, and what the company gives today. */
interface Beside extends Giving {
  readonly closed: readonly PeriodDays[];
  /** The hours off of the reader that were approved and have not begun. */
  readonly toCome: ReadonlySet<number>;
}

/** A correction as whoever reads it sees it. */
export function presentCorrection(
  it: NamedCorrection,
  reader: CurrentMember,
  subject: Subject,
  { closed, toCome, inLieu, approval, hoursOff }: Beside,
): Correction {
  const waits = it.state === 'pending';
  const isOtherLeave = it.kind === 'inlieu' && it.earned_leaveid !== inLieu?.leaveid;
  const isUngiven = waits && (isOtherLeave || (it.kind === 'hours' && hoursOff === 0));
  const isUnneeded = waits && it.kind === 'overtime' && !needsApproval(approval, it.day);
  const isUnemployed = waits && !isEmployedOn(employedSince(employmentOf(it), it.counted_from), it.day);
  const isClosed = touchesPeriod(closed, onlyDay(it.day));
  return {
    ...{ id: it.id, state: it.state, kind: it.kind, attendancedate: it.day },
    ...{ membercode: it.membercode, membername: it.membername, groupno: it.groupno },
    before: JSON.parse(it.before) as ClockPunch[],
    after: JSON.parse(it.after) as AskedPunch[],
    earned: earnedOf(it),
    ...(it.overtime_minutes !== null && { overtime: it.overtime_minutes }),
    ...hoursAsked(it),
    ...{ reason: it.reason, askedby: it.asked_by === it.member_id ? null : it.asker, createdat: it.created_at },
    ...{ decidedby: it.decider, decidedfor: it.principal, decisionremark: it.decision_remark, revision: it.revision },
    ...(isUngiven && { ungiven: true }),
    ...(isUnneeded && { unneeded: true }),
    ...(isUnemployed && { unemployed: true }),
    may: mayDo(reader, subject, it, {
      ...{
        isClosed,
        isMoot: isUngiven || isUnneeded || isUnemployed,
        isToCome: toCome.has(it.id),
        isOwnDeed: Boolean(it.madeByReader),
      },
    }),
  };
}

const hoursAsked = ({
  off_from: from,
  off_to: to,
  off_minutes: minutes,
}: NamedCorrection): Pick<Correction, 'hours'> =>
  from === null || to === null || minutes === null ? {} : { hours: { from, to, minutes } };

const earnedOf = ({ earned_half_days, earned_leaveid, earnedType }: NamedCorrection): Correction['earned'] =>
  earned_half_days === null || earned_leaveid === null
    ? null
    : shownEarned(earned_half_days, { leaveid: earned_leaveid, description: earnedType ?? '' });

/** One correction, as it is stored by now. */
export async function shownCorrection(
  db: Read,
  clock: Clock,
  id: number,
  reader: CurrentMember,
  subject: Subject,
): Promise<Correction> {
  const it = await namedCorrection(db, id, reader.id);
  const time = await companyTime(db, clock);
  const [closed, toCome] = [await closedAround(db, [onlyDay(it.day)]), await hoursToCome(db, time, reader.id, [it])];
  return presentCorrection(it, reader, subject, { ...time, closed, toCome });
}
