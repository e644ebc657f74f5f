import { isHoliday, isOffday } from '@muster/domain/leave/adjacency.ts';
import type { Write } from '../database/engine.ts';
import { addUncharged, selectAffected, type UnchargedDay, withdrawLines } from './affected-leave.ts';
import { costOf } from './leave.ts';
import { freeDaysOfEach, named } from './rest-days.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

interface DayOfMember extends UnchargedDay {
  readonly memberId: number;
}

/**
 * Stores what may make free days of these members working days, or the other way round, and keeps the office's list of
 * leave with it: days that leave skipped, and that are worked from now on, come on it with `description`; those that are
 * free again go. What was dismissed and did not change stays away.
 */
export async function followUncharged<T>(
  trx: Write,
  { who, at, description, ...span }: Span & { who: readonly number[]; at: string; description: string },
  store: () => Promise<T>,
): Promise<T> {
  const days = await skippedDays(trx, who, span);
  const before = new Set(await worked(trx, days));
  const stored = await store();
  const after = await worked(trx, days);
  const come = after.filter((it) => !before.has(it));
  await addUncharged(trx, come, description, at);
  if (after.length - come.length < before.size) await withdrawFree(trx, span, at);
  return stored;
}

/** Takes lines off the office's list whose days, within a span, are free for their members again. */
export async function withdrawFree(trx: Write, { from, to }: Span, at: string): Promise<void> {
  const lines = await selectAffected(trx)
    .select(['affected_leave.id', 'affected_leave.holidaydate as day', 'leave.id as leaveId'])
    .select('leave.member_id as memberId')
    .where('affected_leave.uncharged', '=', 1)
    .where('affected_leave.holidaydate', '>=', from)
    .where('affected_leave.holidaydate', '<=', to)
    .execute();
  const still = new Set(await worked(trx, lines));
  const free = lines.filter((it) => !still.has(it));
  await withdrawLines(
    trx,
    free.map((it) => it.id),
    at,
  );
}

/** The days within a span that standing leave of these members skipped. */
async function skippedDays(trx: Write, who: readonly number[], { from, to }: Span): Promise<DayOfMember[]> {
  const members = named(who);
  if (members.length === 0) return [];
  let skipping = trx
    .selectFrom('leave')
    .select(['id', 'member_id', 'part', 'uncharged'])
    .where('status', 'in', ['pending', 'approved'])
    .where('uncharged', '<>', '')
    .where('to_date', '>=', from)
    .where('from_date', '<=', to)
    .orderBy('id');
  if (members !== 'everybody') skipping = skipping.where('member_id', 'in', members);
  const asked = new Set(who);
  return (await skipping.execute())
    .filter((it) => asked.has(it.member_id))
    .flatMap(({ id: leaveId, member_id: memberId, ...cost }) =>
      costOf(cost)
        .uncharged.filter((day) => day >= from && day <= to)
        .map((day) => ({ leaveId, memberId, day })),
    );
}

/** Those of some days on which their members work. */
async function worked<D extends DayOfMember>(trx: Write, days: readonly D[]): Promise<D[]> {
  const sorted = days.map((it) => it.day).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const freeOf = await freeDaysOfEach(trx, named(days.map((it) => it.memberId)), first, last);
  return days.filter(({ memberId, day }) => {
    const free = freeOf(memberId);
    return !isHoliday(day, free) && !isOffday(day, free);
  });
}
