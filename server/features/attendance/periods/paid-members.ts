import { type ClosedDay, closedDay } from '@muster/domain/attendance/periods/closed-days.ts';
import type { Read } from '../../../database/engine.ts';
import type { CompanyTime } from '../summary/company-view.ts';
import { derivedMembers } from '../summary/derived-members.ts';
import { membersInSteps, type NamedMember } from '../summary/group-members-view.ts';
import type { Days } from '../summary/member-rows-view.ts';
import type { Sight } from '../summary/subjects-view.ts';
import { adjustmentsOf, type Closed } from './changed-days.ts';
import { closedMembersInSteps } from './closed-members-view.ts';

/** Somebody who is paid for a pay period, with the days of the period before that have changed since it was closed. */
export interface PaidMember extends NamedMember {
  readonly groupId: number | null;
  readonly groupno: string | null;
  readonly days: readonly ClosedDay[];
  readonly adjustments: number;
}

interface Around {
  readonly time: CompanyTime;
  readonly groups: Sight;
  readonly days: Days;
  /** The period before, where it is closed. */
  readonly before: Closed | undefined;
}

/**
 * Who is paid for a period that is open, in steps: everybody who works here in it, and behind them those who do not any
 * more and whose days of the period before have changed since that was closed.
 */
export async function* paidMembers(db: Read, { time, groups, days, before }: Around): AsyncGenerator<PaidMember[]> {
  for await (const members of membersInSteps(db, groups, days)) {
    const [derived, adjusted] = await Promise.all([
      derivedMembers(db, members, { time, days, groups }),
      adjustmentsOf(db, time, before, members),
    ]);
    yield derived.map(({ records, ...it }) => ({
      ...it,
      days: records.map(closedDay),
      adjustments: adjusted.get(it.id) ?? 0,
    }));
  }
  if (!before) return;
  for await (const gone of closedMembersInSteps(db, before.close.id, { groups, gone: days })) {
    const adjusted = await adjustmentsOf(db, time, before, gone);
    yield gone.flatMap((it) => {
      const adjustments = adjusted.get(it.id) ?? 0;
      return adjustments > 0 ? [{ ...it, days: [], adjustments }] : [];
    });
  }
}
