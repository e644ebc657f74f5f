import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import { cannotCorrect } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { insist, ProblemError } from '../../../http/problems.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { dropAttendances } from '../../../records/attendance/attendance.ts';
import { addCorrection, settleCorrection, waitingOfDay } from '../../../records/attendance/correction.ts';
import { inPlaceOf, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { clockPunches, dayFacts } from './day-view.ts';
import { keepGivenWork } from './give-in-lieu.ts';

interface ToReject {
  readonly subject: ManagedMember;
  readonly day: Day;
  readonly punchIds: readonly number[];
  readonly reason: string;
  readonly at: string;
}

/**
 * Makes punches of a day count no more, each with the check-in or check-out that belongs to it: a correction to what is
 * left of the day. They stay readable, and another correction may bring them back. The caller holds the member.
 * @throws CORRECTION_NOT_POSSIBLE in a closed pay period, while a correction of the day waits, and where leave was given for
 *   the work
 */
export async function rejectPunches(
  deps: Dependencies,
  trx: Write,
  actor: CurrentMember,
  { subject, day, punchIds, reason, at }: ToReject,
): Promise<void> {
  const facts = await dayFacts(trx, deps.clock, subject.id, day);
  insist(cannotCorrect(facts.limits, 'times'));
  if (await waitingOfDay(trx, subject.id, day)) throw new ProblemError(notPossible('waiting', 'items'));
  const dropped = await keepGivenWork(trx, deps.clock, { subject, day }, () =>
    dropAttendances(trx, { memberId: subject.id, day }, punchIds),
  );
  const { punches, zone } = facts.corrected;
  const correction = await addCorrection(trx, {
    ...{ member_id: subject.id, day, kind: 'times', reason, asked_by: actor.id, created_at: at },
    before: JSON.stringify(clockPunches({ punches, zone })),
    after: JSON.stringify(clockPunches({ punches: punches.filter((it) => !dropped.has(it.id)), zone })),
  });
  await settleCorrection(
    trx,
    correction,
    {
      ...{ state: 'approved', decided_by: actor.id, decided_for: inPlaceOf(subject, actor)?.managerId ?? null },
      ...{ decided_at: at, decision_remark: '' },
    },
    at,
  );
  await tellMember(deps, trx, subject, { code: 'punchRejected', params: { day, remark: reason } }, at);
}
