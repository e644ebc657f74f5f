import type { Database } from '../../database/engine.ts';
import { tripOf } from '../trips/trip-samples.ts';

/** What a request about mileage names. */
export interface AboutMileage {
  /** A trip that is under way, with the member in its crew. */
  readonly drivenTripId: number;
  /** What they drove on it, which waits. */
  readonly mileageId: number;
  /** Of what is paid for driving. */
  readonly termsRevision: number;
}

const drive = { drivenon: '2026-11-19', distance: 132 };
const inPath = (id: number) => ({ params: { id: String(id) } });

/** For every call of mileage that takes anything, a request that its contract allows. */
export const mileageSamples = {
  saveMileageTerms: ({ termsRevision }: AboutMileage) => ({
    body: {
      ...{ unit: 'km', currency: 'MMK', revision: termsRevision },
      rates: [{ from: '2026-01-01', privaterate: 350_000, companyrate: 0 }],
    },
  }),
  addMileage: ({ drivenTripId }: AboutMileage) => ({ body: { tripid: drivenTripId, ...drive } }),
  changeMileage: ({ mileageId }: AboutMileage) => ({
    ...inPath(mileageId),
    body: { ...drive, distance: 120, revision: 1 },
  }),
  removeMileage: ({ mileageId }: AboutMileage) => ({ ...inPath(mileageId), body: { revision: 1 } }),
  decideMileage: ({ mileageId }: AboutMileage) => ({
    ...inPath(mileageId),
    body: { decision: 'approve', revision: 1 },
  }),
  readDriven: ({ drivenTripId }: AboutMileage) => ({ query: { trip: String(drivenTripId) } }),
  listMileage: () => ({ query: { search: 'a', page: '1' } }),
  mileageAsCsv: () => ({ query: { period: '2026-11' } }),
  mileageAsWorkbook: () => ({ query: {} }),
};

/** What is paid for driving, straight into the database where nothing is said yet. */
export async function paidFor({ query }: Database): Promise<Pick<AboutMileage, 'termsRevision'>> {
  await query
    .insertInto('mileage_terms')
    .values({ id: 1, unit: 'km', currency: 'MMK', revision: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('mileage_rate')
    .values({ from_day: '2026-01-01', private_rate: 6000, company_rate: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { revision } = await query.selectFrom('mileage_terms').select('revision').executeTakeFirstOrThrow();
  return { termsRevision: revision };
}

/** A member on a trip that is under way and what they drove on it, straight into the database, where something is paid for it. */
export async function drivenOf(
  database: Database,
  memberId: number,
): Promise<Pick<AboutMileage, 'drivenTripId' | 'mileageId'>> {
  const { query } = database;
  await paidFor(database);
  const trip_id = await tripOf(database, memberId, { departure: '2026-11-18', arrival: '2026-11-20' });
  await query.insertInto('trip_member').values({ trip_id, member_id: memberId, remark: '' }).execute();
  const { id } = await query
    .insertInto('mileage')
    .values({
      ...{ trip_id, member_id: memberId, day: '2026-11-19', car_id: null, distance: 132, remark: '' },
      ...{ odometer_start: null, odometer_end: null, created_at: '2026-11-19T10:00:00.000Z' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { drivenTripId: trip_id, mileageId: id };
}
