import type { PunchFlag } from '@muster/domain/attendance/punch-flags.ts';
import { type ExpressionBuilder, type Generated, type Selectable, sql } from 'kysely';
import { compiledByColumns, compiledOnce } from '../../database/compiled-once.ts';
import type { Database, Read, Tables, Writable, Write } from '../../database/engine.ts';

export interface PunchTables {
  punch: PunchTable;
  /** What is odd about a punch; most have nothing. */
  punch_flag: { punch_id: number; flag: PunchFlag };
}

interface PunchTable {
  id: Generated<number>;
  member_id: number;
  client_id: string;
  /** Of what the client said, to know the same again. */
  content_hash: string;
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
  remark: string;
  address: string;
  /** The trip that the member was on. */
  trip_id: Generated<number | null>;
  /** When the server heard of a punch that was made without a connection; null for the others. */
  arrived_at: string | null;
  /** The how-manieth it is of those that its device kept; null where it did not say. */
  sequence: number | null;
  /** The door at which it was made, by the name that it had; null for the others. */
  door_name: Generated<string | null>;
  /** Who made it on their own phone for the member; null where the member did, at a door too. */
  recorded_by: Generated<number | null>;
}

export type PunchRecord = Selectable<PunchTable>;

interface OfMember {
  readonly memberId: number;
}

const punchByKey = compiledOnce((db, it: OfMember & { readonly clientId: string }) =>
  db.selectFrom('punch').selectAll().where('member_id', '=', it.memberId).where('client_id', '=', it.clientId),
);

