import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { mayDecideTrip } from '@muster/domain/trips/trip-policy.ts';
import type { Read } from '../../database/engine.ts';
import { closedAround } from '../../records/attendance/period-close.ts';
import { crewsOutside } from './find-conflicts.ts';
import { type DecidesFor, daysOf, type InTheWay, subjectOf } from './trip-mapper.ts';
import type { StoredTrip } from './trip-view.ts';

/** What is in the way of each of some trips; when its crew works here only of those that the actor decides about. */
export async function inTheWayOf(
  db: Read,
  actor: CurrentMember,
  trips: readonly StoredTrip[],
  today: string,
  decides: DecidesFor,
): Promise<(trip: StoredTrip) => InTheWay> {
  const decided = trips.filter((it) => mayDecideTrip(actor, subjectOf(it, today, decides)));
  const closed = await closedAround(db, trips.map(daysOf));
  const outside = decided.length > 0 ? await crewsOutside(db, { actor, today }, decided) : [];
  const outsideOf = new Map(decided.map((it, index) => [it.id, outside[index] ?? []]));
  return (trip) => ({ closed, outside: outsideOf.get(trip.id) ?? [] });
}
