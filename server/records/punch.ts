import type { Ending, ListedPunch, Punch } from '@muster/domain/attendance/attendance-contract.ts';
import type { LocationRule, Site } from '@muster/domain/attendance/location-verdict.ts';
import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Generated, Selectable } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

export interface PunchTables {
  punch: PunchTable;
}

interface PunchTable {
  id: Generated<number>;
  member_id: number;
  client_id: string;
  kind: 'in' | 'out';
  recorded_at: string;
  device_at: string;
  attendance_date: string;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  distance: number | null;
  site_name: string | null;
  /** The radius it was judged by, metres. */
  radius: number | null;
  verdict: 'inside' | 'outside' | 'exempt' | 'unknown';
  /** Comma list of location flags. */
  flags: string;
  remark: string;
  address: string;
  /** The trip that the member was on. */
  trip_id: Generated<number | null>;
}

export type PunchRecord = Selectable<PunchTable>;

/** What the rules need to know about a member to judge a punch. */
export interface PunchFacts {
  readonly zone: string;
  readonly shift: Shift;
  readonly locationRule: LocationRule;
}

interface OfMember {
  readonly memberId: number;
}

const factsQuery = (db: Read, { memberId }: OfMember) =>
  db
    .selectFrom('member')
    .innerJoin('company', (join) => join.onTrue())
    .innerJoin('shift', (join) =>
      join.on((eb) => eb('shift.id', '=', eb.fn.coalesce('member.shift_id', 'company.default_shift_id'))),
    )
    .select(['company.zone', 'shift.starts', 'shift.ends', 'member.location_rule'])
    .where('member.id', '=', memberId);
const factsOf = compiledOnce(factsQuery);
const heldFactsOf = compiledOnce((db, member: OfMember) => factsQuery(db, member).forUpdate('member'));

/** Facts of a member; inside a transaction on PostgreSQL the member is held until it ends. */
export async function punchFacts(db: Read | Write, memberId: number): Promise<PunchFacts> {
  const held = 'engine' in db && db.engine === 'postgres';
  const [row] = await (held ? heldFactsOf : factsOf)(db, { memberId });
  if (!row) throw new Error('There is a session but no member.');
  return { zone: row.zone, shift: { starts: row.starts, ends: row.ends }, locationRule: row.location_rule };
}

const allowedSites = compiledOnce((db, { memberId }: OfMember) =>
  db
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
    .orderBy('site.id'),
);

/** The sites where a member may check in: their own, or all of the company when none are named for them. */
export function sitesOf(db: Read, memberId: number): Promise<Site[]> {
  return allowedSites(db, { memberId });
}

const punchByKey = compiledOnce((db, it: OfMember & { readonly clientId: string }) =>
  db.selectFrom('punch').selectAll().where('member_id', '=', it.memberId).where('client_id', '=', it.clientId),
);

export async function findByKey(db: Read, memberId: number, clientId: string): Promise<PunchRecord | undefined> {
  const [row] = await punchByKey(db, { memberId, clientId });
  return row;
}

