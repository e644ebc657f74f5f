import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { daysOfYear } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LeaveCodeChange, LeaveCodeView, TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import type { LeaveTerms } from '@muster/domain/leave/types/leave-type.ts';
import { isSameName } from '@muster/domain/members/same-name.ts';
import type { Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { findType, type KeptLeaveType, listTypes } from '../../../records/leave/leave-type.ts';
import { type AuditAction, recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { type TypeChange, touchedByType, touchesNothing } from './touched-by-type.ts';

/** A leave type as it is after a change, or would be, with what that touches. */
export type ChangedType = LeaveCodeView & { readonly touches: TypeTouch };

/** The answer to a change that asks for what is stored already. */
export const unchanged = ({ before, year }: TypeChange): ChangedType => ({
  ...presentType(before, year),
  touches: touchesNothing,
});

/** What a change would touch; whom it would take below zero is told, not refused. */
export const previewOf = async (db: Read, change: TypeChange): Promise<ChangedType> => ({
  ...presentType(change.after, change.year),
  touches: await touchedByType(db, change),
});

export async function runningYear(db: Read, deps: Dependencies) {
  const today = await companyToday(db, deps.clock);
  return { today, year: fiscalYearOf(today) };
}

/** @throws NOT_FOUND */
export async function requireType(db: Read, leaveid: string): Promise<KeptLeaveType> {
  const type = await findType(db, leaveid);
  if (!type) throw refuse('NOT_FOUND');
  return type;
}

/**
 * Whoever decides about leave tells its types apart by their descriptions: no two that are offered look the same.
 * @throws LEAVE_TYPE_TAKEN
 */
export async function requireOwnDescription(
  db: Read,
  { leaveid, description }: Pick<KeptLeaveType, 'leaveid' | 'description'>,
): Promise<void> {
  const others = (await listTypes(db)).filter((it) => it.leaveid !== leaveid && !it.retired);
  const same = others.find((it) => isSameName(it.description, description));
  if (!same) return;
  throw refuse('LEAVE_TYPE_TAKEN', { field: 'description', params: { reason: 'description', other: same.leaveid } });
}

type Rules = Pick<LeaveCodeChange, 'description' | 'nexttoholiday' | 'nexttooffday'>;

export const rulesOf = (it: Rules) => ({
  description: it.description,
  nextToHoliday: it.nexttoholiday,
  nextToOffday: it.nexttooffday,
});

type Terms = Omit<LeaveTerms, 'retired'>;

/** The terms that are asked for; what is left out is as it was. */
export const termsOf = (it: Partial<LeaveCodeChange>, before: Terms): Terms => ({
  paid: it.paid ?? before.paid,
  unlimited: it.unlimited ?? before.unlimited,
  prorated: it.prorated ?? before.prorated,
  carryDays: it.carrydays ?? before.carryDays,
  carryMonths: it.carrymonths ?? before.carryMonths,
  halfDays: it.halfdays ?? before.halfDays,
  freeDays: it.freedays ?? before.freeDays,
  serviceMonths: it.servicemonths ?? before.serviceMonths,
  earnedMonthly: it.earnedmonthly ?? before.earnedMonthly,
  secondOver: it.secondover === undefined ? before.secondOver : it.secondover,
  documentOver: it.documentover === undefined ? before.documentOver : it.documentover,
});

/** What is left out of the answer is said here as well: a term that is forgotten is asked for. */
export const presentType = (it: KeptLeaveType, year: number): LeaveCodeView =>
  ({
    leaveid: it.leaveid,
    description: it.description,
    nexttoholiday: it.nextToHoliday,
    nexttooffday: it.nextToOffday,
    daysthisyear: daysOfYear(it, year),
    daysperyear: daysOfYear(it, year + 1),
    revision: it.revision,
    paid: it.paid,
    unlimited: it.unlimited,
    prorated: it.prorated,
    carrydays: it.carryDays,
    carrymonths: it.carryMonths,
    halfdays: it.halfDays,
    freedays: it.freeDays,
    servicemonths: it.serviceMonths || undefined,
    earnedmonthly: it.earnedMonthly || undefined,
    secondover: it.secondOver ?? undefined,
    documentover: it.documentOver ?? undefined,
    retired: it.retired,
  }) satisfies Record<keyof LeaveCodeView, unknown>;

export const recordType = (
  trx: Write,
  caller: Caller,
  action: AuditAction,
  at: string,
  before: KeptLeaveType | undefined,
  after: KeptLeaveType,
) => recordAudit(trx, { at, actorId: caller.member.id, action, subject: `leave-type:${after.leaveid}`, before, after });
