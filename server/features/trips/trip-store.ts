import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import type { Tables } from '../../database/tables.ts';

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

function selectTrip(db: Read) {
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

/** Rows with their crews, which are read for all of them at once. */
async function withCrews(db: Read, rows: readonly TripRow[]): Promise<StoredTrip[]> {
  if (rows.length === 0) return [];
  const crews = await db
    .selectFrom('trip_member')
    .innerJoin('member', 'member.id', 'trip_member.member_id')
    .select(['trip_member.trip_id', 'trip_member.remark', 'member.id', 'member.membercode', 'member.membername'])
    .where(
      'trip_member.trip_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('member.membercode')
    .execute();
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

export async function findTrip(db: Read, tripId: number): Promise<StoredTrip | undefined> {
  const [trip] = await withCrews(db, await selectTrip(db).where('trip.id', '=', tripId).execute());
  return trip;
}

export async function findByRequestKey(db: Read, memberId: number, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('trip')
    .select('id')
    .where('entered_by', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

export interface TripSearch {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A trip that touches the span begins at most this early, for the index. */
  readonly earliest?: string | undefined;
  readonly search?: string | undefined;
  readonly typeId?: number | undefined;
  readonly groupno?: string | undefined;
  /** Only trips of this member: entered by them or with them in the crew. */
  readonly memberId?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Trips, newest departure first. */
export async function searchTrips(db: Read, it: TripSearch): Promise<StoredTrip[]> {
  let reading = selectTrip(db);
  if (it.from !== undefined) reading = reading.where('trip.arrival', '>=', it.from);
  if (it.earliest !== undefined) reading = reading.where('trip.departure', '>=', it.earliest);
  if (it.to !== undefined) reading = reading.where('trip.departure', '<=', it.to);
  if (it.typeId !== undefined) reading = reading.where('trip.trip_type_id', '=', it.typeId);
  if (it.groupno !== undefined) reading = reading.where('work_group.groupno', '=', it.groupno);
  const { memberId, search } = it;
  if (memberId !== undefined) {
    reading = reading.where((eb) =>
      eb.or([
        eb('trip.entered_by', '=', memberId),
        eb('trip.id', 'in', eb.selectFrom('trip_member').select('trip_id').where('member_id', '=', memberId)),
      ]),
    );
  }
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const matches = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    reading = reading.where((eb) =>
      eb.or([
        matches('trip.number'),
        matches('trip.state_name'),
        matches('trip.remark'),
        eb(
          'trip.id',
          'in',
          eb
            .selectFrom('trip_member')
            .innerJoin('member', 'member.id', 'trip_member.member_id')
            .select('trip_member.trip_id')
            .where((of) => of.or([matches('member.membername'), matches('member.membercode')])),
        ),
      ]),
    );
  }
  const rows = await reading
    .orderBy('trip.departure', 'desc')
    .orderBy('trip.id', 'desc')
    .limit(it.limit)
    .offset(it.offset)
    .execute();
  return withCrews(db, rows);
}

/** The next serial of a fiscal year; no other transaction gets the same. */
export async function nextSerial(trx: Write, fiscalYear: number): Promise<number> {
  const { last } = await trx
    .insertInto('trip_serial')
    .values({ fiscal_year: fiscalYear, last: 1 })
    .onConflict((conflict) => conflict.column('fiscal_year').doUpdateSet({ last: sql`trip_serial.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function addTripRow(trx: Write, values: Insertable<Tables['trip']>): Promise<number> {
  const { id } = await trx.insertInto('trip').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeTripRow(trx: Write, tripId: number, change: Updateable<Tables['trip']>): Promise<void> {
  await trx
    .updateTable('trip')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', tripId)
    .execute();
}

export async function setCrew(
  trx: Write,
  tripId: number,
  crew: readonly { memberId: number; remark: string }[],
): Promise<void> {
  await trx.deleteFrom('trip_member').where('trip_id', '=', tripId).execute();
  if (crew.length === 0) return;
  await trx
    .insertInto('trip_member')
    .values(crew.map(({ memberId, remark }) => ({ trip_id: tripId, member_id: memberId, remark })))
    .execute();
}
