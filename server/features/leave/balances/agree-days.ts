import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { agreedIn, tooFewAgreed } from '@muster/domain/leave/balances/agreed-days.ts';
import type {
  AgreedDaysChange,
  AgreedDaysView,
  AgreedYear,
} from '@muster/domain/leave/balances/agreed-days-contract.ts';
import { daysOfYear } from '@muster/domain/leave/balances/days-per-year.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { newestOf } from '@muster/domain/members/employment.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tellOfAgreed } from '../../../news/tell-of-agreed.ts';
import { findManaged } from '../../../records/deciding/managed-member.ts';
import { agreementsOf, type KeptAgreement, ofType } from '../../../records/leave/agreed-days.ts';
import { type AgreementChange, plannedAgreements, storeAgreed, yearsShown } from '../../../records/leave/agreeing.ts';
import { findType, type KeptLeaveType, lockLeaveTypes } from '../../../records/leave/leave-type.ts';
import { readEmployments } from '../../../records/members/employment.ts';
import { lockMember } from '../../../records/members/member.ts';
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
  return present(type, ofType(await agreementsOf(db, member.id), type.leaveid), year);
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
    const changes = await storeAgreed(trx, [change.planned], { at, actorId: caller.member.id, year: change.year });
    await tellOfAgreed(deps, trx, changes, at);
    return shown(change);
  });
}

/** What that would change; stores nothing. @throws as doing it would */
export async function previewAgreedDays(deps: Dependencies, caller: Caller, asked: AgreedDaysChange): Promise<Changed> {
  return shown(await plannedChange(deps.database.query, deps, caller, asked));
}

interface Change {
  readonly planned: AgreementChange;
  /** The running fiscal year. */
  readonly year: number;
}

async function plannedChange(db: Read, deps: Dependencies, caller: Caller, asked: AgreedDaysChange): Promise<Change> {
  const { member, today, year } = await requireMember(db, deps, asked.membercode);
  if (!mayAdjustLeave(caller.member, member)) throw refuse('FORBIDDEN', { field: 'membercode' });
  const type = await requireType(db, asked.leavetypeid);
  if (type.unlimited) throw refuse('INVALID_INPUT', { field: 'leavetypeid', params: { reason: 'unlimited' } });
  const employment = (await readEmployments(db, [member.id])).get(member.id);
  if (employment && hasLeft(newestOf(employment).newest.to, today)) {
    throw refuse('NOT_EMPLOYED', { field: 'membercode' });
  }
  const before = ofType(await agreementsOf(db, member.id), type.leaveid);
  const { days, begin } = asked;
  const [planned] = await plannedAgreements(db, [{ memberId: member.id, type, before, days, begin }], year);
  if (!planned) throw new Error('What was asked for is planned.');
  if (planned.years.length > 0) await requireRevision(asked.revision, before, () => present(type, before, year));
  insist(tooFewAgreed(yearsShown(planned)));
  return { planned, year };
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

const shown = ({ planned, year }: Change): Changed => ({
  ...present(planned.type, planned.after, year),
  years: yearsShown(planned),
});

const present = (type: KeptLeaveType, agreed: KeptAgreement, year: number): AgreedDaysView => ({
  leaveid: type.leaveid,
  daysthisyear: agreedIn(agreed, year),
  daysperyear: agreedIn(agreed, year + 1),
  typethisyear: daysOfYear(type, year),
  typeperyear: daysOfYear(type, year + 1),
  revision: agreed.revision,
});
