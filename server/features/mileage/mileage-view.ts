import type { Day } from '@muster/domain/calendar/company-time.ts';
import { MILEAGE_PAGE } from '@muster/domain/mileage/mileage-contract.ts';
import type { MileageState } from '@muster/domain/mileage/mileage-rules.ts';
import type { TripApproval } from '@muster/domain/trips/trip-days.ts';
import { type SqlBool, sql } from 'kysely';
import { engineOf, type Read } from '../../database/engine.ts';
import { membersManagedBy } from '../../records/deciding/deciders.ts';
import { isMemberLike, memberPatterns } from '../../records/members/member-search.ts';
import type { MileageRecord } from '../../records/trips/mileage.ts';
import { amountOfEntry, rateOfEntry } from '../../records/trips/mileage-rate.ts';

/** An entry with what it is looked at by. */
export interface SeenMileage extends ListedMileage {
  /** Whether its member is of the crew still. */
  readonly ofCrew: SqlBool;
  /** All entries of the trip in that car together, without others that were sent back; in private ones, those of the member. */
  readonly together: number | string;
  /** Where the entry of that car before this one ended. */
  readonly last: number | null;
  /** Where the one after it begins. */
  readonly next: number | null;
}

/** An entry as a file has it. */
interface ListedMileage extends Omit<MileageRecord, 'rate'> {
  readonly membercode: string;
  readonly membername: string;
  readonly number: string;
  readonly place: string;
  readonly miles: string;
  readonly departure: Day;
  readonly arrival: Day;
  readonly cancelled_at: string | null;
  readonly approval: TripApproval;
  readonly carcode: string | null;
  readonly decider: string | null;
  readonly principal: string | null;
  readonly rate: number;
  readonly amount: number | string;
}

const ofCrew = sql<SqlBool>`exists (
  select 1 from trip_member where trip_member.trip_id = mileage.trip_id and trip_member.member_id = mileage.member_id)`;

const together = sql<number | string>`(
  select sum(beside.distance) from mileage as beside
  where beside.trip_id = mileage.trip_id and (beside.state <> 'returned' or beside.id = mileage.id) and (
    (mileage.car_id is not null and beside.car_id = mileage.car_id)
    or (mileage.car_id is null and beside.car_id is null and beside.member_id = mileage.member_id)))`;

const last = sql<number | null>`(
  select before.odometer_end from mileage as before
  where before.car_id = mileage.car_id and before.day <= mileage.day and (
    before.day < mileage.day or before.odometer_start < mileage.odometer_start
    or (before.odometer_start = mileage.odometer_start and before.id < mileage.id))
  order by before.day desc, before.odometer_start desc, before.id desc limit 1)`;

const next = sql<number | null>`(
  select after.odometer_start from mileage as after
  where after.car_id = mileage.car_id and after.day >= mileage.day and (
    after.day > mileage.day or after.odometer_start > mileage.odometer_start
    or (after.odometer_start = mileage.odometer_start and after.id > mileage.id))
  order by after.day, after.odometer_start, after.id limit 1)`;

const selectMileage = (db: Read) =>
  db
    .selectFrom('mileage')
    .innerJoin('member', 'member.id', 'mileage.member_id')
    .innerJoin('trip', 'trip.id', 'mileage.trip_id')
    .leftJoin('car', 'car.id', 'mileage.car_id')
    .leftJoin('member as deciding', 'deciding.id', 'mileage.decided_by')
    .leftJoin('member as principal', 'principal.id', 'mileage.decided_for')
    .select([
      'mileage.id',
      'mileage.trip_id',
      'mileage.member_id',
      'mileage.day',
      'mileage.car_id',
      'mileage.odometer_start',
      'mileage.odometer_end',
      'mileage.distance',
      'mileage.remark',
      'mileage.state',
      'mileage.decided_by',
      'mileage.decided_for',
      'mileage.decided_at',
      'mileage.decision_remark',
      'mileage.revision',
      'mileage.created_at',
      'member.membercode',
      'member.membername',
      'trip.number',
      'trip.place',
      'trip.miles',
      'trip.departure',
      'trip.arrival',
      'trip.cancelled_at',
      'trip.approval',
      'car.carcode',
      'deciding.membername as decider',
      'principal.membername as principal',
    ])
    .select([rateOfEntry.as('rate'), amountOfEntry.as('amount')]);

/** The same with what doubts of it are told by, for which each is held against others. */
const selectSeen = (db: Read) =>
  selectMileage(db).select([ofCrew.as('ofCrew'), together.as('together'), last.as('last'), next.as('next')]);

export const seenMileage = (db: Read, id: number): Promise<SeenMileage> =>
  selectSeen(db).where('mileage.id', '=', id).executeTakeFirstOrThrow();

/** Whose entries somebody sees, and which of them are asked for. */
export interface WhichMileage {
  readonly own: number;
  /** The day on which they manage; undefined for who sees everybody. */
  readonly managesOn: Day | undefined;
  readonly search?: string | undefined;
  readonly tripId?: number | undefined;
  readonly state?: MileageState | undefined;
  readonly days?: { readonly from: Day; readonly to: Day } | undefined;
}

