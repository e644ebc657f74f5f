import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { daysOfYear, withDays, type YearChange } from '@muster/domain/leave/days-per-year.ts';
import type {
  addLeaveCode,
  LeaveCodeChange,
  LeaveCodeView,
  TypeTouch,
} from '@muster/domain/leave/leave-office-contract.ts';
import { type LeaveTerms, plainTerms } from '@muster/domain/leave/leave-type.ts';
import type { LedgerNote } from '@muster/domain/leave/ledger-note.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { recordAudit } from '../../records/audit.ts';
import { companyToday } from '../../records/company.ts';
import {
  addType,
  findType,
  type KeptLeaveType,
  listTypes,
  lockLeaveType,
  storeRetired,
  storeType,
} from '../../records/leave-type.ts';
import { adjustAll } from '../../records/ledger/entries.ts';
import { grantType } from '../../records/ledger/grants.ts';
import { lockEverybody } from '../../records/member.ts';
import { changedYears, type TypeChange, touchedByType, touchesNothing } from './touched-by-type.ts';

type ChangedType = LeaveCodeView & { readonly touches: TypeTouch };

const yearOf = async (db: Read, deps: Dependencies): Promise<number> =>
  fiscalYearOf(await companyToday(db, deps.clock));

/** The leave types as the office keeps them, with the running fiscal year. */
export async function listLeaveCodes(deps: Dependencies): Promise<{ fiscalyear: number; codes: LeaveCodeView[] }> {
  const db = deps.database.query;
  const year = await yearOf(db, deps);
  return { fiscalyear: year, codes: (await listTypes(db)).map((it) => present(it, year)) };
}

/** Adds a leave type and gives its days to every active member. @throws LEAVE_TYPE_TAKEN */
export async function addLeaveType(
  deps: Dependencies,
  caller: Caller,
  body: Parsed<typeof addLeaveCode>['body'],
): Promise<LeaveCodeView> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const year = await yearOf(trx, deps);
      const added: KeptLeaveType = {
        leaveid: body.leaveid,
        ...rulesOf(body),
        ...termsOf(body, plainTerms),
        retired: false,
        daysPerYear: body.daysperyear,
        daysFromYear: year,
        daysBefore: 0,
        revision: 1,
      };
      await addType(trx, added);
      await grantType(trx, added.leaveid, year, at);
      await record(trx, caller, 'leave-type.add', at, undefined, added);
      return present(added, year);
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('LEAVE_TYPE_TAKEN', { field: 'leaveid' }) : error;
  }
}

/**
 * Changes a leave type. Other days per year leave the grants of the years that are given already as they are and add
 * an adjusted line of the difference to each; one transaction that holds the type and every member, so that no leave
 * taken meanwhile takes a balance below zero. What is as asked already is answered, so that a retry changes nothing.
 * @throws NOT_FOUND, CHANGED_MEANWHILE, LEAVE_BALANCE_TOO_LOW when somebody has used too much
 */
export async function changeLeaveType(
  deps: Dependencies,
  caller: Caller,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<ChangedType> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockLeaveType(trx, leaveid);
    const change = await plannedChange(trx, deps, leaveid, asked);
    const { before, after, year } = change;
    const years = changedYears(before, after, year);
    if (years.length === 0 && sameRules(before, after)) return { ...present(before, year), touches: touchesNothing };
    await requireRevision(asked.revision, before, () => present(before, year));
    if (years.length > 0) await lockEverybody(trx);
    const touches = await touchedByType(trx, change);
    if (touches.short.count > 0) {
      const field = before.unlimited && !after.unlimited ? 'unlimited' : 'daysperyear';
      throw refuse('LEAVE_BALANCE_TOO_LOW', { field, data: touches.short });
    }
    await storeType(trx, after);
    if (years.length > 0) await makeUp(trx, change, years, { at, actorId: caller.member.id });
    await record(trx, caller, 'leave-type.change', at, before, after);
    return { ...present(after, year), touches };
  });
}

