import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { balanceOf, type LedgerKind } from '@muster/domain/leave/balances/leave-balance.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { succeeded } from '@muster/domain/wire/envelope.ts';
import { presentLeave } from '@muster/server/features/leave/present-leave.ts';
import { asLeave } from '@muster/server/records/leave/leave.ts';
import { today } from '../databases/leave-company.ts';
import type { Plan } from './plan.ts';
import type { Facts } from './replay.ts';
import type { Runner } from './runners.ts';

export const TAKE_LEAVE = '/api/entitleleave/memberLeave';
export const BALANCE = '/api/entitleleave/noOfLeave';

/** The floor's answer to a request for a day of leave: the row as the server itself shows it to who asked. */
export async function takeLeave(
  body: { fromdate: string; membercode: string },
  run: Runner,
  plan: Plan,
  facts: Facts & { leave?: Parameters<typeof asLeave>[0] },
): Promise<{ status: number; body: unknown }> {
  facts.leaveDay = body.fromdate;
  facts.fiscalYear = fiscalYearOf(body.fromdate);
  await run(plan.takeLeave, facts);
  const leave = asLeave(facts.leave as Parameters<typeof asLeave>[0]);
  const actor = { id: leave.memberId, membercode: body.membercode, membername: '', role: 'MEMBER' } as const;
  return { status: 201, body: succeeded(presentLeave(leave, actor, today()), 'Your leave is asked for.', 201) };
}

/** The floor's answer to what is left, from the sums of the ledger by kind. */
export function balance(rows: readonly Record<string, unknown>[]): { status: number; body: unknown } {
  const sums = rows as unknown as readonly { kind: LedgerKind; half_days: number }[];
  const { entitled, remaining } = balanceOf(sums.map(({ kind, half_days }) => ({ kind, days: asDays(half_days) })));
  return { status: 200, body: succeeded([{ entitleleave: entitled, remain_leave: remaining }]) };
}
