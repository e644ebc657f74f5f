import type { TripApproval } from '@muster/domain/trips/trip-days.ts';
import type { Generated, Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { compiledByColumns, compiledByRows, compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Writable, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';
import { markAskedRead } from '../news/notification.ts';

export interface TripTables {
  trip: TripTable;
  trip_member: {
    trip_id: number;
    member_id: number;
    remark: string;
    /** Why the member should not go, in their own words; empty where they say nothing. */
    objection: Generated<string>;
  };
  /** In the order in which they were named. */
  trip_competitor: { trip_id: number; competitor_id: number; position: number };
  trip_serial: { fiscal_year: number; last: number };
}

interface TripTable {
  id: Generated<number>;
  number: string;
  entered_on: string;
  trip_type_id: number;
  place: string;
  group_id: number;
  car_id: number | null;
  miles: string;
  departure: string;
  arrival: string;
  remark: string;
  entered_by: number;
  /** What was decided about a trip that was asked for. */
  approval: Generated<TripApproval>;
  decided_by: Generated<number | null>;
  /** In whose place, where a deputy decided. */
  decided_for: Generated<number | null>;
  decided_at: Generated<string | null>;
  decision_remark: Generated<string>;
  cancelled_at: Generated<string | null>;
  cancel_reason: Generated<string>;
  revision: Generated<number>;
  created_at: string;
}

export type TripRecord = Selectable<TripTable>;

/** What somebody asks a trip to be; the rest is given to it, or decided about it. */
export type TripContent = Omit<
  TripRecord,
  | ('id' | 'number' | 'entered_on' | 'entered_by' | 'created_at' | 'revision')
  | ('approval' | 'decided_by' | 'decided_for' | 'decided_at' | 'decision_remark' | 'cancelled_at' | 'cancel_reason')
>;

const holdTrip = locking('trip', (db, { id }: { readonly id: number }) =>
  db.selectFrom('trip').select('id').where('id', '=', id).forNoKeyUpdate(),
);

/** Makes this transaction the only one that decides about a trip. */
export const lockTrip = (trx: Write, id: number): Promise<void> => holdTrip(trx, { id });

const raiseSerial = compiledOnce((db: Writable, { fiscalYear }: { readonly fiscalYear: number }) =>
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

type NewTrip = Insertable<TripTable>;

const insertTrip = compiledByColumns((db: Writable, it: NewTrip) => db.insertInto('trip').values(it).returning('id'));

export async function addTripRow(trx: Write, values: NewTrip): Promise<number> {
  const [row] = await insertTrip(trx, values);
  if (!row) throw new Error('The database stored a trip and gave it no number.');
  return row.id;
}

/** Whether a trip was approved. */
export async function isApproved(db: Read, id: number): Promise<boolean> {
  const row = await db.selectFrom('trip').select('approval').where('id', '=', id).executeTakeFirst();
  return row?.approval === 'approved';
}

type TripChange = Partial<Omit<TripRecord, 'id' | 'revision'>>;

const updateTripRow = compiledByColumns(
  (db: Writable, { id, revision, ...change }: TripChange & Pick<TripRecord, 'id' | 'revision'>) =>
    db
      .updateTable('trip')
      .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returning('id'),
);

/**
 * Changes a trip that is still as it was read; what asked for a decision that this makes is read.
 * @throws when it is not: whoever changes a trip holds it
 */
export async function changeTripRow(
  trx: Write,
  { id, revision }: Pick<TripRecord, 'id' | 'revision'>,
  change: TripChange,
  at: string,
): Promise<void> {
  const changed = await updateTripRow(trx, { ...change, id, revision });
  if (changed.length !== 1) throw new Error(`The trip ${id} was changed by somebody who did not hold it.`);
  if (change.approval || change.cancelled_at) await markAskedRead(trx, [`trip:${id}`], at);
}

export interface Passenger {
  readonly memberId: number;
  readonly remark: string;
  /** What the member holds against going; nothing, if left out. */
  readonly objection?: string;
}

/** Puts a crew and competitors on a trip, instead of those it had. */
export async function replaceCrew(trx: Write, tripId: number, crew: readonly Passenger[]): Promise<void> {
  await trx.deleteFrom('trip_member').where('trip_id', '=', tripId).execute();
  await addCrew(trx, tripId, crew);
}

const insertCrew = compiledByRows((db: Writable, rows: readonly Insertable<TripTables['trip_member']>[]) =>
  db.insertInto('trip_member').values(rows),
);

export async function addCrew(trx: Write, tripId: number, crew: readonly Passenger[]): Promise<void> {
  await insertCrew(
    trx,
    crew.map(({ memberId, remark, objection = '' }) => ({ trip_id: tripId, member_id: memberId, remark, objection })),
  );
}

/** How many trips somebody has asked for that wait to be decided and have others on them. */
export async function countTripsAsked(trx: Write, memberId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('trip')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('trip.entered_by', '=', memberId)
    .where('trip.approval', '=', 'requested')
    .where('trip.cancelled_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('trip_member')
          .select('trip_member.trip_id')
          .whereRef('trip_member.trip_id', '=', 'trip.id')
          .where('trip_member.member_id', '<>', memberId),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a member of the crew holds against a trip; empty takes it back. */
export async function keepObjection(trx: Write, tripId: number, memberId: number, objection: string): Promise<void> {
  await trx
    .updateTable('trip_member')
    .set({ objection })
    .where('trip_id', '=', tripId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Names the competitors of a trip, instead of those it had. */
export async function replaceCompetitors(trx: Write, tripId: number, competitorIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('trip_competitor').where('trip_id', '=', tripId).execute();
  await addCompetitors(trx, tripId, competitorIds);
}

const insertCompetitors = compiledByRows((db: Writable, rows: readonly Insertable<TripTables['trip_competitor']>[]) =>
  db.insertInto('trip_competitor').values(rows),
);

export async function addCompetitors(trx: Write, tripId: number, competitorIds: readonly number[]): Promise<void> {
  await insertCompetitors(
    trx,
    competitorIds.map((competitor_id, position) => ({ trip_id: tripId, competitor_id, position })),
  );
}
