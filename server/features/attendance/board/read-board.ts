import type { BoardCount, BoardQuery, readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { boardStateOf } from '@muster/domain/attendance/board/presence-states.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { WrittenItem, writesList } from '../../../http/written.ts';
import { companyToday } from '../../../records/office/company.ts';
import { requireSight } from '../days/subjects-view.ts';
import { type BoardLine, boardNow } from './board-view.ts';

/**
 * Who is in now: members of the groups that a manager has today, everybody for the office. Who says how many are the `most`
 * that they show at once is told how many are in which state, and no member where there are more.
 * @throws FORBIDDEN for who manages nobody, NOT_FOUND for a group unknown or not theirs to see
 */
export async function readBoard(
  { database, clock }: Dependencies,
  caller: Caller,
  { groupno, search, state, most }: BoardQuery,
  board: ReturnType<typeof writesList<typeof readAttendanceBoard, 'members'>>,
) {
  const db = database.query;
  const groups = await requireSight(db, caller.member, groupno, await companyToday(db, clock));
  const at = writeInstant(clock());
  const limit = most === undefined ? Number.POSITIVE_INFINITY : Number(most);
  const members: WrittenItem[] = [];
  const counting = countStates();
  let found = 0;
  for await (const lines of boardNow(db, clock, { groups, search })) {
    counting.add(lines);
    const some = lines.map((it) => it.member).filter((it) => state === undefined || boardStateOf(it) === state);
    found += some.length;
    if (some.length > 0 && found <= limit) members.push(board.items(some));
  }
  if (most === undefined) return board.ok({ at, members });
  const more = found > limit;
  return board.ok({ at, members: more ? [] : members, counts: counting.counts(), more });
}

/** How many of each group are in each state. */
function countStates() {
  const counts = new Map<string, BoardCount>();
  return {
    add: (lines: readonly BoardLine[]) => {
      for (const { member, groupId } of lines) {
        const state = boardStateOf(member);
        const key = `${groupId} ${state}`;
        const before = counts.get(key) ?? { groupno: member.groupno, state, count: 0 };
        counts.set(key, { ...before, count: before.count + 1 });
      }
    },
    counts: () => [...counts.values()],
  };
}