const newestPunches = compiledOnce((db, { memberId }: OfMember) =>
  db
    .selectFrom('punch')
    .select(['latitude', 'longitude', 'accuracy', 'recorded_at'])
    .where('member_id', '=', memberId)
    .orderBy('attendance_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

export type Seen = Pick<PunchRecord, 'latitude' | 'longitude' | 'accuracy' | 'recorded_at'>;

/** Where and when the member's newest punch was made, whatever its day. */
export async function newestPunch(db: Read, memberId: number): Promise<Seen | undefined> {
  const [row] = await newestPunches(db, { memberId });
  return row;
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

export async function findOpen(db: Read, memberId: number): Promise<OpenRow | undefined> {
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

type NewPunch = Omit<PunchRecord, 'id'>;

const insertPunch = compiledOnce((db, it: NewPunch) =>
  db
    .insertInto('punch')
    .values({
      member_id: it.member_id,
      client_id: it.client_id,
      kind: it.kind,
      recorded_at: it.recorded_at,
      device_at: it.device_at,
      attendance_date: it.attendance_date,
      latitude: it.latitude,
      longitude: it.longitude,
      accuracy: it.accuracy,
      distance: it.distance,
      site_name: it.site_name,
      radius: it.radius,
      verdict: it.verdict,
      flags: it.flags,
      remark: it.remark,
      address: it.address,
      trip_id: it.trip_id,
    })
    .returning('id'),
);

export async function addPunch(trx: Write, punch: NewPunch): Promise<PunchRecord> {
  const [row] = await insertPunch(trx, punch);
  if (!row) throw new Error('The database stored a punch and gave it no number.');
  return { id: row.id, ...punch };
}

const insertAttendance = compiledOnce((db, { id, member_id, attendance_date, recorded_at }: PunchRecord) =>
  db.insertInto('attendance').values({
    member_id,
    attendance_date,
    in_punch_id: id,
    out_punch_id: null,
    started_at: recorded_at,
    ended_at: null,
    ending: null,
  }),
);

export async function openAttendance(trx: Write, punch: PunchRecord): Promise<void> {
  await insertAttendance(trx, punch);
}

interface Close {
  readonly endedAt: string;
  readonly ending: Ending;
  readonly outPunchId: number | null;
}

const endAttendance = compiledOnce((db, it: Close & { readonly attendanceId: number }) =>
  db
    .updateTable('attendance')
    .set({ ended_at: it.endedAt, ending: it.ending, out_punch_id: it.outPunchId })
    .where('id', '=', it.attendanceId)
    .where('ended_at', 'is', null),
);

export async function closeAttendance(db: Read, attendanceId: number, close: Close): Promise<void> {
  await endAttendance(db, { attendanceId, ...close });
}

/** What of a punch is shown. */
const shownColumns = [
  'punch.id',
  'punch.client_id',
  'punch.kind',
  'punch.recorded_at',
  'punch.device_at',
  'punch.attendance_date',
  'punch.distance',
  'punch.site_name',
  'punch.verdict',
  'punch.remark',
] as const;

type ShownPunch = Omit<
  PunchRecord,
  'member_id' | 'latitude' | 'longitude' | 'accuracy' | 'radius' | 'flags' | 'address' | 'trip_id'
>;

interface SpanOfMember extends OfMember {
  readonly from: string;
  readonly to: string;
}

const punchesBetween = compiledOnce((db, it: SpanOfMember) =>
  db
    .selectFrom('punch')
    .select(shownColumns)
    .where('punch.member_id', '=', it.memberId)
    .where('punch.attendance_date', '>=', it.from)
    .where('punch.attendance_date', '<=', it.to)
    .orderBy('punch.attendance_date')
    .orderBy('punch.id'),
);

const endingsBetween = compiledOnce((db, it: SpanOfMember) =>
  db
    .selectFrom('attendance')
    .select(['in_punch_id', 'ending'])
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '>=', it.from)
    .where('attendance_date', '<=', it.to),
);

/** Punches of a span of days, oldest first, as they are listed. */
export async function punchesOf(
  db: Read,
  member: { id: number; membercode: string },
  from: string,
  to: string,
): Promise<ListedPunch[]> {
  const span = { memberId: member.id, from, to };
  // Two reads, each along one index, cost less than joining row by row, and as much in a company of any size.
  const [rows, attendances] = await Promise.all([punchesBetween(db, span), endingsBetween(db, span)]);
  const endings = new Map(attendances.map((it) => [it.in_punch_id, it.ending]));
  return rows.map((row) => ({ ...asPunch(row, member.membercode), ending: endings.get(row.id) ?? null }));
}

export function asPunch(row: ShownPunch, membercode: string): Punch {
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

const claimOfDay = compiledOnce((db, it: OfMember & { readonly day: string }) =>
  db.selectFrom('member_day').select('trip_id').where('member_id', '=', it.memberId).where('day', '=', it.day),
);

/** The trip that a member is on on a day. */
export async function tripOn(db: Read, memberId: number, day: string): Promise<number | null> {
  const [row] = await claimOfDay(db, { memberId, day });
  return row?.trip_id ?? null;
}
