import { addDays } from '@muster/domain/calendar/day.ts';
import { type BrokenRule, brokenByReturn, brokenSince } from '@muster/domain/leave/approvals/broken-rules.ts';
import { type FreeDays, REACH } from '@muster/domain/leave/rules/adjacency.ts';
import type { Read } from '../../../database/engine.ts';
import type { StoredLeave } from '../../../records/leave/leave.ts';
import { freeDaysOfEach } from '../../../records/work/rest-days.ts';

/** Which rules these requests break by now, by their numbers; of an early return, which what stays would break. */
export async function brokenRules(
  db: Read,
  waiting: readonly StoredLeave[],
): Promise<ReadonlyMap<number, readonly BrokenRule[]>> {
  const requests = waiting.filter((it) => it.status === 'pending' || it.returnFrom !== null);
  const [first] = requests.map((it) => it.from).toSorted();
  const last = requests
    .map((it) => it.to)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return new Map();
  const memberIds = [...new Set(requests.map((it) => it.memberId))];
  const freeOf = await freeDaysOfEach(db, memberIds, addDays(first, -REACH), addDays(last, REACH));
  return new Map(requests.map((it) => [it.id, brokenBy(it, freeOf(it.memberId))]));
}

const brokenBy = ({ from, to, returnFrom, type }: StoredLeave, free: FreeDays): BrokenRule[] =>
  returnFrom === null ? brokenSince(from, to, type, free) : brokenByReturn({ from, to, returnFrom }, type, free);
