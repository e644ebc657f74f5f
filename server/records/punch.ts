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

interface OfMember {
  readonly memberId: number;
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

export type ShownPunch = Omit<
  PunchRecord,
  'member_id' | 'latitude' | 'longitude' | 'accuracy' | 'radius' | 'flags' | 'address' | 'trip_id'
>;

export interface SpanOfMember extends OfMember {
  readonly from: string;
  readonly to: string;
}

/** Punches of a span of days, oldest first, with what of them is shown. */
export const punchesBetween = compiledOnce((db, it: SpanOfMember) =>
  db
    .selectFrom('punch')
    .select(shownColumns)
    .where('punch.member_id', '=', it.memberId)
    .where('punch.attendance_date', '>=', it.from)
    .where('punch.attendance_date', '<=', it.to)
    .orderBy('punch.attendance_date')
    .orderBy('punch.id'),
);
