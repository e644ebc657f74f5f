import type { ReviewReason } from '@muster/domain/attendance/review/review-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../database/engine.ts';
import type { Attended, PunchFacts } from './attendance-history.ts';
import { insertRows, type Row } from './bulk-insert.ts';

/** Counts up the ids of what is stored, across calls. */
export interface Numbering {
  punch: number;
  attendance: number;
}

/** What was to be looked at before a day was accepted by somebody of the office; later things wait. */
export interface Reviewed {
  readonly before: Day;
  readonly by: number;
  readonly at: string;
}

/** Stores attendances with their punches, numbered in the order in which the punches are given. */
export async function storeAttendance(
  trx: Write,
  attended: readonly Attended[],
  punches: readonly PunchFacts[],
  last: Numbering,
  reviewed: Reviewed,
): Promise<void> {
  const ids = new Map<PunchFacts, number>();
  const flagRows: Row<'punch_flag'>[] = [];
  const punchRows = punches.map((it): Row<'punch'> => {
    last.punch += 1;
    ids.set(it, last.punch);
    const { flags, ...punch } = it;
    flagRows.push(...flags.map((flag) => ({ punch_id: last.punch, flag })));
    return { id: last.punch, ...punch };
  });
  const attendanceRows = attended.map(({ checkIn, checkOut, endedAt, ending }): Row<'attendance'> => {
    last.attendance += 1;
    return {
      id: last.attendance,
      member_id: checkIn.member_id,
      attendance_date: checkIn.attendance_date,
      in_punch_id: ids.get(checkIn) as number,
      out_punch_id: checkOut ? (ids.get(checkOut) as number) : null,
      started_at: checkIn.recorded_at,
      ended_at: endedAt,
      ending,
    };
  });
  await insertRows(trx, 'punch', punchRows);
  await insertRows(trx, 'punch_flag', flagRows);
  await insertRows(trx, 'attendance', attendanceRows);
  const forgotten = attended.filter((it) => it.ending === 'forgotten').map((it) => it.checkIn);
  await insertRows(trx, 'review_item', [
    ...punches.flatMap((it) => oddities(it).map((reason) => reviewRow(it, ids, reason, reviewed))),
    ...forgotten.map((it) => reviewRow(it, ids, 'forgotten', reviewed)),
  ]);
}

const oddities = ({ verdict, flags }: PunchFacts): ReviewReason[] =>
  verdict === 'outside' ? ['outside', ...flags] : [...flags];

function reviewRow(
  punch: PunchFacts,
  ids: ReadonlyMap<PunchFacts, number>,
  reason: ReviewReason,
  { before, by, at }: Reviewed,
): Row<'review_item'> {
  const { member_id, attendance_date: day } = punch;
  const settled = day < before && { state: 'accepted' as const, settled_by: by, settled_at: at };
  const open = { state: 'open' as const, settled_by: null, settled_at: null };
  return { punch_id: ids.get(punch) as number, reason, member_id, day, ...(settled || open) };
}

export const punchesOf = (attended: readonly Attended[]): PunchFacts[] =>
  attended.flatMap(({ checkIn, checkOut }) => (checkOut ? [checkIn, checkOut] : [checkIn]));
