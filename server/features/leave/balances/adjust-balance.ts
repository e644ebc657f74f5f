import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import type { Adjustment as Request } from '@muster/domain/leave/leave-office-contract.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { belowZero } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { findManaged } from '../../../records/deciding/managed-member.ts';
import { findType } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { type Adjustment, addAdjustments } from '../../../records/leave/ledger/entries.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';

/**
 * Adds days to a member's balance or takes some off. One transaction that holds the member, so that no leave taken
 * meanwhile takes the balance below zero. Of the year that is just over as well: the run of its end, which may be run
 * again, sorts out what of it goes on.
 * @throws NOT_FOUND, FORBIDDEN, LEAVE_TYPE_UNKNOWN, INVALID_INPUT, LEAVE_BALANCE_TOO_LOW
 */
export async function adjustBalance(
  deps: Dependencies,
  caller: Caller,
  asked: Request,
): Promise<{ remaining: number }> {
  return deps.database.write((trx) => adjust(deps, trx, caller, asked));
}

async function adjust(deps: Dependencies, trx: Write, caller: Caller, asked: Request): Promise<{ remaining: number }> {
  const at = writeInstant(deps.clock());
  const member = await findManaged(trx, asked.membercode, await companyToday(trx, deps.clock));
  if (!member) throw refuse('NOT_FOUND');
  if (!mayAdjustLeave(caller.member, member)) throw refuse('FORBIDDEN', { field: 'membercode' });
  await lockMember(trx, member.id);
  const line = {
    memberId: member.id,
    leaveid: asked.leavetypeid,
    year: asked.fiscalyear,
    days: asked.days,
    note: asked.note,
  };
  const remaining = await remainingOf(trx, line);
  const type = await findType(trx, asked.leavetypeid);
  if (!type) throw refuse('LEAVE_TYPE_UNKNOWN', { field: 'leavetypeid' });
  if (type.unlimited) throw refuse('INVALID_INPUT', { field: 'leavetypeid', params: { reason: 'unlimited' } });
  const year = fiscalYearOf(await companyToday(trx, deps.clock));
  if (Math.abs(asked.fiscalyear - year) > 1) {
    throw refuse('INVALID_INPUT', { field: 'fiscalyear', params: { reason: 'fiscalyear', year } });
  }
  insist(belowZero(remaining, asked.days));
  await addAdjustments(trx, [line], { at, actorId: caller.member.id });
  const after = remaining + asked.days;
  await recordAudit(trx, {
    at,
    actorId: caller.member.id,
    action: 'leave.adjust',
    subject: `member:${member.id}`,
    before: { remaining },
    after: { ...line, remaining: after },
  });
  const ofYear = asked.fiscalyear === year ? undefined : fiscalYearDays(asked.fiscalyear);
  const params = { type: type.description, count: Math.abs(asked.days), note: asked.note, ofYear };
  const code = asked.days > 0 ? 'balanceRaised' : 'balanceLowered';
  await tellMember(deps, trx, member, { code, params }, at);
  return { remaining: after };
}

async function remainingOf(trx: Write, { memberId, leaveid, year }: Adjustment): Promise<number> {
  return balanceOf(await balanceLines(trx, { memberIds: [memberId], years: [year], leaveid })).remaining;
}
