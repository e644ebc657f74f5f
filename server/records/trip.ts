import type { Generated, Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Tables, Write } from '../database/engine.ts';
import { locking } from '../database/locks.ts';

export interface TripTables {
  trip: TripTable;
  trip_member: { trip_id: number; member_id: number; remark: string };
  trip_serial: { fiscal_year: number; last: number };
}

interface TripTable {
  id: Generated<number>;
  number: string;
  entered_on: string;
  trip_type_id: number;
  state_name: string;
  group_id: number;
  car_id: number | null;
  miles: string;
  /** Names, joined by commas. */
  competitors: string;
  departure: string;
  arrival: string;
  remark: string;
  entered_by: number;
  cancelled_at: string | null;
  cancel_reason: Generated<string>;
  revision: number;
  request_key: string | null;
  created_at: string;
}

export interface CrewMember {
  readonly memberId: number;
  readonly membercode: string;
  readonly membername: string;
  readonly remark: string;
}

export interface StoredTrip {
  readonly id: number;
  readonly number: string;
  readonly enteredOn: string;
  readonly typeId: number;
  readonly type: string;
  readonly state: string;
  readonly groupno: string;
  readonly carId: number | null;
  readonly carcode: string | null;
  readonly miles: string;
  readonly competitors: string;
  readonly departure: string;
  readonly arrival: string;
  readonly remark: string;
  readonly enteredBy: number;
  readonly enteredByCode: string;
  readonly cancelled: boolean;
  readonly cancelReason: string;
  readonly revision: number;
  readonly crew: readonly CrewMember[];
}

/** Trips with what their ids stand for. */
export function selectTrip(db: Read) {
  return db
    .selectFrom('trip')
    .innerJoin('trip_type', 'trip_type.id', 'trip.trip_type_id')
    .innerJoin('work_group', 'work_group.id', 'trip.group_id')
    .innerJoin('member as enterer', 'enterer.id', 'trip.entered_by')
    .leftJoin('car', 'car.id', 'trip.car_id')
    .selectAll('trip')
    .select([
      'trip_type.description as type',
      'work_group.groupno',
      'enterer.membercode as enterer_code',
      'car.carcode',
    ]);
}

type TripRow = Awaited<ReturnType<ReturnType<typeof selectTrip>['execute']>>[number];

const selectCrews = (db: Read) =>
  db
    .selectFrom('trip_member')
    .innerJoin('member', 'member.id', 'trip_member.member_id')
    .select(['trip_member.trip_id', 'trip_member.remark', 'member.id', 'member.membercode', 'member.membername'])
    .orderBy('member.membercode');
const crewOf = compiledOnce((db, { tripId }: { readonly tripId: number }) =>
  selectCrews(db).where('trip_member.trip_id', '=', tripId),
);

/** Rows with their crews, which are read for all of them at once. */
export async function withCrews(db: Read, rows: readonly TripRow[]): Promise<StoredTrip[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [only] = ids;
  const crews =
    only !== undefined && ids.length === 1
      ? await crewOf(db, { tripId: only })
      : await selectCrews(db).where('trip_member.trip_id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    enteredOn: row.entered_on,
    typeId: row.trip_type_id,
    type: row.type,
    state: row.state_name,
    groupno: row.groupno,
    carId: row.car_id,
    carcode: row.carcode,
    miles: row.miles,
    competitors: row.competitors,
    departure: row.departure,
    arrival: row.arrival,
    remark: row.remark,
    enteredBy: row.entered_by,
    enteredByCode: row.enterer_code,
    cancelled: row.cancelled_at !== null,
    cancelReason: row.cancel_reason,
    revision: row.revision,
    crew: crews
      .filter((it) => it.trip_id === row.id)
      .map(({ id, membercode, membername, remark }) => ({ memberId: id, membercode, membername, remark })),
  }));
}

const tripById = compiledOnce((db, { tripId }: { readonly tripId: number }) =>
  selectTrip(db).where('trip.id', '=', tripId),
);

export async function findTrip(db: Read, tripId: number): Promise<StoredTrip | undefined> {
  const [trip] = await withCrews(db, await tripById(db, { tripId }));
  return trip;
}

const holdTrip = locking((db, { id }: { readonly id: number }) =>
  db.selectFrom('trip').select('id').where('id', '=', id).forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a trip. */
export const lockTrip = (trx: Write, id: number): Promise<void> => holdTrip(trx, { id });

const tripByKey = compiledOnce((db, it: { readonly memberId: number; readonly key: string }) =>
  db.selectFrom('trip').select('id').where('entered_by', '=', it.memberId).where('request_key', '=', it.key),
);

export async function findByRequestKey(db: Read, memberId: number, key: string): Promise<number | undefined> {
  const [row] = await tripByKey(db, { memberId, key });
  return row?.id;
}

const raiseSerial = compiledOnce((db, { fiscalYear }: { readonly fiscalYear: number }) =>
  db
    .insertInto('trip_serial')
    .values({ fiscal_year: fiscalYear, last: 1 })
    .onConflict((conflict) => conflict.column('fiscal_year').doUpdateSet({ last: sql`trip_serial.last + 1` }))
    .returning('last'),
);

/** The next serial of a fiscal year; no other transaction gets the same. */
export async function nextSerial(trx: Write, fiscalYear: number): Promise<number> {
  const [row] = await raiseSerial(trx, { fiscalYear });
  if (!row) throw new Error('The database raised a counter and did not say to what.');
  return row.last;
}

type NewTrip = Required<Omit<Insertable<Tables['trip']>, 'id' | 'cancel_reason'>>;

const insertTrip = compiledOnce((db, it: NewTrip) =>
  db
    .insertInto('trip')
    .values({
      number: it.number,
      entered_on: it.entered_on,
      trip_type_id: it.trip_type_id,
      state_name: it.state_name,
      group_id: it.group_id,
      car_id: it.car_id,
      miles: it.miles,
      competitors: it.competitors,
      departure: it.departure,
      arrival: it.arrival,
      remark: it.remark,
      entered_by: it.entered_by,
      cancelled_at: it.cancelled_at,
      revision: it.revision,
      request_key: it.request_key,
      created_at: it.created_at,
    })
    .returning('id'),
);

export async function addTripRow(trx: Write, values: NewTrip): Promise<number> {
  const [row] = await insertTrip(trx, values);
  if (!row) throw new Error('The database stored a trip and gave it no number.');
  return row.id;
}

export async function changeTripRow(trx: Write, tripId: number, change: Updateable<Tables['trip']>): Promise<void> {
  await trx
    .updateTable('trip')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', tripId)
    .execute();
}

export interface Passenger {
  readonly memberId: number;
  readonly remark: string;
}

export async function addCrew(trx: Write, tripId: number, crew: readonly Passenger[]): Promise<void> {
  if (crew.length === 0) return;
  await trx
    .insertInto('trip_member')
    .values(crew.map(({ memberId, remark }) => ({ trip_id: tripId, member_id: memberId, remark })))
    .execute();
}

export async function removeCrew(trx: Write, tripId: number): Promise<void> {
  await trx.deleteFrom('trip_member').where('trip_id', '=', tripId).execute();
}
