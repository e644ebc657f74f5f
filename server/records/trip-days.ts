import { compiledOnce } from '../database/compiled-once.ts';
import type { Read, Write } from '../database/engine.ts';

/**
 * Holds members, always in the same order, so that nobody deadlocks. "No key" lets others name them meanwhile, in the
 * trips that they enter and in notifications: who enters a trip for whom would otherwise wait in a ring.
 */
export async function holdMembers(trx: Write, memberIds: readonly number[]): Promise<void> {
  if (trx.engine === 'sqlite' || memberIds.length === 0) return;
  await trx.selectFrom('member').select('id').where('id', 'in', memberIds).orderBy('id').forNoKeyUpdate().execute();
}

/** Holds cars as `holdMembers` does, after them. */
export async function holdCars(trx: Write, carIds: readonly number[]): Promise<void> {
  if (trx.engine === 'sqlite' || carIds.length === 0) return;
  await trx.selectFrom('car').select('id').where('id', 'in', carIds).orderBy('id').forNoKeyUpdate().execute();
}

/** Days of these members that are claimed within a span, by anything but the trip that is being changed. */
export async function claimsOf(db: Read, memberIds: readonly number[], from: string, to: string, except?: number) {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('member_day')
    .select(['member_id as memberId', 'day', 'claim', 'trip_id'])
    .where('member_id', 'in', memberIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('member_id')
    .orderBy('day')
    .execute();
  return rows.filter((row) => except === undefined || row.trip_id !== except);
}

const carDaysBetween = compiledOnce((db, it: { readonly carId: number; readonly from: string; readonly to: string }) =>
  db
    .selectFrom('car_day')
    .select(['day', 'trip_id'])
    .where('car_id', '=', it.carId)
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('day'),
);

export async function carDays(db: Read, carId: number, from: string, to: string, except?: number): Promise<string[]> {
  const rows = await carDaysBetween(db, { carId, from, to });
  return rows.filter((row) => row.trip_id !== except).map((row) => row.day);
}

/** How many rows one statement takes, within what both engines allow of parameters. */
const BATCH = 500;

/** Claims the days of a trip for its crew and its car. */
export async function claimTripDays(
  trx: Write,
  tripId: number,
  days: readonly string[],
  memberIds: readonly number[],
  carId: number | null,
): Promise<void> {
  const rows = memberIds.flatMap((memberId) =>
    days.map((day) => ({ member_id: memberId, day, claim: 'trip' as const, leave_id: null, trip_id: tripId })),
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('member_day')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
  if (carId === null) return;
  await trx
    .insertInto('car_day')
    .values(days.map((day) => ({ car_id: carId, day, trip_id: tripId })))
    .execute();
}

export async function freeTripDays(trx: Write, tripId: number): Promise<void> {
  await trx.deleteFrom('member_day').where('trip_id', '=', tripId).execute();
  await trx.deleteFrom('car_day').where('trip_id', '=', tripId).execute();
}