export async function findByKey(db: Writable, memberId: number, clientId: string): Promise<PunchRecord | undefined> {
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

/** Punches of one kind between two instants, of a day at the earliest. */
interface Between {
  readonly kind: 'in' | 'out';
  readonly since: string;
  readonly until: string;
  readonly day: string;
}

const latestPunches = compiledOnce((db, it: OfMember & Between) =>
  db
    .selectFrom('punch')
    .selectAll()
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '>=', it.day)
    .where('recorded_at', '>', it.since)
    .where('recorded_at', '<', it.until)
    .where('kind', '=', it.kind)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The member's newest of those. */
export async function latestPunchBetween(
  db: Writable,
  memberId: number,
  between: Between,
): Promise<PunchRecord | undefined> {
  const [row] = await latestPunches(db, { memberId, ...between });
  return row;
}

export type Seen = Pick<PunchRecord, 'latitude' | 'longitude' | 'accuracy' | 'recorded_at'>;

/** Where and when the member's newest punch was made, whatever its day. */
export async function newestPunch(db: Writable, memberId: number): Promise<Seen | undefined> {
  const [row] = await newestPunches(db, { memberId });
  return row;
}

/** The newest of those before an instant, whatever has arrived since. */
export const newestPunchBefore = async (db: Read, memberId: number, at: string): Promise<Seen | undefined> =>
  db
    .selectFrom('punch')
    .select(['latitude', 'longitude', 'accuracy', 'recorded_at'])
    .where('member_id', '=', memberId)
    .where('recorded_at', '<=', at)
    .orderBy('attendance_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last that came with a number in its device's row, of the days from one on: the member's own, or of those that a lead made. */
export const lastInSequence = async (
  db: Read,
  { memberId, by, from }: { readonly memberId: number; readonly by: number | null; readonly from: string },
): Promise<{ sequence: number; at: string } | undefined> =>
  db
    .selectFrom('punch')
    .select(['recorded_at as at', 'sequence'])
    .where('member_id', '=', memberId)
    .where('attendance_date', '>=', from)
    .where('recorded_by', by === null ? 'is' : '=', by)
    .where('sequence', 'is not', null)
    .$narrowType<{ sequence: number }>()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const madeByLeads = compiledOnce((db: Writable, it: OfMember & { readonly day: string }) =>
  db
    .selectFrom('punch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '=', it.day)
    .where('recorded_by', 'is not', null),
);

/** How many of a member's punches of a day others have made for them. */
export async function countMadeByLeads(db: Writable, memberId: number, day: string): Promise<number> {
  const [row] = await madeByLeads(db, { memberId, day });
  return Number(row?.count);
}

export type NewPunch = Omit<PunchRecord, 'id'>;

/** The number of a punch that the very same statements store, by what is known of it before. */
export const punchOfKey = (db: Read, it: Pick<NewPunch, 'member_id' | 'client_id'>) =>
  db
    .selectFrom('punch')
    .select('id')
    .where('member_id', '=', it.member_id)
    .where('client_id', '=', it.client_id)
    .$asScalar();

const insertPunch = compiledByColumns((db: Writable, it: NewPunch) =>
  db.insertInto('punch').values(it).returning('id'),
);
const insertFlag = compiledOnce(
  (db: Writable, it: Pick<NewPunch, 'member_id' | 'client_id'> & { readonly flag: PunchFlag }) =>
    db.insertInto('punch_flag').values({ punch_id: punchOfKey(db, it), flag: it.flag }),
);

/** Stores a punch with what is odd about it. */
export async function addPunch(trx: Write, punch: NewPunch, flags: readonly PunchFlag[]): Promise<PunchRecord> {
  const { member_id, client_id } = punch;
  const [[row]] = await Promise.all([
    insertPunch(trx, punch),
    ...flags.map((flag) => insertFlag(trx, { member_id, client_id, flag })),
  ]);
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
  'punch.arrived_at',
  'punch.attendance_date',
  'punch.distance',
  'punch.site_name',
  'punch.verdict',
  'punch.remark',
  'punch.door_name',
] as const;

/**
 * What who made a punch for its member is called, null where the member did: asked beside each of the few punches that another
 * made, since PostgreSQL would read all members to join them.
 */
export const recorderOf = (eb: ExpressionBuilder<Tables, 'punch'>) =>
  eb.selectFrom('member').select('membername').whereRef('member.id', '=', 'punch.recorded_by').as('recorder');

export interface ShownPunch
  extends Pick<PunchRecord, 'id' | 'client_id' | 'kind' | 'recorded_at' | 'device_at' | 'arrived_at'>,
    Pick<PunchRecord, 'attendance_date' | 'distance' | 'site_name' | 'verdict' | 'remark' | 'door_name'> {
  /** What who made it for the member is called; null where the member did. */
  readonly recorder: string | null;
}

export interface SpanOfMember extends OfMember {
  readonly from: string;
  readonly to: string;
}

/** Punches of a span of days, oldest first, with what of them is shown. */
export const punchesBetween = compiledOnce((db, it: SpanOfMember) =>
  db
    .selectFrom('punch')
    .select((eb) => [...shownColumns, recorderOf(eb)])
    .where('punch.member_id', '=', it.memberId)
    .where('punch.attendance_date', '>=', it.from)
    .where('punch.attendance_date', '<=', it.to)
    .orderBy('punch.attendance_date')
    .orderBy('punch.id'),
);

/** Punches that one statement looks at: on SQLite nobody else is served meanwhile. */
const COARSENED_AT_ONCE = 5000;

/**
 * Rounds the places of all punches before an instant to two decimals, the one change that the table allows.
 * @returns how many were finer
 */
export async function coarsenPunchesBefore({ engine, query }: Database, before: string): Promise<number> {
  const rounded = (column: 'latitude' | 'longitude') =>
    engine === 'sqlite'
      ? sql<number>`round(${sql.ref(column)}, 2)`
      : sql<number>`round(${sql.ref(column)}::numeric, 2)::double precision`;
  const last = await query
    .selectFrom('punch')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  let coarsened = 0;
  for (let from = 0; from < (last?.id ?? 0); from += COARSENED_AT_ONCE) {
    const { numUpdatedRows } = await query
      .updateTable('punch')
      .set({ latitude: rounded('latitude'), longitude: rounded('longitude') })
      .where('id', '>', from)
      .where('id', '<=', from + COARSENED_AT_ONCE)
      .where('recorded_at', '<', before)
      .where((eb) => eb.or([eb('latitude', '<>', rounded('latitude')), eb('longitude', '<>', rounded('longitude'))]))
      .executeTakeFirst();
    coarsened += Number(numUpdatedRows);
  }
  return coarsened;
}
