import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import { type listTrips, TRIP_PAGE } from '@muster/domain/trips/trip-list-contract.ts';
import { mayReadTrip } from '@muster/domain/trips/trip-policy.ts';
import { blameConflict, MAX_TRIP_DAYS, spanProblem } from '@muster/domain/trips/trip-rules.ts';
import type { checkTrip, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Page } from '../../database/page.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { findMembers } from '../../records/members/member.ts';
import { companyToday, readCompany } from '../../records/office/company.ts';
import { findCar } from '../../records/trips/car.ts';
import { findTripType, placesOf } from '../../records/trips/trip-type.ts';
import { sayProblem } from '../../words/words.ts';
import { findConflicts } from './find-conflicts.ts';
import { inTheWayOf } from './in-the-way.ts';
import { readableTrips } from './known-claims.ts';
import { hangsOnDeciders, managedBy, presentTrip, subjectOf } from './trip-mapper.ts';
import { searchTrips } from './trip-search-view.ts';
import { findTrip, type StoredTrip } from './trip-view.ts';
import { tripsWaiting } from './trips-to-decide-view.ts';

/** A page of trips that the caller may see. @throws INVALID_INPUT for a span that is backwards */
export async function readTrips(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof listTrips>['query'],
): Promise<{ trips: TripView[]; page: number; more: boolean }> {
  const { from, to, page = 1, search, triptypeid, groupno, stateid, state, mine, membercode } = query;
  if (from !== undefined && to !== undefined && to < from)
    throw refuse('INVALID_INPUT', { field: 'to', params: { reason: 'backwards' } });
  const db = deps.database.query;
  const { zone, tripsShown } = await readCompany(db);
  const today = dayOf(deps.clock(), zone);
  const onlyOwn = mine === 'true' || (tripsShown === 'own' && !isOffice(caller.member.role));
  const found = await searchTrips(deps.database, {
    today,
    from,
    to,
    earliest: from === undefined ? undefined : addDays(from, -MAX_TRIP_DAYS),
    search,
    typeId: triptypeid,
    groupno,
    place: stateid,
    standing: state,
    memberId: onlyOwn ? caller.member.id : undefined,
    crewCode: membercode,
    limit: TRIP_PAGE + 1,
    offset: (page - 1) * TRIP_PAGE,
  });
  const trips = await presentAll(deps, caller, found.slice(0, TRIP_PAGE), today);
  return { trips, page, more: found.length > TRIP_PAGE };
}

/** One trip. @throws NOT_FOUND for unknown and not theirs to see alike */
export async function readTrip(deps: Dependencies, caller: Caller, tripId: number): Promise<TripView> {
  const db = deps.database.query;
  const [{ zone, tripsShown }, trip] = await Promise.all([readCompany(db), findTrip(db, tripId)]);
  if (!trip) throw refuse('NOT_FOUND');
  const today = dayOf(deps.clock(), zone);
  const decides = await managedBy(db, caller.member, [trip], today);
  if (!mayReadTrip(caller.member, subjectOf(trip, today, decides), tripsShown)) throw refuse('NOT_FOUND');
  const inTheWay = await inTheWayOf(db, caller.member, [trip], today, decides);
  return presentTrip(trip, caller.member, today, decides, inTheWay(trip));
}

/** A page of trips that wait for the caller's decision. */
export async function readTripsToDecide(
  deps: Dependencies,
  caller: Caller,
  after: number | undefined,
): Promise<Page<TripView>> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const { id, role } = caller.member;
  const { items, ...rest } = await tripsWaiting(db, { id, office: isOffice(role), today }, after);
  return { items: await presentAll(deps, caller, items, today), ...rest };
}

async function presentAll(deps: Dependencies, caller: Caller, trips: readonly StoredTrip[], today: Day) {
  const hanging = trips.filter((it) => hangsOnDeciders(it, caller.member, today));
  const decides = await managedBy(deps.database.query, caller.member, hanging, today);
  const inTheWay = await inTheWayOf(deps.database.query, caller.member, trips, today, decides);
  return trips.map((it) => presentTrip(it, caller.member, today, decides, inTheWay(it)));
}

/**
 * What would stand in the way of a trip, with the sentences that a refusal would carry. Unknown names are passed over,
 * and so is a trip as the one that is being changed which the caller may not see.
 */
export async function checkTripDays(deps: Dependencies, caller: Caller, body: Parsed<typeof checkTrip>['body']) {
  insist(spanProblem(body.departuredate, body.arrivaldate));
  const db = deps.database.query;
  const [{ zone, tripsShown }, members, car] = await Promise.all([
    readCompany(db),
    findMembers(db, body.members),
    body.carcode ? findCar(db, body.carcode) : undefined,
  ]);
  const crew = body.members.flatMap((id) => {
    const member = members.find((it) => it.id === id);
    return member ? [{ memberId: id, membername: member.membername }] : [];
  });
  const asker = { actor: caller.member, today: dayOf(deps.clock(), zone), tripsShown };
  const changing = body.id !== undefined && (await readableTrips(db, asker, [body.id])).has(body.id);
  const conflicts = await findConflicts(db, asker, {
    crew,
    car: car && { id: car.id, carcode: body.carcode ?? '' },
    from: body.departuredate,
    to: body.arrivaldate,
    changing: changing ? body.id : undefined,
  });
  return {
    conflicts: conflicts.map((it) => ({ ...it, message: sayProblem(blameConflict(it)) })),
    seats: car?.seats ?? null,
  };
}

/** @throws NOT_FOUND for a trip type that is none */
export async function readPlaces(deps: Dependencies, triptypeid: 'all' | number) {
  const db = deps.database.query;
  const typeId = triptypeid === 'all' ? undefined : triptypeid;
  if (typeId !== undefined && !(await findTripType(db, typeId))) throw refuse('NOT_FOUND');
  const places = await placesOf(db, typeId);
  return places.map(({ name, miles }) => ({ merge_state: name, miles }));
}
