import { sql } from 'kysely';
import { compiledByColumns, compiledOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import type { TripRecord } from '../../records/trips/trip.ts';

export interface CrewMember {
  readonly memberId: number;
  readonly membercode: string;
  readonly membername: string;
  readonly remark: string;
  readonly objection: string;
}

/** A trip with what its ids stand for. */
export interface StoredTrip extends TripRecord {
  readonly type: string;
  readonly groupno: string;
  readonly carcode: string | null;
  readonly enterer_code: string;
  readonly enterer_name: string;
  readonly decider: string | null;
  readonly principal: string | null;
  /** Names, joined by commas. */
  readonly competitors: string;
  readonly crew: readonly CrewMember[];
}

/** The text is the same on both engines. */
const competitorNames = sql<string>`coalesce((
  select string_agg(competitor.name, ',' order by trip_competitor.position)
  from trip_competitor inner join competitor on competitor.id = trip_competitor.competitor_id
  where trip_competitor.trip_id = trip.id), '')`;

export function selectTrip(db: Read) {
  return db
    .selectFrom('trip')
    .innerJoin('trip_type', 'trip_type.id', 'trip.trip_type_id')
    .innerJoin('work_group', 'work_group.id', 'trip.group_id')
    .innerJoin('member as enterer', 'enterer.id', 'trip.entered_by')
    .leftJoin('member as deciding', 'deciding.id', 'trip.decided_by')
    .leftJoin('member as principal', 'principal.id', 'trip.decided_for')
    .leftJoin('car', 'car.id', 'trip.car_id')
    .selectAll('trip')
    .select([
      'trip_type.description as type',
      'work_group.groupno',
      'enterer.membercode as enterer_code',
      'enterer.membername as enterer_name',
      'deciding.membername as decider',
      'principal.membername as principal',
      'car.carcode',
      competitorNames.as('competitors'),
    ]);
}

const crewsOf = compiledByColumns((db, tripIds: readonly number[]) =>
  db
    .selectFrom('trip_member')
    .innerJoin('member', 'member.id', 'trip_member.member_id')
    .select([
      'trip_member.trip_id as tripId',
      'trip_member.remark',
      'trip_member.objection',
      'member.id as memberId',
      'member.membercode',
      'member.membername',
    ])
    .where('trip_member.trip_id', 'in', Object.values(tripIds))
    .orderBy('member.membercode'),
);

/** Rows with their crews, which are read for all of them at once. */
export async function withCrews(db: Read, rows: readonly Omit<StoredTrip, 'crew'>[]): Promise<StoredTrip[]> {
  if (rows.length === 0) return [];
  const members = await crewsOf(
    db,
    rows.map((row) => row.id),
  );
  const crews = Map.groupBy(members, (it) => it.tripId);
  return rows.map((row) => ({ ...row, crew: (crews.get(row.id) ?? []).map(crewMember) }));
}

const crewMember = ({ memberId, membercode, membername, remark, objection }: CrewMember): CrewMember => ({
  memberId,
  membercode,
  membername,
  remark,
  objection,
});

/** Who entered some trips and who goes along, which is what decides who may see them. */
export async function peopleOfTrips(db: Read, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const trips = await db.selectFrom('trip').select(['id', 'entered_by as enteredBy']).where('id', 'in', ids).execute();
  const crews = Map.groupBy(await crewsOf(db, ids), (it) => it.tripId);
  return trips.map((it) => ({ ...it, crew: crews.get(it.id) ?? [] }));
}

const tripById = compiledOnce((db, { tripId }: { readonly tripId: number }) =>
  selectTrip(db).where('trip.id', '=', tripId),
);

export async function findTrip(db: Read, tripId: number): Promise<StoredTrip | undefined> {
  const [trip] = await withCrews(db, await tripById(db, { tripId }));
  return trip;
}

/** A trip that was stored or read just now. */
export async function readTripRow(db: Read, tripId: number): Promise<StoredTrip> {
  const trip = await findTrip(db, tripId);
  if (!trip) throw new Error(`There is no trip ${tripId}, although this transaction holds it.`);
  return trip;
}
