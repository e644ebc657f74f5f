import { conflictProblem } from '@muster/domain/trips/trip-rules.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import { insist, refuse } from '../../http/problems.ts';
import { lockCars } from '../../records/trips/car.ts';
import { claimTripDays } from '../../records/trips/claims.ts';
import { findConflicts } from './find-conflicts.ts';
import type { Asker } from './known-claims.ts';
import type { TripPlan } from './read-plan.ts';
import type { StoredTrip } from './trip-view.ts';

/**
 * Checks that nothing stands in the way of a trip; the transaction holds the crew already, and the cars from here on.
 * @throws TRIP_ON_LEAVE, TRIP_OVERLAP, NOT_EMPLOYED, CAR_TAKEN naming every conflict
 */
export async function requireFree(
  trx: Write,
  asker: Asker,
  { columns: { car_id, departure, arrival }, crew, carcode }: TripPlan,
  changing?: StoredTrip,
): Promise<void> {
  const cars = [car_id, changing?.car_id].filter((it) => it !== null && it !== undefined);
  await lockCars(trx, cars);
  const conflicts = await findConflicts(trx, asker, {
    crew,
    car: car_id === null ? undefined : { id: car_id, carcode },
    from: departure,
    to: arrival,
    changing: changing?.id,
  });
  insist(conflictProblem(conflicts));
}

/** Claims the days of a trip for its crew and its car. */
export async function claim(trx: Write, tripId: number, plan: TripPlan): Promise<void> {
  const memberIds = plan.crew.map((it) => it.memberId);
  await claimTripDays(trx, tripId, plan.days, memberIds, plan.columns.car_id);
}

/** The schema's own last word on a double booking, should two transactions ever meet there. */
export async function savingTrip<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? refuse('TRIP_OVERLAP') : error;
  }
}
