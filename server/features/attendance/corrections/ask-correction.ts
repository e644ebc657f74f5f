import {
  askedPunches,
  liesOver,
  notPossible,
  type WantedAttendance,
  wantedAttendances,
} from '@muster/domain/attendance/corrections/corrected-times.ts';
import type {
  ClockPunch,
  Correction,
  CorrectionInput,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { givingKinds } from '@muster/domain/attendance/corrections/correction-policy.ts';
import { cannotCorrect } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import { isDuplicate, type Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, ProblemError, refuse } from '../../../http/problems.ts';
import { tellDeciders, tellMember } from '../../../news/tell-deciders.ts';
import {
  addCorrection,
  type CorrectionRecord,
  settleCorrection,
  type Worth,
} from '../../../records/attendance/correction.ts';
import { settleDay } from '../../../records/attendance/review-item.ts';
import { leadsOfDay } from '../../../records/deciding/made-by-lead.ts';
import { findManaged, inPlaceOf, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { applyTimes } from './apply-correction.ts';
import { onRecord } from './correction-on-record.ts';
import { clockPunches, type DayFacts, dayFacts } from './day-view.ts';
import { giveInLieu, keepGivenWork } from './give-in-lieu.ts';
import { shownCorrection } from './present-correction.ts';
import { worthNow } from './what-is-asked.ts';

/**
 * Asks for a day to be put right. What the office asks for another member is done at once.
 * @throws NOT_FOUND for a member who is not there or not the caller's to correct, FORBIDDEN of a day of which the caller made
 *   check-ins for another member, CORRECTION_NOT_POSSIBLE
 */
export async function askCorrection(deps: Dependencies, caller: Caller, asked: CorrectionInput): Promise<Correction> {
  const subject = await requireSubject(deps, caller, asked.membercode);
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockMember(trx, subject.id);
    const leads = await leadsOfDay(trx, subject.id, asked.attendancedate);
    if (leads.has(caller.member.id)) throw refuse('FORBIDDEN');
    const facts = await dayFacts(trx, deps.clock, subject.id, asked.attendancedate);
    const { kind = 'times', attendancedate: day, hours } = asked;
    const wanted = requireCorrectable(kind, asked.punches, facts);
    const worth = await worthNow(trx, deps.clock, subject, { kind, day, hours, isDecided: false });
    const made = await store(trx, caller, subject, { ...asked, kind, worth }, facts, at);
    const isOwn = subject.id === caller.member.id;
    if (isOwn) {
      const params = { name: caller.member.membername, ...toldOf(made) };
      await tellDeciders(
        deps,
        trx,
        subject,
        { code: newsOf(made, 'Asked'), params },
        { at, asked: `correction:${made.id}`, but: leads },
      );
    } else {
      await carryOut(deps, trx, caller, { correction: made, wanted, facts, subject, remark: '', at });
    }
    return shownCorrection(trx, deps.clock, made.id, caller.member, subject);
  });
}

/** Whom somebody may ask for: themselves, in the office everybody. @throws NOT_FOUND */
async function requireSubject(
  deps: Dependencies,
  { member }: Caller,
  membercode: string | undefined,
): Promise<ManagedMember> {
  const db = deps.database.query;
  const who = membercode === undefined || membercode === member.membercode ? member.id : membercode;
  const found = await findManaged(db, who, await companyToday(db, deps.clock));
  if (!found || (found.id !== member.id && !isOffice(member.role))) throw refuse('NOT_FOUND');
  return found;
}

/** What the times of the day should be; of other requests nothing. @throws CORRECTION_NOT_POSSIBLE */
export function requireCorrectable(
  kind: CorrectionRecord['kind'],
  punches: readonly ClockPunch[] | undefined,
  facts: DayFacts,
): WantedAttendance[] {
  insist(cannotCorrect(facts.limits, kind));
  if (punches === undefined) return [];
  const found = wantedAttendances(punches, facts.corrected);
  if ('problem' in found) throw new ProblemError(found.problem);
  if (liesOver(found.attendances, facts.beside, facts.corrected.now)) throw new ProblemError(notPossible('overlap'));
  return found.attendances;
}

