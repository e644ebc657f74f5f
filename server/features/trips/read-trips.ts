import { addDays } from '@muster/domain/calendar/day.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import { mayReadTrip } from '@muster/domain/trips/trip-policy.ts';
import { blameConflict, MAX_TRIP_DAYS, spanProblem } from '@muster/domain/trips/trip-rules.ts';
import { type checkTrip, type listTrips, TRIP_PAGE, type TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { findCar } from '../../records/car.ts';
import { companyToday, tripsShown } from '../../records/company.ts';
import { findMembers } from '../../records/member.ts';
import { findTripType, placesOf } from '../../records/trip-type.ts';
import { sayProblem } from '../../words.ts';
import { findConflicts } from './find-conflicts.ts';
import { presentTrip, subjectOf } from './trip-mapper.ts';
import { searchTrips } from './trip-search-view.ts';
import { findTrip } from './trip-view.ts';

/** A page of trips that the caller may see. @throws INVALID_INPUT for a span that is backwards */
export async function readTrips(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof listTrips>['query'],
): Promise<{ trips: TripView[]; page: number; more: boolean }> {
  const { from, to, page = 1, search, triptypeid, groupno, mine } = query;
  if (from !== undefined && to !== undefined && to < from)
    throw refuse('INVALID_INPUT', { field: 'to', params: { reason: 'backwards' } });
  const db = deps.database.query;
  const [today, shown] = await Promise.all([companyToday(deps.database.query, deps.clock), tripsShown(db)]);
  const onlyOwn = mine === 'true' || (shown === 'own' && !isOffice(caller.member.role));
  const found = await searchTrips(deps.database, {
    from,
    to,
    earliest: from === undefined ? undefined : addDays(from, -MAX_TRIP_DAYS),
    search,
    typeId: triptypeid,
    groupno,
    memberId: onlyOwn ? caller.member.id : undefined,
    limit: TRIP_PAGE + 1,
    offset: (page - 1) * TRIP_PAGE,
  });
  const trips = found.slice(0, TRIP_PAGE).map((it) => presentTrip(it, caller.member, today));
  return { trips, page, more: found.length > TRIP_PAGE };
}

/** One trip. @throws NOT_FOUND for unknown and not theirs to see alike */
export async function readTrip(deps: Dependencies, caller: Caller, tripId: number): Promise<TripView> {
  const db = deps.database.query;
  const [today, shown, trip] = await Promise.all([
    companyToday(deps.database.query, deps.clock),
    tripsShown(db),
    findTrip(db, tripId),
  ]);
  if (!trip || !mayReadTrip(caller.member, subjectOf(trip, today), shown)) throw refuse('NOT_FOUND');
  return presentTrip(trip, caller.member, today);
}

/** What would stand in the way of a trip, with the sentences that a refusal would carry. Unknown names are passed over. */
export async function checkTripDays(deps: Dependencies, body: Parsed<typeof checkTrip>['body']) {
  insist(spanProblem(body.departuredate, body.arrivaldate));
  const db = deps.database.query;
  const [members, car] = await Promise.all([
    findMembers(db, body.members),
    body.carcode ? findCar(db, body.carcode) : undefined,
  ]);
  const crew = body.members.flatMap((id) => {
    const member = members.find((it) => it.id === id);
    return member ? [{ memberId: id, membername: member.membername }] : [];
  });
  const conflicts = await findConflicts(db, {
    crew,
    car: car && { id: car.id, carcode: body.carcode ?? '' },
    from: body.departuredate,
    to: body.arrivaldate,
    changing: body.id,
  });
  return conflicts.map((it) => ({ ...it, message: sayProblem(blameConflict(it)) }));
}

/** @throws NOT_FOUND for a trip type that is none */
export async function readPlaces(deps: Dependencies, triptypeid: 'all' | number) {
  const db = deps.database.query;
  const typeId = triptypeid === 'all' ? undefined : triptypeid;
  if (typeId !== undefined && !(await findTripType(db, typeId))) throw refuse('NOT_FOUND');
  const places = await placesOf(db, typeId);
  return places.map(({ name, miles }) => ({ merge_state: name, miles }));
}
