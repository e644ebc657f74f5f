import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { isHoliday, isOffday } from '@muster/domain/leave/rules/adjacency.ts';
import { inBatches } from '../../database/batches.ts';
import type { Write } from '../../database/engine.ts';
import { freeDaysOfEach, named } from '../work/rest-days.ts';
import { addAffected, addUncharged, selectAffected, type UnchargedDay, withdrawLines } from './affected-leave.ts';
import { costOf } from './leave.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

interface DayOfMember extends UnchargedDay {
  readonly memberId: number;
}

/**
 * Stores what may make free days of these members working days, or the other way round, and keeps the office's list of
 * leave with it: days that leave skipped, and that are worked from now on, and days that it charges, and that are free from
 * now on, come on it with `description`; those that are again as they were go. What was dismissed and did not change stays
 * away.
 */
export async function followUncharged<T>(
  trx: Write,
  { who, at, description, ...span }: Span & { who: readonly number[]; at: string; description: string },
  store: () => Promise<T>,
): Promise<T> {
  const days = await daysOfLeave(trx, who, span);
  const before = new Set(await worked(trx, days));
  const stored = await store();
  const after = new Set(await worked(trx, days));
  const come = days.filter((it) => after.has(it) && !before.has(it));
  const freed = days.filter((it) => before.has(it) && !after.has(it));
  await addUncharged(
    trx,
    come.filter((it) => it.isSkipped),
    description,
    at,
  );
  if (freed.some((it) => it.isSkipped)) await withdrawFree(trx, span, at);
  await withdrawWorked(
    trx,
    come.filter((it) => !it.isSkipped),
    at,
  );
  await addFreed(
    trx,
    freed.filter((it) => !it.isSkipped),
    { description, at },
  );
  return stored;
}

/** Lists days that leave charges and that are free by now, as those that a holiday makes so. */
async function addFreed(
  trx: Write,
  freed: readonly UnchargedDay[],
  { description, at }: { readonly description: string; readonly at: string },
): Promise<void> {
  for (const [holidaydate, some] of Map.groupBy(freed, (it) => it.day)) {
    const touched = some.map(({ leaveId }) => ({ leaveId, effect: 'inside' as const }));
    await addAffected(trx, touched, { holidaydate, description }, at);
  }
}

/** Takes lines off the office's list whose days leave charges, and which are worked again. */
async function withdrawWorked(trx: Write, days: readonly UnchargedDay[], at: string): Promise<void> {
  const again = new Set(days.map(({ leaveId, day }) => `${leaveId} ${day}`));
  await inBatches([...new Set(days.map((it) => it.leaveId))], async (some) => {
    const lines = await selectAffected(trx)
      .select(['affected_leave.id', 'affected_leave.holidaydate as day', 'leave.id as leaveId'])
      .where('affected_leave.effect', '=', 'inside')
      .where('leave.id', 'in', some)
      .execute();
    const worked = lines.filter(({ leaveId, day }) => again.has(`${leaveId} ${day}`));
    await withdrawLines(
      trx,
      worked.map((it) => it.id),
      at,
    );
  });
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

interface DayOfLeave extends DayOfMember {
  readonly isSkipped: boolean;
}

/** The days within a span of standing leave of these members, those that it charges and those that it skipped. */
async function daysOfLeave(trx: Write, who: readonly number[], { from, to }: Span): Promise<DayOfLeave[]> {
  const members = named(who);
  if (members.length === 0) return [];
  let standing = trx
    .selectFrom('leave')
    .select(['id', 'member_id', 'from_date', 'to_date', 'uncharged', 'part'])
    .where('status', 'in', ['pending', 'approved'])
    .where('to_date', '>=', from)
    .where('from_date', '<=', to)
    .orderBy('id');
  if (members !== 'everybody') standing = standing.where('member_id', 'in', members);
  const asked = new Set(who);
  return (await standing.execute())
    .filter((it) => asked.has(it.member_id))
    .flatMap(({ id: leaveId, member_id: memberId, from_date: first, to_date: last, ...cost }) => {
      const skipped = new Set(costOf(cost).uncharged);
      const days = eachDay(first > from ? first : from, last < to ? last : to);
      return days.map((day) => ({ leaveId, memberId, day, isSkipped: skipped.has(day) }));
    });
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
