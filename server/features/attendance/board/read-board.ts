import type { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { WrittenItem, writesList } from '../../../http/written.ts';
import { companyToday } from '../../../records/office/company.ts';
import { requireSight } from '../days/subjects-view.ts';
import { boardNow } from './board-view.ts';

/**
 * Who is in now: members of the groups that a manager has today, everybody for the office.
 * @throws FORBIDDEN for who manages nobody, NOT_FOUND for a group unknown or not theirs to see
 */
export async function readBoard(
  { database, clock }: Dependencies,
  caller: Caller,
  { groupno }: { readonly groupno?: string | undefined },
  board: ReturnType<typeof writesList<typeof readAttendanceBoard, 'members'>>,
) {
  const db = database.query;
  const groups = await requireSight(db, caller.member, groupno, await companyToday(db, clock));
  const at = writeInstant(clock());
  const members: WrittenItem[] = [];
  for await (const lines of boardNow(db, clock, groups)) members.push(board.items(lines.map((it) => it.member)));
  return board.ok({ at, members });
}
