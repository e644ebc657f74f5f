import { type ClosedDay, closedDay } from '@muster/domain/attendance/periods/closed-days.ts';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/of-members.ts';
import type { CompanyTime } from '../summary/company-view.ts';
import { derivedMembers } from '../summary/derived-members.ts';
import { membersInSteps, type NamedMember } from '../summary/group-members-view.ts';
import type { Sight } from '../summary/subjects-view.ts';
import { type Adjustments, adjustmentsOf, type Closed } from './changed-days.ts';
import { type ClosedMember, closedMembersInSteps } from './closed-members-view.ts';

/** Somebody who is paid for a pay period, with what is counted of closed ones that have changed. */
export interface PaidMember extends NamedMember {
  readonly groupId: number | null;
  readonly groupno: string | null;
  readonly days: readonly ClosedDay[];
  readonly adjustments: Adjustments;
}

export const noAdjustments: Adjustments = { count: 0, told: [] };

interface Around {
  readonly time: CompanyTime;
  readonly groups: Sight;
  readonly days: Days;
  /** The closed periods before whose changes are counted. */
  readonly earlier: readonly Closed[];
}

/**
 * Who is paid for a period that is open, in steps: everybody who works here in it, and behind them those who do not any
 * more and whose days of closed ones have changed.
 */
export async function* paidMembers(db: Read, around: Around): AsyncGenerator<PaidMember[]> {
  const { time, groups, days, earlier } = around;
  const told = new Set<number>();
  for await (const members of membersInSteps(db, groups, days)) {
    const [derived, adjusted] = await Promise.all([
      derivedMembers(db, members, { time, days, groups }),
      adjustmentsOf(db, time, earlier, members),
    ]);
    for (const { id } of members) told.add(id);
    yield derived.map(({ records, ...it }) => ({
      ...it,
      days: records.map(closedDay),
      adjustments: adjusted.get(it.id) ?? noAdjustments,
    }));
  }
  for await (const left of goneMembers(db, around)) {
    const gone = left.filter((it) => !told.has(it.id));
    const adjusted = await adjustmentsOf(db, time, earlier, gone);
    for (const { id } of gone) told.add(id);
    yield gone.flatMap((it) => {
      const adjustments = adjusted.get(it.id);
      return adjustments ? [{ ...it, days: [], adjustments }] : [];
    });
  }
}

/**
 * Who was paid for one of the closed periods and does not work here any more; and who should have been, and was written
 * down later. Some come more than once.
 */
async function* goneMembers(
  db: Read,
  { time, groups, days, earlier }: Around,
): AsyncGenerator<Omit<ClosedMember, 'days'>[]> {
  for (const { close } of earlier.toReversed()) yield* closedMembersInSteps(db, close.id, { groups, gone: days });
  const [oldest, newest] = [earlier[0]?.close, earlier.at(-1)?.close];
  if (!oldest || !newest) return;
  const closed = { from: oldest.first_day, to: newest.last_day };
  for await (const members of membersInSteps(db, groups, closed, { gone: days })) {
    const inGroups = await derivedMembers(db, members, { time, days: { from: closed.to, to: closed.to }, groups });
    yield inGroups.map(({ records: _, groupOn: __, ...it }) => ({ ...it, adjustments: null }));
  }
}
