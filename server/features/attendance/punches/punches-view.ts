import type { ListedPunch, Punch } from '@muster/domain/attendance/attendance-contract.ts';
import type { Read } from '../../../database/engine.ts';
import { endingsBetween, type ShownAttendance } from '../../../records/attendance/attendance.ts';
import { correctedBetween } from '../../../records/attendance/correction.ts';
import { punchesBetween, type ShownPunch } from '../../../records/attendance/punch.ts';

/** Punches of a span of days, oldest first, as they are listed. */
export async function punchesOf(
  db: Read,
  member: { id: number; membercode: string },
  from: string,
  to: string,
): Promise<ListedPunch[]> {
  const span = { memberId: member.id, from, to };
  // Two reads, each along one index, cost less than joining row by row, and as much in a company of any size.
  const [rows, attendances, added] = await Promise.all([
    punchesBetween(db, span),
    endingsBetween(db, span),
    correctedBetween(db, span),
  ]);
  return listed(rows, attendances, added, member.membercode);
}

/** Punches as they are listed, from what was read of each table. */
export function listed(
  rows: readonly ShownPunch[],
  attendances: readonly ShownAttendance[],
  added: readonly { readonly punch_id: number }[],
  membercode: string,
): ListedPunch[] {
  const endings = new Map(attendances.map((it) => [it.in_punch_id, it.ending]));
  const counted = new Set(attendances.flatMap((it) => [it.in_punch_id, it.out_punch_id]));
  const corrected = new Set(added.map((it) => it.punch_id));
  return rows.toSorted(oldestFirst).map((row) => ({
    ...asPunch(row, membercode),
    ending: endings.get(row.id) ?? null,
    corrected: corrected.has(row.id),
    replaced: !counted.has(row.id),
  }));
}

/** By when they count, not by when they were stored: what a correction adds comes late and may lie before the rest. */
const oldestFirst = (a: ShownPunch, b: ShownPunch): number =>
  a.attendance_date.localeCompare(b.attendance_date) || a.recorded_at.localeCompare(b.recorded_at) || a.id - b.id;

export function asPunch(row: ShownPunch, membercode: string): Punch {
  return {
    id: row.id,
    clientid: row.client_id,
    membercode,
    checktype: row.kind,
    checktime: row.recorded_at,
    devicetime: row.device_at,
    offline: row.arrived_at !== null,
    receivedat: row.arrived_at ?? row.recorded_at,
    attendancedate: row.attendance_date,
    distance: row.distance,
    sitename: row.site_name,
    verdict: row.verdict,
    remark: row.remark,
    ...(row.door_name !== null && { doorname: row.door_name }),
    ...(row.recorder !== null && { recordedby: row.recorder }),
  };
}