/** What changing a leave type would touch; whom it would take below zero is told, not refused. @throws NOT_FOUND */
export async function previewLeaveType(
  deps: Dependencies,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<ChangedType> {
  const db = deps.database.query;
  const change = await plannedChange(db, deps, leaveid, asked);
  return { ...present(change.after, change.year), touches: await touchedByType(db, change) };
}

async function plannedChange(
  db: Read,
  deps: Dependencies,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<TypeChange> {
  const today = await companyToday(db, deps.clock);
  const year = fiscalYearOf(today);
  const before = await requireType(db, leaveid);
  const after: KeptLeaveType = {
    ...before,
    ...rulesOf(asked),
    ...termsOf(asked, before),
    ...withDays(before, asked.daysperyear, asked.begin, year),
    revision: before.revision + 1,
  };
  return { before, after, year, today, opening: asked.openingbalances ?? 'stand' };
}

/** Gives or takes the difference in the years that are given already, and the days to who has none of them yet. */
async function makeUp(
  trx: Write,
  { after: { leaveid }, year: running, opening }: TypeChange,
  changes: readonly YearChange[],
  by: { at: string; actorId: number },
): Promise<void> {
  for (const { year, days, difference } of changes) {
    const note: LedgerNote = { code: 'daysPerYear', params: { days, before: days - difference } };
    await adjustAll(trx, { leaveid, year, difference, note, opening, ...by });
  }
  await grantType(trx, leaveid, running, by.at, opening);
}

/** Takes a type for no new leave, or offers it again; then it gives its days to whoever has none. @throws NOT_FOUND */
export async function changeStandingOfType(
  deps: Dependencies,
  caller: Caller,
  leaveid: string,
  retired: boolean,
): Promise<LeaveCodeView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockLeaveType(trx, leaveid);
    const year = await yearOf(trx, deps);
    const before = await requireType(trx, leaveid);
    if (before.retired === retired) return present(before, year);
    await storeRetired(trx, leaveid, before.revision, retired ? at : null);
    if (!retired) await grantType(trx, leaveid, year, at);
    const after = await requireType(trx, leaveid);
    await record(trx, caller, retired ? 'leave-type.retire' : 'leave-type.reinstate', at, before, after);
    return present(after, year);
  });
}

async function requireType(db: Read, leaveid: string): Promise<KeptLeaveType> {
  const type = await findType(db, leaveid);
  if (!type) throw refuse('NOT_FOUND');
  return type;
}

type Rules = Pick<LeaveCodeChange, 'description' | 'nexttoholiday' | 'nexttooffday'>;

const rulesOf = (it: Rules) => ({
  description: it.description,
  nextToHoliday: it.nexttoholiday,
  nextToOffday: it.nexttooffday,
});

const sameRules = (one: KeptLeaveType, other: KeptLeaveType) =>
  one.description === other.description &&
  one.nextToHoliday === other.nextToHoliday &&
  one.nextToOffday === other.nextToOffday &&
  isSame(termsOf({}, one), termsOf({}, other));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The terms that are asked for; what is left out is as it was. */
const termsOf = (it: Partial<LeaveCodeChange>, before: Omit<LeaveTerms, 'retired'>) => ({
  paid: it.paid ?? before.paid,
  unlimited: it.unlimited ?? before.unlimited,
  prorated: it.prorated ?? before.prorated,
  carryDays: it.carrydays ?? before.carryDays,
  carryMonths: it.carrymonths ?? before.carryMonths,
  halfDays: it.halfdays ?? before.halfDays,
  freeDays: it.freedays ?? before.freeDays,
});

const present = (it: KeptLeaveType, year: number): LeaveCodeView => ({
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
  retired: it.retired,
});

const record = (
  trx: Write,
  caller: Caller,
  action: string,
  at: string,
  before: KeptLeaveType | undefined,
  after: KeptLeaveType,
) => recordAudit(trx, { at, actorId: caller.member.id, action, subject: `leave-type:${after.leaveid}`, before, after });