/**
 * Entries by what is asked for. The state is spelled, not bound: beside an `or`, SQLite's planner fails on a bound value
 * that an index of one state fits (`internal query planner error`).
 */
const found = (db: Read, { own, managesOn, search, tripId, state, days }: WhichMileage) =>
  db
    .selectFrom('mileage')
    .select('mileage.id')
    .$if(managesOn !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('mileage.member_id', '=', own),
          eb('mileage.member_id', 'in', membersManagedBy(db, own, managesOn ?? '')),
        ]),
      ),
    )
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb(
          'mileage.member_id',
          'in',
          eb
            .selectFrom('member')
            .select('member.id')
            .where(
              isMemberLike(engineOf(db), 'member.membercode', ['member.membername'], memberPatterns(search ?? '')),
            ),
        ),
      ),
    )
    .$if(tripId !== undefined, (query) => query.where('mileage.trip_id', '=', tripId ?? 0))
    .$if(state !== undefined, (query) => query.where('mileage.state', '=', sql.lit(state ?? 'waiting')))
    .$if(days !== undefined, (query) =>
      query.where('mileage.day', '>=', days?.from ?? '').where('mileage.day', '<=', days?.to ?? ''),
    );

export interface MileagePart {
  readonly take: number;
  readonly skip?: number;
  /** Behind which it begins, wherever that one is by now. */
  readonly after?: Pick<SeenMileage, 'day' | 'id'> | undefined;
}

/** A part of them. */
const partOf = (db: Read, which: WhichMileage, { take, skip = 0, after }: MileagePart) =>
  db
    .selectFrom(
      found(db, which)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('mileage.day', 'mileage.id'), '<', eb.tuple(after?.day ?? '', after?.id ?? 0)),
          ),
        )
        .orderBy('mileage.day', 'desc')
        .orderBy('mileage.id', 'desc')
        .limit(take)
        .offset(skip)
        .as('page'),
    )
    .select('page.id');

/** A part of them, the newest day first. */
export const mileageFound = (db: Read, which: WhichMileage, part: MileagePart): Promise<SeenMileage[]> =>
  selectSeen(db)
    .where('mileage.id', 'in', partOf(db, which, part))
    .orderBy('mileage.day', 'desc')
    .orderBy('mileage.id', 'desc')
    .execute();

/** The same for a file, which tells of no doubts. */
export const mileageListed = (db: Read, which: WhichMileage, part: MileagePart): Promise<ListedMileage[]> =>
  selectMileage(db)
    .where('mileage.id', 'in', partOf(db, which, part))
    .orderBy('mileage.day', 'desc')
    .orderBy('mileage.id', 'desc')
    .execute();

/** A page with one more than it holds. */
export const mileagePage = (db: Read, which: WhichMileage, page: number): Promise<SeenMileage[]> =>
  mileageFound(db, which, { take: MILEAGE_PAGE + 1, skip: (page - 1) * MILEAGE_PAGE });

/** How many there are, how far they were and what they come to. */
export async function mileageTotals(db: Read, which: WhichMileage) {
  const sum = (of: ReturnType<typeof sql>) => sql<number | string>`coalesce(sum(${of}), 0)`;
  const each = found(db, which)
    .clearSelect()
    .select(['mileage.distance', 'mileage.state'])
    .select(amountOfEntry.as('amount'));
  const row = await db
    .selectFrom(each.as('driven'))
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      sum(sql`distance`).as('distance'),
      sum(sql`amount`).as('amount'),
      sum(sql`case when state = 'approved' then amount else 0 end`).as('approved'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    distance: Number(row.distance),
    amount: Number(row.amount),
    approved: Number(row.approved),
  };
}

/** The company cars that are offered, and the trip's own, with where the last entry of each ended. */
export const carsWithLast = (db: Read, tripId: number): Promise<{ carcode: string; last: number | null }[]> =>
  db
    .selectFrom('car')
    .select('car.carcode')
    .select(
      sql<number | null>`(
        select driven.odometer_end from mileage as driven where driven.car_id = car.id
        order by driven.day desc, driven.odometer_start desc, driven.id desc limit 1)`.as('last'),
    )
    .where((eb) =>
      eb.or([
        eb('car.retired_at', 'is', null),
        eb('car.id', '=', eb.selectFrom('trip').select('trip.car_id').where('trip.id', '=', tripId)),
      ]),
    )
    .orderBy('car.carcode')
    .execute();

/** A trip as far as it matters to what was driven on it. */
export async function tripDriven(db: Read, id: number) {
  const trip = await db
    .selectFrom('trip')
    .select(['trip.departure', 'trip.arrival', 'trip.cancelled_at', 'trip.approval', 'trip.car_id'])
    .where('trip.id', '=', id)
    .executeTakeFirst();
  if (!trip) return undefined;
  const { cancelled_at, ...kept } = trip;
  const crew = await db.selectFrom('trip_member').select('member_id').where('trip_id', '=', id).execute();
  return { ...kept, cancelled: cancelled_at !== null, crew: crew.map((it) => it.member_id) };
}
