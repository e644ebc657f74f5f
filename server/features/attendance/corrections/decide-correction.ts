import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import type {
  ClockPunch,
  Correction,
  decideCorrection as decideCorrectionCall,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { mayDecideFor, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { ProblemError, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { type CorrectionRecord, findCorrection, settleCorrection } from '../../../records/attendance/correction.ts';
import { findManaged, inPlaceOf, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { carryOut, requireCorrectable } from './ask-correction.ts';
import { clockPunches, dayFacts } from './day-view.ts';
import { shownCorrection } from './present-correction.ts';
import { requireExcusable } from './require-excusable.ts';

/**
 * Approves or rejects a correction that waits.
 * @throws NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, CORRECTION_DECIDED, CORRECTION_NOT_POSSIBLE
 */
export async function decideCorrection(
  deps: Dependencies,
  caller: Caller,
  id: number,
  it: Parsed<typeof decideCorrectionCall>['body'],
): Promise<Correction> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { correction, subject } = await requireWaiting(deps, trx, caller, id, it.revision, (one) =>
      mayDecideFor(caller.member, one),
    );
    const remark = it.remark ?? '';
    if (it.decision === 'approve') {
      const facts = await dayFacts(trx, deps.clock, subject.id, correction.day);
      const punches = correction.kind === 'times' ? (JSON.parse(correction.after) as ClockPunch[]) : undefined;
      const wanted = requireCorrectable(punches, facts);
      if (correction.kind === 'excuse') await requireExcusable(trx, deps.clock, subject, correction.day);
      // Whoever asked did not know of a check-in or check-out since: to approve would be to take it away unseen.
      const known = JSON.stringify(clockPunches(facts.corrected)) === correction.before;
      if (punches && !known) throw new ProblemError(notPossible('changed', 'decision'));
      await carryOut(deps, trx, caller, { correction, wanted, facts, subject, remark, at });
    } else {
      const standIn = inPlaceOf(subject, caller.member);
      const after = await settleCorrection(
        trx,
        correction,
        {
          ...{ state: 'rejected', decided_by: caller.member.id, decided_for: standIn?.managerId ?? null },
          ...{ decided_at: at, decision_remark: remark },
        },
        at,
      );
      await recordAudit(trx, {
        ...{ at, actorId: caller.member.id, action: 'correction.reject', subject: `correction:${id}` },
        ...{ before: correction, after: { ...after, insteadOf: standIn?.managerName } },
      });
      const params = { day: correction.day, remark };
      await tellMember(deps, trx, subject, { code: 'correctionRejected', params }, at);
    }
    return shownCorrection(trx, id, caller.member, subject);
  });
}

/** Takes an own correction back. @throws NOT_FOUND, CHANGED_MEANWHILE, CORRECTION_DECIDED */
export async function withdrawCorrection(
  deps: Dependencies,
  caller: Caller,
  id: number,
  revision: number | undefined,
): Promise<Correction> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { correction, subject } = await requireWaiting(deps, trx, caller, id, revision, undefined);
    const after = await settleCorrection(
      trx,
      correction,
      {
        ...{ state: 'withdrawn', decided_by: null, decided_for: null, decided_at: null, decision_remark: '' },
      },
      at,
    );
    await recordAudit(trx, {
      ...{ at, actorId: caller.member.id, action: 'correction.withdraw' },
      ...{ subject: `correction:${id}`, before: correction, after },
    });
    return shownCorrection(trx, id, caller.member, subject);
  });
}

/**
 * A correction that waits, with its member held. `may` says who may; without it only the member. Who may not see it gets
 * the answer of one that is not there.
 */
async function requireWaiting(
  deps: Dependencies,
  trx: Write,
  { member }: Caller,
  id: number,
  revision: number | undefined,
  may: ((subject: ManagedMember) => boolean) | undefined,
): Promise<{ correction: CorrectionRecord; subject: ManagedMember }> {
  const found = await findCorrection(trx, id);
  if (!found) throw refuse('NOT_FOUND');
  await lockMember(trx, found.member_id);
  const correction = (await findCorrection(trx, id)) as CorrectionRecord;
  const subject = await findManaged(trx, correction.member_id, await companyToday(trx, deps.clock));
  if (!subject || !mayReadOf(member, subject) || (!may && subject.id !== member.id)) throw refuse('NOT_FOUND');
  if (may && !may(subject)) throw refuse('FORBIDDEN');
  await requireRevision(revision, correction, () => shownCorrection(trx, id, member, subject));
  if (correction.state !== 'pending') throw refuse('CORRECTION_DECIDED');
  return { correction, subject };
}
