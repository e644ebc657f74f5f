import { notPossible } from '@muster/domain/attendance/corrections/corrected-times.ts';
import type {
  ClockPunch,
  Correction,
  decideCorrection as decideCorrectionCall,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { takenBackFrom } from '@muster/domain/attendance/corrections/correction-policy.ts';
import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { mayDecideFor, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, ProblemError, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tellMember, tellWhoDecided } from '../../../news/tell-deciders.ts';
import {
  type CorrectionRecord,
  endGiven,
  findCorrection,
  settleCorrection,
} from '../../../records/attendance/correction.ts';
import { closedDaysProblem } from '../../../records/attendance/period-close.ts';
import { leadsOfDay } from '../../../records/deciding/made-by-lead.ts';
import { findManaged, inPlaceOf, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { companyTime } from '../days/company-view.ts';
import { carryOut, newsOf, requireCorrectable, toldOf } from './ask-correction.ts';
import { onRecord } from './correction-on-record.ts';
import { clockPunches, dayFacts } from './day-view.ts';
import { takeBackGiven } from './give-in-lieu.ts';
import { hoursToCome } from './hours-to-come.ts';
import { shownCorrection } from './present-correction.ts';
import { hoursOf, isStillWorth, worthNow } from './what-is-asked.ts';

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
    const { correction, subject } = await requireWaiting(deps, trx, caller, id, it.revision);
    const remark = it.remark ?? '';
    if (it.decision === 'approve') {
      const facts = await dayFacts(trx, deps.clock, subject.id, correction.day);
      const punches = correction.kind === 'times' ? (JSON.parse(correction.after) as ClockPunch[]) : undefined;
      const wanted = requireCorrectable(correction.kind, punches, facts);
      const { kind, day } = correction;
      const now = { kind, day, hours: hoursOf(correction), isDecided: true };
      const isAsAsked = isStillWorth(correction, await worthNow(trx, deps.clock, subject, now));
      // Whoever asked did not know of a check-in or check-out since: to approve would be to take it away unseen.
      const known = JSON.stringify(clockPunches(facts.corrected)) === correction.before;
      if ((punches && !known) || !isAsAsked) throw new ProblemError(notPossible('changed', 'decision'));
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
        ...{ before: onRecord(correction), after: { ...onRecord(after), insteadOf: standIn?.managerName } },
      });
      const params = { ...toldOf(correction), remark };
      await tellMember(deps, trx, subject, { code: newsOf(correction, 'Rejected'), params }, at);
    }
    return shownCorrection(trx, deps.clock, id, caller.member, subject);
  });
}

/**
 * Takes an own correction back that waits, or gives back own hours off that were approved and have not begun; or, in the
 * office, takes back leave that was given in return for a day, or overtime or hours off that were approved.
 * @throws NOT_FOUND, CHANGED_MEANWHILE, CORRECTION_DECIDED, PERIOD_CLOSED, CORRECTION_NOT_POSSIBLE of own hours that have begun,
 *   LEAVE_BALANCE_TOO_LOW where that leave was used
 */
export async function withdrawCorrection(
  deps: Dependencies,
  caller: Caller,
  id: number,
  revision: number | undefined,
): Promise<Correction> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const from = (it: Held) => takenBackFrom(caller.member, it.subject, it.correction);
    const held = await requireHeld(deps, trx, id, (it) => from(it).length > 0);
    const { correction, subject } = held;
    await requireRevision(revision, correction, () => shownCorrection(trx, deps.clock, id, caller.member, subject));
    if (!from(held).includes(correction.state)) throw refuse('CORRECTION_DECIDED');
    const isGiven = correction.state === 'approved';
    const after = isGiven
      ? await takeBack(deps, trx, caller, held, at)
      : await settleCorrection(trx, correction, TAKEN_BACK, at);
    await recordAudit(trx, {
      ...{ at, actorId: caller.member.id, action: 'correction.withdraw' },
      ...{ subject: `correction:${id}`, before: onRecord(correction), after: onRecord(after) },
    });
    return shownCorrection(trx, deps.clock, id, caller.member, subject);
  });
}

const TAKEN_BACK = {
  state: 'withdrawn',
  decided_by: null,
  decided_for: null,
  decided_at: null,
  decision_remark: '',
} as const;

/** What was given or approved for a day that is in no closed period. */
async function takeBack(
  deps: Dependencies,
  trx: Write,
  { member }: Caller,
  { correction, subject }: Held,
  at: string,
): Promise<CorrectionRecord> {
  const { day, decided_at, decided_by, kind } = correction;
  if (decided_at === null || decided_by === null || kind === 'times' || kind === 'excuse')
    throw new Error('What is taken back was given.');
  insist(await closedDaysProblem(trx, day, day));
  if (kind === 'inlieu') {
    const { today, zone } = await companyTime(trx, deps.clock);
    const gave = dayOf(Temporal.Instant.from(decided_at), zone);
    await takeBackGiven(trx, { correction, gave, today, actorId: member.id, at });
  }
  if (kind === 'hours' && subject.id === member.id) {
    const toCome = await hoursToCome(trx, await companyTime(trx, deps.clock), member.id, [correction]);
    if (!toCome.has(correction.id)) throw new ProblemError(notPossible('begun', 'hours'));
    const params = { name: member.membername, ...toldOf(correction) };
    await tellWhoDecided(deps, trx, subject, decided_by, { code: newsOf({ kind }, 'GivenBack'), params }, at);
  } else {
    const news = { code: newsOf({ kind }, 'TakenBack'), params: toldOf(correction) };
    await tellMember(deps, trx, subject, news, at);
  }
  return endGiven(trx, correction);
}

interface Held {
  readonly correction: CorrectionRecord;
  readonly subject: ManagedMember;
}

/** A correction that waits for this decider, with its member held. @throws NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE, CORRECTION_DECIDED */
async function requireWaiting(
  deps: Dependencies,
  trx: Write,
  { member }: Caller,
  id: number,
  revision: number | undefined,
): Promise<Held> {
  const held = await requireHeld(deps, trx, id, (it) => mayReadOf(member, it.subject));
  const { correction, subject } = held;
  const made = await leadsOfDay(trx, subject.id, correction.day);
  if (!mayDecideFor(member, subject) || made.has(member.id)) throw refuse('FORBIDDEN');
  await requireRevision(revision, correction, () => shownCorrection(trx, deps.clock, id, member, subject));
  if (correction.state !== 'pending') throw refuse('CORRECTION_DECIDED');
  return held;
}

/** A correction with its member held. Who may not see it gets the answer of one that is not there. @throws NOT_FOUND */
async function requireHeld(deps: Dependencies, trx: Write, id: number, sees: (held: Held) => boolean): Promise<Held> {
  const found = await findCorrection(trx, id);
  if (!found) throw refuse('NOT_FOUND');
  await lockMember(trx, found.member_id);
  const correction = (await findCorrection(trx, id)) as CorrectionRecord;
  const subject = await findManaged(trx, correction.member_id, await companyToday(trx, deps.clock));
  if (!subject || !sees({ correction, subject })) throw refuse('NOT_FOUND');
  return { correction, subject };
}
