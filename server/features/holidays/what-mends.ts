import { onlyDay, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { HolidayEffect, Mending } from '@muster/domain/holidays/holidays-contract.ts';
import { isMendedByBalance, type MendingTerms, mendingOf } from '@muster/domain/holidays/mending.ts';
import type { LeaveStatus } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Read } from '../../database/engine.ts';
import { closedAround } from '../../records/attendance/period-close.ts';
import { freeDaysOfEach, named } from '../../records/work/rest-days.ts';

interface Line {
  readonly memberId: number;
  readonly from: string;
  readonly to: string;
  readonly status: LeaveStatus;
  readonly type: MendingTerms;
  readonly effect: HolidayEffect;
  readonly holidaydate: string;
}

/** What helps with each of some lines, in their order: nothing of those that the balance mends, and of other effects. */
export async function whatMends(db: Read, lines: readonly Line[]): Promise<readonly { readonly mendby?: Mending }[]> {
  const beyondBalance = lines.filter((it) => !isMendedByBalance(it.type));
  const mendings = await mendingsOf(
    db,
    beyondBalance.filter((it) => it.effect === 'inside'),
  );
  for (const it of beyondBalance) if (it.effect === 'uncharged') mendings.set(it, 'charging');
  return lines.map((it) => {
    const mendby = mendings.get(it);
    return mendby ? { mendby } : {};
  });
}

async function mendingsOf(db: Read, inside: readonly Line[]): Promise<Map<Line, Mending>> {
  const from = inside.map((it) => it.from).toSorted()[0];
  const to = inside
    .map((it) => it.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return new Map();
  const freeOf = await freeDaysOfEach(db, named(inside.map((it) => it.memberId)), from, to);
  const closed = await closedAround(db, [{ from, to }]);
  return new Map(
    inside.map((it) => {
      const isClosed = touchesPeriod(closed, onlyDay(it.holidaydate));
      return [it, mendingOf(it, it.holidaydate, { free: freeOf(it.memberId), isClosed })];
    }),
  );
}
