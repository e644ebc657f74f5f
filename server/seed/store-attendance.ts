import type { Write } from '../database/engine.ts';
import type { Attended, PunchFacts } from './attendance-history.ts';
import { insertRows, type Row } from './bulk-insert.ts';

/** Counts up the ids of what is stored, across calls. */
export interface Numbering {
  punch: number;
  attendance: number;
}

/** Stores attendances with their punches, numbered in the order in which the punches are given. */
export async function storeAttendance(
  trx: Write,
  attended: readonly Attended[],
  punches: readonly PunchFacts[],
  last: Numbering,
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
}

export const punchesOf = (attended: readonly Attended[]): PunchFacts[] =>
  attended.flatMap(({ checkIn, checkOut }) => (checkOut ? [checkIn, checkOut] : [checkIn]));
