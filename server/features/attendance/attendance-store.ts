import type { Ending, ListedPunch, Punch } from '@muster/domain/attendance/attendance-contract.ts';
import type { LocationRule, Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Insertable } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import type { PunchRecord, Tables } from '../../database/tables.ts';

/** What the rules need to know about a member to judge a punch. */
export interface PunchFacts {
  readonly zone: string;
  readonly shift: Shift;
  readonly locationRule: LocationRule;
}

/** Facts of a member; inside a transaction on PostgreSQL the member is held until it ends. */
export async function punchFacts(db: Read | Write, memberId: number): Promise<PunchFacts> {
  const reading = db
    .selectFrom('member')
    .innerJoin('company', (join) => join.onTrue())
    .innerJoin('shift', (join) =>
      join.on((eb) => eb('shift.id', '=', eb.fn.coalesce('member.shift_id', 'company.default_shift_id'))),
    )
    .select(['company.zone', 'shift.starts', 'shift.ends', 'member.location_rule'])
    .where('member.id', '=', memberId);
  const held = 'engine' in db && db.engine === 'postgres' ? reading.forUpdate('member') : reading;
  const { zone, starts, ends, location_rule } = await held.executeTakeFirstOrThrow();
  return { zone, shift: { starts, ends }, locationRule: location_rule };
}

/** The sites where a member may check in: their own, or all of the company when none are named for them. */
export async function sitesOf(db: Read, memberId: number): Promise<Site[]> {
  return db
    .selectFrom('site')
    .leftJoin('member_site', (join) =>
      join.onRef('member_site.site_id', '=', 'site.id').on('member_site.member_id', '=', memberId),
    )
    .select(['site.name as sitename', 'site.latitude', 'site.longitude', 'site.radius'])
    .where((eb) =>
      eb.or([
        eb('member_site.member_id', 'is not', null),
        eb.not(
          eb.exists(eb.selectFrom('member_site as any').select('any.site_id').where('any.member_id', '=', memberId)),
        ),
      ]),
    )
    .orderBy('site.id')
    .execute();
}

export async function findByKey(db: Read, memberId: number, clientId: string): Promise<PunchRecord | undefined> {
  return db
    .selectFrom('punch')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** The member's newest punch, whatever its day. */
export async function newestPunch(db: Read, memberId: number): Promise<PunchRecord | undefined> {
  return db
    .selectFrom('punch')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('attendance_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface OpenRow {
  readonly id: number;
  readonly inPunchId: number;
  readonly attendancedate: string;
  readonly startedAt: Temporal.Instant;
}

export async function findOpen(db: Read, memberId: number): Promise<OpenRow | undefined> {
  const row = await db
    .selectFrom('attendance')
    .select(['id', 'in_punch_id', 'attendance_date', 'started_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      inPunchId: row.in_punch_id,
      attendancedate: row.attendance_date,
      startedAt: Temporal.Instant.from(row.started_at),
    }
  );
}

export async function addPunch(trx: Write, values: Insertable<Tables['punch']>): Promise<PunchRecord> {
  return trx.insertInto('punch').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function openAttendance(trx: Write, punch: PunchRecord): Promise<void> {
  await trx
    .insertInto('attendance')
    .values({
      member_id: punch.member_id,
      attendance_date: punch.attendance_date,
      in_punch_id: punch.id,
      out_punch_id: null,
      started_at: punch.recorded_at,
      ended_at: null,
      ending: null,
    })
    .execute();
}

export async function closeAttendance(
  db: Read,
  attendanceId: number,
  close: { endedAt: string; ending: Ending; outPunchId: number | null },
): Promise<void> {
  await db
    .updateTable('attendance')
    .set({ ended_at: close.endedAt, ending: close.ending, out_punch_id: close.outPunchId })
    .where('id', '=', attendanceId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Punches of a span of days, oldest first, as they are listed. */
export async function punchesOf(
  db: Read,
  member: { id: number; membercode: string },
  from: string,
  to: string,
): Promise<ListedPunch[]> {
  const rows = await db
    .selectFrom('punch')
    .leftJoin('attendance', 'attendance.in_punch_id', 'punch.id')
    .selectAll('punch')
    .select('attendance.ending')
    .where('punch.member_id', '=', member.id)
    .where('punch.attendance_date', '>=', from)
    .where('punch.attendance_date', '<=', to)
    .orderBy('punch.attendance_date')
    .orderBy('punch.id')
    .execute();
  return rows.map((row) => ({ ...asPunch(row, member.membercode), ending: row.ending }));
}

export function asPunch(row: PunchRecord, membercode: string): Punch {
  return {
    id: row.id,
    clientid: row.client_id,
    membercode,
    checktype: row.kind,
    checktime: row.recorded_at,
    devicetime: row.device_at,
    attendancedate: row.attendance_date,
    distance: row.distance,
    sitename: row.site_name,
    verdict: row.verdict,
    remark: row.remark,
  };
}

/** Whose attendance is asked for: the member, and who decides for their group. */
export async function findSubject(
  db: Read,
  membercode: string,
): Promise<{ id: number; membercode: string; managerIds: number[] } | undefined> {
  const rows = await db
    .selectFrom('member')
    .leftJoin('group_manager', 'group_manager.group_id', 'member.group_id')
    .select(['member.id', 'member.membercode', 'group_manager.member_id as manager_id'])
    .where('member.membercode', '=', membercode)
    .execute();
  const [first] = rows;
  return first && { id: first.id, membercode, managerIds: rows.flatMap((row) => row.manager_id ?? []) };
}

/** The trip that a member is on on a day. */
export async function tripOn(db: Read, memberId: number, day: string): Promise<number | null> {
  const row = await db
    .selectFrom('member_day')
    .select('trip_id')
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.trip_id ?? null;
}
