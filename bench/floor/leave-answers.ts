import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { Plan } from './plan.ts';
import type { Facts } from './replay.ts';
import type { Runner } from './runners.ts';

export const TAKE_LEAVE = '/api/entitleleave/memberLeave';
export const BALANCE = '/api/entitleleave/noOfLeave';

type Row = Record<string, unknown>;

/** The floor's answer to a request for a day of leave. */
export async function takeLeave(
  body: { fromdate: string },
  run: Runner,
  plan: Plan,
  facts: Facts & { leave?: Row },
): Promise<{ status: number; body: unknown }> {
  facts.leaveDay = body.fromdate;
  facts.fiscalYear = fiscalYearOf(body.fromdate);
  await run(plan.takeLeave, facts);
  const row = facts.leave as Row;
  const data = {
    id: row['id'],
    start: row['from_date'],
    end: row['to_date'],
    ltype: `${row['leaveid']}-${row['description']}`,
    leavetitle: row['description'],
    remark: row['remark'],
    approve_status: 0,
    takeNo: 1,
    days: 1,
    revision: row['revision'],
    decisionremark: row['decision_remark'],
    returnfrom: row['return_from'],
    may: { edit: true, remove: true, giveback: false },
  };
  return { status: 201, body: { status: 'success', code: '201', message: 'Your leave is asked for.', data } };
}

/** The floor's answer to what is left, from the sums of the ledger by kind. */
export function balance(rows: readonly Row[]): { status: number; body: unknown } {
  let [entitled, used] = [0, 0];
  for (const { kind, days } of rows as { kind: string; days: number }[]) {
    if (kind === 'taken' || kind === 'released' || kind === 'reversed') used -= days;
    else entitled += days;
  }
  const data = [{ entitleleave: entitled, remain_leave: entitled - used }];
  return { status: 200, body: { status: 'success', code: '200', message: 'OK', data } };
}
