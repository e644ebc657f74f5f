import { type ClosedDay, closedDay } from '@muster/domain/attendance/periods/closed-days.ts';
import { BEGINNING } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/members/of-members.ts';
import type { CompanyTime } from '../days/company-view.ts';
import { derivedMembers } from '../days/derived-members.ts';
import { membersInSteps, type NamedMember } from '../days/group-members-view.ts';
import { type Sight, sees } from '../days/subjects-view.ts';
import { type InGroup, lastGroup, workFacts } from '../days/work-view.ts';
import { type Adjustments, adjustmentsOf, type Closed } from './changed-days.ts';

/** Somebody who is paid for a pay period, with what is counted of closed ones that have changed. */
export interface PaidMember extends NamedMember, InGroup {
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
 * more and whose days of closed ones have changed. A member goes undivided, with what is counted of closed ones, to the
 * group in which they are at the end of the period, or worked last, which is the one that closing keeps (decision 20).
 */
export async function* paidMembers(db: Read, around: Around): AsyncGenerator<PaidMember[]> {
  const { time, groups, days, earlier } = around;
  const isTheirs = ({ groupId }: InGroup) => sees(groups, groupId);
  // Who is given a last day while this is read would come a second time.
  const told = new Set<number>();
  for await (const members of membersInSteps(db, groups, days)) {
    const derived = (await derivedMembers(db, members, { time, days, groups: 'all' })).filter(isTheirs);
    const adjusted = await adjustmentsOf(db, time, earlier, derived);
    for (const { id } of members) told.add(id);
    yield derived.map(({ records, ...it }) => ({
      ...it,
      days: records.map(closedDay),
      adjustments: adjusted.get(it.id) ?? noAdjustments,
    }));
  }
  for await (const left of goneMembers(db, around)) {
    const gone = left.filter((it) => isTheirs(it) && !told.has(it.id));
    const adjusted = await adjustmentsOf(db, time, earlier, gone);
    yield gone.flatMap((it) => {
      const adjustments = adjusted.get(it.id);
      return adjustments ? [{ ...it, days: [], adjustments }] : [];
    });
  }
}

/**
 * Who was paid for one of the closed periods and does not work here any more; and who should have been, and was written
 * down later. Each with the group in which they worked last, wherever they were in the closed periods.
 */
async function* goneMembers(db: Read, { days, earlier }: Around): AsyncGenerator<(NamedMember & InGroup)[]> {
  const [oldest, newest] = [earlier[0]?.close, earlier.at(-1)?.close];
  if (!oldest || !newest) return;
  const closed = { from: oldest.first_day, to: newest.last_day };
  const orClosedIn = earlier.map((it) => it.close.id);
  for await (const members of membersInSteps(db, 'all', closed, { orClosedIn, gone: days })) {
    const ids = members.map((it) => it.id);
    const workOf = await workFacts(db, ids, { from: BEGINNING, to: days.to });
    yield members.flatMap((it) => {
      const work = workOf(it.id);
      if (!work) return [];
      const { groupId, groupno } = lastGroup(work, days.to);
      return [{ ...it, groupId, groupno }];
    });
  }
}
