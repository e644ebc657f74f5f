import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { agreedIn, daysOfMember, isSameAgreed, withAgreed } from '@muster/domain/leave/agreed-days.ts';
import type { AgreedDaysChange, AgreedDaysView, AgreedYear } from '@muster/domain/leave/agreed-days-contract.ts';
import { daysOfYear } from '@muster/domain/leave/days-per-year.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { belowZero } from '@muster/domain/leave/leave-rules.ts';
import type { LedgerNote } from '@muster/domain/leave/ledger-note.ts';
import { newestOf } from '@muster/domain/members/employment.ts';
import type { Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { findManaged, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { agreementOf, type KeptAgreement, storeAgreement } from '../../../records/leave/agreed-days.ts';
import { findType, type KeptLeaveType, lockLeaveTypes } from '../../../records/leave/leave-type.ts';
import { effectOfYear, type OwnYear, type OwnYearEffect } from '../../../records/leave/ledger/agreed-year.ts';
import { addAdjustment } from '../../../records/leave/ledger/entries.ts';
import { grantOfType } from '../../../records/leave/ledger/grants.ts';
import { readEmployments } from '../../../records/members/employment.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';

type Changed = AgreedDaysView & { readonly years: AgreedYear[] };

/** What a member has a year of a leave type, by an agreement of their own and by the type. @throws NOT_FOUND, LEAVE_TYPE_UNKNOWN */
export async function readAgreedDays(
  deps: Dependencies,
  asked: Pick<AgreedDaysChange, 'membercode' | 'leavetypeid'>,
): Promise<AgreedDaysView> {
  const db = deps.database.query;
  const { member, year } = await requireMember(db, deps, asked.membercode);
  const type = await requireType(db, asked.leavetypeid);
  return present(type, await agreementOf(db, member.id, type.leaveid), year);
}

/**
 * Gives a member days a year of a leave type in place of those of the type, or takes that back. The years that are given
 * already get a line of the difference; one transaction that holds the types and the member, so that neither a change of
 * the type nor leave taken meanwhile gets in between. What is as asked already is answered, so that a retry changes
 * nothing.
 * @throws NOT_FOUND, FORBIDDEN for the own days, LEAVE_TYPE_UNKNOWN, INVALID_INPUT for a type without limit, NOT_EMPLOYED
 *   for who has left, CHANGED_MEANWHILE, LEAVE_BALANCE_TOO_LOW when too much of a year is used
 */
export async function agreeDays(deps: Dependencies, caller: Caller, asked: AgreedDaysChange): Promise<Changed> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockLeaveTypes(trx);
    const { member } = await requireMember(trx, deps, asked.membercode);
    await lockMember(trx, member.id);
    const change = await plannedChange(trx, deps, caller, asked);
    if (change.years.length > 0) await store(deps, trx, caller, { ...change, at });
    return shown(change);
  });
}

/** What that would change; stores nothing. @throws as doing it would */
export async function previewAgreedDays(deps: Dependencies, caller: Caller, asked: AgreedDaysChange): Promise<Changed> {
  return shown(await plannedChange(deps.database.query, deps, caller, asked));
}

type Year = OwnYear & OwnYearEffect;

interface Change {
  readonly member: ManagedMember;
  readonly type: KeptLeaveType;
  readonly before: KeptAgreement;
  readonly after: KeptAgreement;
  /** The running fiscal year. */
  readonly year: number;
  /** Those that are agreed otherwise; none where nothing is. */
  readonly years: readonly Year[];
}

async function plannedChange(db: Read, deps: Dependencies, caller: Caller, asked: AgreedDaysChange): Promise<Change> {
  const { member, today, year } = await requireMember(db, deps, asked.membercode);
  if (!mayAdjustLeave(caller.member, member)) throw refuse('FORBIDDEN', { field: 'membercode' });
  const type = await requireType(db, asked.leavetypeid);
  if (type.unlimited) throw refuse('INVALID_INPUT', { field: 'leavetypeid', params: { reason: 'unlimited' } });
  const employment = (await readEmployments(db, [member.id])).get(member.id);
  const lastDay = employment && newestOf(employment).newest.to;
  if (lastDay && lastDay < today) throw refuse('NOT_EMPLOYED', { field: 'membercode' });
  const before = await agreementOf(db, member.id, type.leaveid);
  const agreed = withAgreed(before, asked.days, asked.begin, year);
  if (isSameAgreed(before, agreed, year)) return { member, type, before, after: before, year, years: [] };
  await requireRevision(asked.revision, before, () => present(type, before, year));
  const after = { ...before, ...agreed, revision: before.revision + 1 };
  const years: Year[] = [];
  for (const it of [year, year + 1]) {
    if (agreedIn(before, it) === agreedIn(after, it)) continue;
    const [was, days] = [daysOfMember(type, before, it), daysOfMember(type, after, it)];
    const own = { memberId: member.id, type, year: it, days, before: was };
    const effect = await effectOfYear(db, own);
    if (effect.more < 0) insist(belowZero(effect.remaining, effect.more));
    years.push({ ...own, ...effect });
  }
  return { member, type, before, after, year, years };
}

async function store(deps: Dependencies, trx: Write, caller: Caller, change: Change & { at: string }): Promise<void> {
  const { member, type, before, after, year, years, at } = change;
  await storeAgreement(trx, member.id, after);
  const line = { memberId: member.id, leaveid: type.leaveid, at, actorId: caller.member.id };
  for (const it of years) {
    const code = agreedIn(after, it.year) === null ? 'agreementEnded' : 'agreedDays';
    const note: LedgerNote = { code, params: { days: it.days, before: it.before } };
    if (it.granted && it.more !== 0) await addAdjustment(trx, { ...line, year: it.year, days: it.more, note });
  }
  await grantOfType(trx, member.id, type.leaveid, year, at);
  await recordAudit(trx, {
    at,
    actorId: caller.member.id,
    action: 'leave.agree',
    subject: `member:${member.id}`,
    before,
    after: { ...after, years: years.map(yearShown) },
  });
  const first = years[0];
  if (!first) return;
  const params = { type: type.description, days: first.days, from: fiscalYearDays(first.year).from };
  await tellMember(deps, trx, member, { code: 'daysAgreed', params }, at);
}

/** @throws NOT_FOUND */
async function requireMember(db: Read, deps: Dependencies, membercode: string) {
  const today = await companyToday(db, deps.clock);
  const member = await findManaged(db, membercode, today);
  if (!member) throw refuse('NOT_FOUND');
  return { member, today, year: fiscalYearOf(today) };
}

/** @throws LEAVE_TYPE_UNKNOWN */
async function requireType(db: Read, leaveid: string): Promise<KeptLeaveType> {
  const type = await findType(db, leaveid);
  if (!type) throw refuse('LEAVE_TYPE_UNKNOWN', { field: 'leavetypeid' });
  return type;
}

const shown = ({ type, after, year, years }: Change): Changed => ({
  ...present(type, after, year),
  years: years.map(yearShown),
});

const yearShown = ({ year, days, before, more, remaining, stands }: Year): AgreedYear => ({
  fiscalyear: year,
  ...{ days, before, more, stands },
  remaining: remaining + more,
});

const present = (type: KeptLeaveType, agreed: KeptAgreement, year: number): AgreedDaysView => ({
  leaveid: type.leaveid,
  daysthisyear: agreedIn(agreed, year),
  daysperyear: agreedIn(agreed, year + 1),
  typethisyear: daysOfYear(type, year),
  typeperyear: daysOfYear(type, year + 1),
  revision: agreed.revision,
});
