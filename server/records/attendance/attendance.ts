import type { Ending } from '@muster/domain/attendance/attendance-contract.ts';
import type { Stretch } from '@muster/domain/attendance/late-punch.ts';
import type { Generated } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';
import { type NewPunch, type PunchRecord, punchOfKey } from './punch.ts';

export interface AttendanceTables {
  attendance: AttendanceTable;
}

interface AttendanceTable {
  id: Generated<number>;
  member_id: number;
  attendance_date: string;
  in_punch_id: number;
  out_punch_id: number | null;
  started_at: string;
  ended_at: string | null;
  ending: 'checked_out' | 'forgotten' | null;
}

interface OfMember {
  readonly memberId: number;
}

export interface OpenRow {
  readonly id: number;
  readonly inPunchId: number;
  readonly attendancedate: string;
  readonly startedAt: Temporal.Instant;
}

const openAttendances = compiledOnce((db, { memberId }: OfMember) =>
  db
    .selectFrom('attendance')
    .select(['id', 'in_punch_id', 'attendance_date', 'started_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null),
);

export async function findOpen(db: Writable, memberId: number): Promise<OpenRow | undefined> {
  const [row] = await openAttendances(db, { memberId });
  return (
    row && {
      id: row.id,
      inPunchId: row.in_punch_id,
      attendancedate: row.attendance_date,
      startedAt: Temporal.Instant.from(row.started_at),
    }
  );
}

const insertAttendance = compiledOnce(
  (db: Writable, { member_id, client_id, attendance_date, recorded_at }: NewPunch) =>
    db.insertInto('attendance').values({
      member_id,
      attendance_date,
      in_punch_id: punchOfKey(db, { member_id, client_id }),
      out_punch_id: null,
      started_at: recorded_at,
      ended_at: null,
      ending: null,
    }),
);

/** Opens an attendance by a check-in that is stored just before. */
export async function openAttendance(trx: Write, punch: NewPunch): Promise<void> {
  await insertAttendance(trx, punch);
}

/** Stores what a late check-in began; ended, until its check-out comes, where a later one is known. */
export async function beginLate(
  trx: Write,
  punch: PunchRecord,
  end: { readonly endedAt: string; readonly ending: Ending } | undefined,
): Promise<void> {
  await trx
    .insertInto('attendance')
    .values({
      member_id: punch.member_id,
      attendance_date: punch.attendance_date,
      in_punch_id: punch.id,
      out_punch_id: null,
      started_at: punch.recorded_at,
      ended_at: end?.endedAt ?? null,
      ending: end?.ending ?? null,
    })
    .execute();
}

/** Ends an attendance by its check-out, also one that was closed as forgotten meanwhile. */
export async function endLate(
  trx: Write,
  attendanceId: number,
  { endedAt, outPunchId }: { readonly endedAt: string; readonly outPunchId: number },
): Promise<void> {
  await trx
    .updateTable('attendance')
    .set({ ended_at: endedAt, ending: 'checked_out', out_punch_id: outPunchId })
    .where('id', '=', attendanceId)
    .execute();
}

interface CheckOut {
  readonly attendanceId: number;
  readonly endedAt: string;
}

const endByPunch = compiledOnce((db: Writable, it: CheckOut & NewPunch) =>
  db
    .updateTable('attendance')
    .set({ ended_at: it.endedAt, ending: 'checked_out', out_punch_id: punchOfKey(db, it) })
    .where('id', '=', it.attendanceId)
    .where('ended_at', 'is', null),
);

/** Ends an attendance by a check-out that is stored just before. */
export async function checkOutOf(trx: Write, out: CheckOut, punch: NewPunch): Promise<void> {
  await endByPunch(trx, { ...out, ...punch });
}

interface Close {
  readonly endedAt: string;
  readonly ending: Ending;
  readonly outPunchId: number | null;
}

const endAttendance = compiledOnce((db: Writable, it: Close & { readonly attendanceId: number }) =>
  db
    .updateTable('attendance')
    .set({ ended_at: it.endedAt, ending: it.ending, out_punch_id: it.outPunchId })
    .where('id', '=', it.attendanceId)
    .where('ended_at', 'is', null),
);

export async function closeAttendance(db: Writable, attendanceId: number, close: Close): Promise<void> {
  await endAttendance(db, { attendanceId, ...close });
}

export async function isStillOpen(db: Read, attendanceId: number): Promise<boolean> {
  const open = db.selectFrom('attendance').select('id').where('id', '=', attendanceId).where('ended_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
}

/** An attendance with the punches that began and ended it. */
export interface NewAttendance {
  readonly inPunchId: number;
  readonly startedAt: string;
  readonly outPunchId: number | null;
  /** Null while the member is in. */
  readonly endedAt: string | null;
}

/** Puts attendances in the place of those that a day had. The caller holds the member. */
export async function replaceAttendances(
  trx: Write,
  { memberId, day }: OfMember & { readonly day: string },
  attendances: readonly NewAttendance[],
): Promise<void> {
  await trx.deleteFrom('attendance').where('member_id', '=', memberId).where('attendance_date', '=', day).execute();
  if (attendances.length === 0) return;
  await trx
    .insertInto('attendance')
    .values(
      attendances.map((it) => ({
        member_id: memberId,
        attendance_date: day,
        in_punch_id: it.inPunchId,
        out_punch_id: it.outPunchId,
        started_at: it.startedAt,
        ended_at: it.endedAt,
        ending: it.endedAt === null ? null : ('checked_out' as const),
      })),
    )
    .execute();
}

/**
 * Takes the attendances away that some punches of a day began or ended. The caller holds the member.
 * @returns the punches that count no more
 */
export async function dropAttendances(
  trx: Write,
  { memberId, day }: OfMember & { readonly day: string },
  punchIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .deleteFrom('attendance')
    .where('member_id', '=', memberId)
    .where('attendance_date', '=', day)
    .where((eb) => eb.or([eb('in_punch_id', 'in', punchIds), eb('out_punch_id', 'in', punchIds)]))
    .returning(['in_punch_id', 'out_punch_id'])
    .execute();
  return new Set(rows.flatMap((it) => [it.in_punch_id, ...(it.out_punch_id === null ? [] : [it.out_punch_id])]));
}

interface SinceDay extends OfMember {
  readonly from: string;
  /** The last day; without it all that came since. */
  readonly to?: string;
}

/** A member's attendances of some days, and the open one of whatever day, by time. */
export const attendedSince = (db: Read, { memberId, from, to }: SinceDay) => {
  const theirs = db
    .selectFrom('attendance')
    .select(['id', 'in_punch_id', 'out_punch_id', 'attendance_date', 'started_at', 'ended_at', 'ending'])
    .where('member_id', '=', memberId);
  // Each by its own index; with "or" SQLite reads all that the member ever attended.
  return theirs
    .where('attendance_date', '>=', from)
    .$if(to !== undefined, (query) => query.where('attendance_date', '<=', to as string))
    .union(theirs.where('ended_at', 'is', null))
    .orderBy('started_at')
    .orderBy('in_punch_id')
    .execute();
};

/** The attendances from a day on, and the open one, as what a punch is judged by. */
export async function attendancesFrom(db: Read, memberId: number, from: string): Promise<Stretch[]> {
  const rows = await attendedSince(db, { memberId, from });
  return rows.map((row) => ({
    ...{ id: row.id, inPunchId: row.in_punch_id, outPunchId: row.out_punch_id },
    ...{ attendancedate: row.attendance_date, ending: row.ending },
    startedAt: Temporal.Instant.from(row.started_at),
    endedAt: row.ended_at === null ? undefined : Temporal.Instant.from(row.ended_at),
  }));
}

interface SpanOfMember extends OfMember {
  readonly from: string;
  readonly to: string;
}

/** How an attendance ended, by its punches. */
export type ShownAttendance = Pick<AttendanceTable, 'in_punch_id' | 'out_punch_id' | 'ending'>;

/** How the attendances of a span of days ended, by the punch that began each. */
export const endingsBetween = compiledOnce((db, it: SpanOfMember) =>
  db
    .selectFrom('attendance')
    .select(['attendance_date', 'in_punch_id', 'out_punch_id', 'ending'])
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '>=', it.from)
    .where('attendance_date', '<=', it.to),
);
