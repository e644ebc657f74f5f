import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { daysByFiscalYear } from '@muster/domain/leave/rules/leave-days.ts';
import { expect } from 'vitest';
import type { Database } from '../../database/engine.ts';
import { costOf } from '../../records/leave/leave.ts';
import { partOf } from '../../records/trips/claims.ts';

/**
 * What must hold of stored leave whatever happened before: no balance below zero; each day of a pending or approved
 * leave claimed by it and nothing else claimed; each leave's ledger lines adding up to the days it holds, by type
 * and fiscal year, and to nothing when it is rejected or removed.
 */
export async function expectSoundLeave({ query }: Database): Promise<void> {
  const leave = await query.selectFrom('leave').selectAll().execute();
  const live = leave.filter((it) => it.status === 'pending' || it.status === 'approved');
  const ledger = await query.selectFrom('leave_ledger').selectAll().execute();
  const claimed = await query.selectFrom('member_day').selectAll().where('claim', '=', 'leave').execute();

  const balances = summed(
    ledger.map((it) => [`${it.member_id} ${it.leaveid} ${it.fiscal_year}`, asDays(it.half_days)]),
  );
  expect([...balances].filter(([, days]) => days < 0)).toEqual([]);

  const claims = claimed.map((it) => `${it.leave_id} ${it.member_id} ${it.day} ${partOf(it)}`);
  const days = live.flatMap((it) =>
    eachDay(it.from_date, it.to_date).map((day) => `${it.id} ${it.member_id} ${day} ${it.part}`),
  );
  expect(claims.toSorted()).toEqual(days.toSorted());

  const held = ledger.flatMap((it): [string, number][] =>
    it.leave_id === null
      ? []
      : [[`${it.leave_id} ${it.member_id} ${it.leaveid} ${it.fiscal_year}`, -asDays(it.half_days)]],
  );
  const owed = live.flatMap((it) =>
    daysByFiscalYear({ from: it.from_date, to: it.to_date, ...costOf(it) }).map((part): [string, number] => [
      `${it.id} ${it.member_id} ${it.leaveid} ${part.year}`,
      part.days,
    ]),
  );
  const stillHeld = [...summed(held)].filter(([, sum]) => sum !== 0);
  expect(stillHeld.toSorted()).toEqual(owed.filter(([, days]) => days > 0).toSorted());
}

function summed(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, days] of entries) sums.set(key, (sums.get(key) ?? 0) + days);
  return sums;
}