async function store(
  trx: Write,
  caller: Caller,
  subject: ManagedMember,
  asked: Omit<CorrectionInput, 'kind'> & { readonly kind: CorrectionRecord['kind']; readonly worth: Worth },
  { corrected }: DayFacts,
  at: string,
): Promise<CorrectionRecord> {
  const before = clockPunches(corrected);
  const after = asked.punches ? askedPunches(asked.punches, corrected) : before;
  try {
    return await addCorrection(trx, {
      ...{ member_id: subject.id, day: asked.attendancedate, kind: asked.kind, reason: asked.reason },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
      ...{ asked_by: caller.member.id, created_at: at, ...asked.worth },
    });
  } catch (error) {
    if (isDuplicate(error)) throw new ProblemError(notPossible('waiting', 'attendancedate'));
    throw error;
  }
}

export interface ToCarryOut {
  readonly correction: CorrectionRecord;
  readonly wanted: readonly WantedAttendance[];
  readonly facts: DayFacts;
  readonly subject: ManagedMember;
  readonly remark: string;
  readonly at: string;
}

/** Approves a correction and makes its day so, puts that on record and tells the member. */
export async function carryOut(deps: Dependencies, trx: Write, { member }: Caller, it: ToCarryOut): Promise<void> {
  const { correction, at, remark } = it;
  const standIn = inPlaceOf(it.subject, member);
  const after = await settleCorrection(
    trx,
    correction,
    {
      ...{ state: 'approved', decided_by: member.id, decided_for: standIn?.managerId ?? null },
      ...{ decided_at: at, decision_remark: remark },
    },
    at,
  );
  if (correction.kind === 'times') {
    await keepGivenWork(trx, deps.clock, { ...correction, subject: it.subject }, () =>
      applyTimes(trx, correction, it.wanted),
    );
  }
  if (correction.kind === 'inlieu') {
    await giveInLieu(trx, { correction, today: it.facts.limits.today, actorId: member.id, at });
  } else if (!givingKinds.includes(correction.kind)) {
    // An excuse changes no punch, so that what there is to look at stays to be looked at; that nobody checked out is excused.
    const only = correction.kind === 'excuse' ? 'forgotten' : undefined;
    const looked = { state: 'corrected', by: member.id, at, remark } as const;
    await settleDay(trx, { memberId: correction.member_id, day: correction.day, only }, looked);
  }
  await recordAudit(trx, {
    ...{ at, actorId: member.id, action: 'correction.approve', subject: `correction:${correction.id}` },
    ...{ before: onRecord(correction), after: { ...onRecord(after), insteadOf: standIn?.managerName } },
  });
  const byOffice = correction.asked_by !== correction.member_id;
  const params = { ...toldOf(correction), remark: byOffice ? correction.reason : remark };
  await tellMember(deps, trx, it.subject, { code: newsOf(correction, byOffice ? 'Made' : 'Approved'), params }, at);
}

/** Which news tells of what came of a request. */
export const newsOf = <
  Kind extends CorrectionRecord['kind'],
  What extends 'Asked' | 'Approved' | 'Rejected' | 'Made' | 'TakenBack' | 'GivenBack',
>(
  { kind }: { readonly kind: Kind },
  what: What,
) => `${NEWS[kind]}${what}` as const;

/** What news says of a request: its day, and of overtime and hours off the minutes. */
export const toldOf = ({ day, overtime_minutes, off_minutes }: CorrectionRecord) => ({
  day,
  minutes: overtime_minutes ?? off_minutes ?? undefined,
});

const NEWS = {
  times: 'correction',
  excuse: 'correction',
  inlieu: 'inLieu',
  overtime: 'overtime',
  hours: 'hours',
} as const;
