import type { AskedPunch, ClockPunch, Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { mayDo } from '@muster/domain/attendance/corrections/correction-policy.ts';
import { shownEarned } from '@muster/domain/attendance/corrections/in-lieu.ts';
import { onlyDay, type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../../database/engine.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { type NamedCorrection, namedCorrection } from './corrections-view.ts';

interface Subject {
  readonly id: number;
  readonly managerIds: readonly number[];
}

/** A correction as whoever reads it sees it, by the closed pay periods around it. */
export const presentCorrection = (
  it: NamedCorrection,
  reader: CurrentMember,
  subject: Subject,
  closed: readonly PeriodDays[],
): Correction => ({
  ...{ id: it.id, state: it.state, kind: it.kind, attendancedate: it.day },
  ...{ membercode: it.membercode, membername: it.membername, groupno: it.groupno },
  before: JSON.parse(it.before) as ClockPunch[],
  after: JSON.parse(it.after) as AskedPunch[],
  earned: earnedOf(it),
  ...{ reason: it.reason, askedby: it.asked_by === it.member_id ? null : it.asker, createdat: it.created_at },
  ...{ decidedby: it.decider, decidedfor: it.principal, decisionremark: it.decision_remark, revision: it.revision },
  may: mayDo(reader, subject, it, touchesPeriod(closed, onlyDay(it.day))),
});

const earnedOf = ({ earned_half_days, earned_leaveid, earnedType }: NamedCorrection): Correction['earned'] =>
  earned_half_days === null || earned_leaveid === null
    ? null
    : shownEarned(earned_half_days, { leaveid: earned_leaveid, description: earnedType ?? '' });

/** One correction, as it is stored by now. */
export async function shownCorrection(
  db: Read,
  id: number,
  reader: CurrentMember,
  subject: Subject,
): Promise<Correction> {
  const it = await namedCorrection(db, id);
  return presentCorrection(it, reader, subject, await closedAround(db, [onlyDay(it.day)]));
}
