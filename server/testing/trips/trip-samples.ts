import type { Insertable } from 'kysely';
import type { Database } from '../../database/engine.ts';
import type { Tables } from '../../records/tables.ts';

/** What a request about trips names. */
export interface AboutTrip {
  readonly tripId: number;
  /** One that is asked for, with who asks in its crew. */
  readonly askedTripId: number;
}

const TRIP_DAYS = { departuredate: '2027-03-02', arrivaldate: '2027-03-04' };
/** Nobody and no car goes along, so that no trip stands in the way of another. */
const trip = { triptypeid: 1, stateid: 'Bago', groupno: 'SALES', ...TRIP_DAYS, memberList: [] };

/** For every trip call that takes anything, a request that its contract allows. */
export const tripSamples = {
  addTrip: () => ({ body: trip }),
  updateTrip: ({ tripId }: AboutTrip) => ({ body: { id: tripId, ...trip, remark: 'later' } }),
  checkTrip: () => ({ body: { ...TRIP_DAYS, members: [] } }),
  listTrips: () => ({ query: {} }),
  readTrip: ({ tripId }: AboutTrip) => ({ query: { id: String(tripId) } }),
  cancelTrip: ({ tripId }: AboutTrip) => ({ body: { id: tripId, reason: 'The road is closed.' } }),
  decideTrip: ({ askedTripId }: AboutTrip) => ({
    params: { id: String(askedTripId) },
    body: { decision: 'approve' },
  }),
  objectToTrip: ({ askedTripId }: AboutTrip) => ({
    params: { id: String(askedTripId) },
    body: { remark: 'I cannot go.' },
  }),
  listTripsToDecide: () => ({ query: {} }),
  listTripPlaces: () => ({ query: { triptypeid: 'all' } }),
};

let serial = 0;

/** A trip that a member has entered, straight into the database: nothing is claimed for it. */
export async function tripOf(
  database: Database,
  memberId: number,
  more: Partial<Insertable<Tables['trip']>> = {},
): Promise<number> {
  serial += 1;
  const { id } = await database.query
    .insertInto('trip')
    .values({
      number: `TA-1999-${String(serial).padStart(5, '0')}`,
      entered_on: '2026-11-20',
      trip_type_id: 1,
      place: 'Bago',
      group_id: 1,
      car_id: null,
      miles: '',
      departure: TRIP_DAYS.departuredate,
      arrival: TRIP_DAYS.arrivaldate,
      remark: '',
      entered_by: memberId,
      created_at: '2026-11-20T02:00:00.000Z',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A trip that a member asks for and would go on. */
export async function askedTripOf(database: Database, memberId: number): Promise<number> {
  const id = await tripOf(database, memberId, { approval: 'requested' });
  await database.query.insertInto('trip_member').values({ trip_id: id, member_id: memberId, remark: '' }).execute();
  return id;
}
