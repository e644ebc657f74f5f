import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { withDays, type YearChange } from '@muster/domain/leave/balances/days-per-year.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import type { LeaveCodeChange, LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import type { Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { type KeptLeaveType, listTypes, lockLeaveTypes, storeType } from '../../../records/leave/leave-type.ts';
import { adjustAll } from '../../../records/leave/ledger/entries.ts';
import { grantType } from '../../../records/leave/ledger/grants.ts';
import { lockEverybody } from '../../../records/members/member.ts';
import {
  type ChangedType,
  presentType,
  previewOf,
  recordType,
  requireOwnDescription,
  requireType,
  rulesOf,
  runningYear,
  termsOf,
  unchanged,
} from './kept-type.ts';
import { hasLeaveOf } from './leave-of-type-view.ts';
import { storeAndTell, tellOfPay } from './own-type.ts';
import { changedYear, changedYears, grewStricter, type TypeChange, touchedByType } from './touched-by-type.ts';

/** The leave types as the office keeps them, with the running fiscal year. */
export async function listLeaveCodes(deps: Dependencies): Promise<{ fiscalyear: number; codes: LeaveCodeView[] }> {
  const db = deps.database.query;
  const { year } = await runningYear(db, deps);
  return { fiscalyear: year, codes: (await listTypes(db)).map((it) => presentType(it, year)) };
}

/**
 * Changes a leave type. Other days per year leave the grants of the years that are given already as they are and add
 * an adjusted line of the difference to each; one transaction that holds the type and every member, so that no leave
 * taken meanwhile takes a balance below zero, or is touched and not told of. What is as asked already is answered, so that
 * a retry changes nothing.
 * @throws NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN for how an officer's own leave is paid, LEAVE_TYPE_TAKEN for the
 *   description of another, LEAVE_BALANCE_TOO_LOW when somebody has used too much
 */
export async function changeLeaveType(
  deps: Dependencies,
  caller: Caller,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<ChangedType> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockLeaveTypes(trx);
    const change = await plannedChange(trx, deps, leaveid, asked);
    const { before, after, year } = change;
    if (changesNothing(change)) return unchanged(change);
    await requireRevision(asked.revision, before, () => presentType(before, year));
    await requirePermitted(trx, caller, change);
    const years = changedYears(before, after, year);
    if (years.length > 0 || limits(change) || grewStricter(before, after)) await lockEverybody(trx);
    const touches = await touchedByType(trx, change);
    if (touches.short.count > 0) {
      const field = before.unlimited && !after.unlimited ? 'unlimited' : 'daysperyear';
      throw refuse('LEAVE_BALANCE_TOO_LOW', { field, data: touches.short });
    }
    await storeAndTell(deps, trx, caller, { before, after, at }, async () => {
      await storeType(trx, after);
      if (years.length > 0) await makeUp(trx, change, years, { at, actorId: caller.member.id });
    });
    await tellOfPay(deps, trx, caller, { before, after, at });
    await recordType(trx, caller, 'leave-type.change', at, before, after);
    return { ...presentType(after, year), touches };
  });
}

/** What changing a leave type would touch. @throws NOT_FOUND, CHANGED_MEANWHILE, FORBIDDEN, LEAVE_TYPE_TAKEN as changing it would */
export async function previewLeaveType(
  deps: Dependencies,
  caller: Caller,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<ChangedType> {
  const db = deps.database.query;
  const change = await plannedChange(db, deps, leaveid, asked);
  const { before, year } = change;
  if (changesNothing(change)) return unchanged(change);
  await requireRevision(asked.revision, before, () => presentType(before, year));
  await requirePermitted(db, caller, change);
  return previewOf(db, change);
}

/** @throws FORBIDDEN, LEAVE_TYPE_TAKEN for another description */
async function requirePermitted(db: Read, caller: Caller, change: TypeChange): Promise<void> {
  await requireOthersPay(db, caller, change);
  const { before, after } = change;
  if (before.description !== after.description && !after.retired) await requireOwnDescription(db, after);
}

/**
 * How leave is paid that an HR officer has themselves, or has asked for, is for an administrator to change: payroll of each
 * open period would pay it so, and the next one would count what that changes in closed ones. @throws FORBIDDEN
 */
async function requireOthersPay(db: Read, { member }: Caller, { before, after }: TypeChange): Promise<void> {
  if (before.paid === after.paid || member.role === 'SA') return;
  if (await hasLeaveOf(db, member.id, before.leaveid)) {
    throw refuse('FORBIDDEN', { field: 'paid', params: { reason: 'ownleave' } });
  }
}

async function plannedChange(
  db: Read,
  deps: Dependencies,
  leaveid: string,
  asked: LeaveCodeChange,
): Promise<TypeChange> {
  const { today, year } = await runningYear(db, deps);
  const before = await requireType(db, leaveid);
  const after: KeptLeaveType = {
    ...before,
    ...rulesOf(asked),
    ...termsOf(asked, before),
    ...withDays(before, asked.daysperyear, asked.begin, year),
    revision: before.revision + 1,
  };
  return { before, after, year, today, opening: asked.openingbalances ?? 'stand', engine: deps.database.engine };
}

/** Gives or takes the difference in the years that are given already, and the days to who has none of them yet. */
async function makeUp(
  trx: Write,
  change: TypeChange,
  changes: readonly YearChange[],
  by: { at: string; actorId: number },
): Promise<void> {
  for (const it of changes) {
    const note: LedgerNote = { code: 'daysPerYear', params: { days: it.days, before: it.days - it.difference } };
    await adjustAll(trx, { ...changedYear(change, it), note, ...by });
  }
  await grantType(trx, change.after.leaveid, change.year, by.at, change.opening);
}

/** Whether a type without limit gets one: what is taken of it counts by what there is. */
const limits = ({ before, after }: TypeChange) => before.unlimited && !after.unlimited;

const changesNothing = ({ before, after, year }: TypeChange) =>
  changedYears(before, after, year).length === 0 && sameRules(before, after);

const sameRules = (one: KeptLeaveType, other: KeptLeaveType) =>
  one.description === other.description &&
  one.nextToHoliday === other.nextToHoliday &&
  one.nextToOffday === other.nextToOffday &&
  isSame(termsOf({}, one), termsOf({}, other));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
