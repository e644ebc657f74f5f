import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import { maySettleAffected } from '@muster/domain/leave/leave-policy.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { markDone, openAgain } from '../../records/leave/affected-leave.ts';
import { balanceLines } from '../../records/leave/ledger/balance-lines.ts';
import { isOnlyAdministrator } from '../../records/members/member/administrators.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyToday } from '../../records/office/company.ts';
import { type FoundAffected, findAffected, findSettled } from './affected-leave-view.ts';

/**
 * Takes an affected leave off the office's list as settled. The record says which leave and which balance it was about,
 * and how that balance stood then.
 * @throws NOT_FOUND when it is not on the list, or not any more; FORBIDDEN for one's own
 */
export async function settleAffected(deps: Dependencies, caller: Caller, id: number): Promise<AffectedLeave> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { affected, memberId, leaveid } = await requireMaySettle(deps, trx, caller, await findAffected(trx, id));
    if (!(await markDone(trx, id, { at, by: caller.member.id }))) throw refuse('NOT_FOUND');
    const fiscalyear = fiscalYearOf(affected.holidaydate);
    const { remaining } = balanceOf(await balanceLines(trx, { memberIds: [memberId], years: [fiscalyear], leaveid }));
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'affected-leave.settle',
      subject: `leave:${affected.leaveid}`,
      before: affected,
      after: { settled: at, balance: { membercode: affected.membercode, leaveid, fiscalyear, remaining } },
    });
    return affected;
  });
}

/**
 * Puts a leave that was called settled back on the list, for whoever may settle it.
 * @throws NOT_FOUND when nobody has, or a change of the leave or of the day has settled it since; FORBIDDEN for one's own
 */
export async function reopenAffected(deps: Dependencies, caller: Caller, id: number): Promise<AffectedLeave> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { affected } = await requireMaySettle(deps, trx, caller, await findSettled(trx, id));
    if (!(await openAgain(trx, id))) throw refuse('NOT_FOUND');
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'affected-leave.reopen',
      subject: `leave:${affected.leaveid}`,
      before: null,
      after: affected,
    });
    return affected;
  });
}

/** A line that is there, and whose leave is the caller's to settle. @throws NOT_FOUND, FORBIDDEN */
async function requireMaySettle(
  { clock }: Dependencies,
  trx: Write,
  { member }: Caller,
  found: FoundAffected | undefined,
): Promise<FoundAffected> {
  if (!found) throw refuse('NOT_FOUND');
  const isOnly = await isOnlyAdministrator(trx, member.id, await companyToday(trx, clock));
  if (!maySettleAffected(member, { id: found.memberId }, isOnly)) throw refuse('FORBIDDEN');
  return found;
}
