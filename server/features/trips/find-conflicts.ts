import { asSpans } from '@muster/domain/calendar/span.ts';
import { daysNotEmployed } from '@muster/domain/members/employment.ts';
import { type TripConflict, type TripConflictKind, tripConflictKinds } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';
import { readEmployments } from '../../records/members/employment.ts';
import { type ClaimOfMember, carDays, claimsOf } from '../../records/trips/claims.ts';
import { isApproved } from '../../records/trips/trip.ts';
import { type Asker, knownClaims, readableMembers } from './known-claims.ts';
import type { StoredTrip } from './trip-view.ts';

/** Who goes when. */
interface Going {
  readonly crew: readonly { memberId: number; membername: string }[];
  readonly from: string;
  readonly to: string;
}

export interface Wanted extends Going {
  readonly car: { readonly id: number; readonly carcode: string } | undefined;
  /** The trip that is being changed: its own days do not stand in its way. */
  readonly changing?: number | undefined;
}

/** A day of one of the crew that the trip cannot have. */
interface DayInTheWay {
  readonly memberId: number;
  readonly day: string;
  readonly kind: TripConflictKind;
}

/**
 * Everything that stands in the way of a trip: members on leave, on another trip or not employed, the car on another
 * trip. Of what is not for who asks to see it says that the days are taken, not by what.
 */
export async function findConflicts(db: Read, asker: Asker, wanted: Wanted): Promise<TripConflict[]> {
  const { crew, car, from, to, changing } = wanted;
  const members = crew.map((it) => it.memberId);
  const claims = await claimsOf(db, members, from, to);
  const isOwn = (it: ClaimOfMember) => changing !== undefined && it.trip_id === changing;
  const [outside = []] = await daysOutside(db, asker, [wanted]);
  const kept =
    outside.length > 0 && changing !== undefined && (await isApproved(db, changing)) ? claims.filter(isOwn) : [];
  const ofCrew = asConflicts(crew, [
    ...(await otherClaims(
      db,
      asker,
      claims.filter((it) => !isOwn(it)),
    )),
    // Those that an approved trip has already, it may keep.
    ...outside.filter((it) => !kept.some((own) => own.memberId === it.memberId && own.day === it.day)),
  ]);
  if (!car) return ofCrew;
  const spans = asSpans(await carDays(db, car.id, from, to, changing));
  return [...ofCrew, ...spans.map((span) => ({ kind: 'car' as const, who: car.carcode, field: 'carcode', ...span }))];
}

/** The days of each of some trips on which one of its crew does not work here, in the order of the trips. */
export async function crewsOutside(
  db: Read,
  asker: Pick<Asker, 'actor' | 'today'>,
  trips: readonly StoredTrip[],
): Promise<TripConflict[][]> {
  const going = trips.map(({ crew, departure: from, arrival: to }) => ({ crew, from, to }));
  const outside = await daysOutside(db, asker, going);
  return going.map(({ crew }, index) => asConflicts(crew, outside[index] ?? []));
}

/** Days in the way as the spans that each of a crew is not free. */
function asConflicts(crew: Going['crew'], days: readonly DayInTheWay[]): TripConflict[] {
  const byMember = Map.groupBy(days, (it) => it.memberId);
  return crew.flatMap(({ memberId, membername }, index) => {
    const byKind = Map.groupBy(byMember.get(memberId) ?? [], (it) => it.kind);
    return tripConflictKinds.flatMap((kind) => {
      const ofKind = new Set(byKind.get(kind)?.map((it) => it.day));
      return asSpans([...ofKind].toSorted()).map((span) => ({
        kind,
        who: membername,
        field: `memberList.${index}`,
        ...span,
      }));
    });
  });
}

async function otherClaims(db: Read, asker: Asker, claims: readonly ClaimOfMember[]): Promise<DayInTheWay[]> {
  const known = await knownClaims(db, asker, claims);
  return claims.map((it) => ({ ...it, kind: known(it) ? it.claim : 'taken' }));
}

/** The days of each trip on which one of its crew does not work here. */
async function daysOutside(
  db: Read,
  asker: Pick<Asker, 'actor' | 'today'>,
  trips: readonly Going[],
): Promise<DayInTheWay[][]> {
  const employments = await readEmployments(db, [
    ...new Set(trips.flatMap(({ crew }) => crew.map((it) => it.memberId))),
  ]);
  const outside = trips.map(({ crew, from, to }) =>
    crew.flatMap(({ memberId }) =>
      daysNotEmployed(employments.get(memberId) ?? [], from, to).map((day) => ({ memberId, day })),
    ),
  );
  const known = await readableMembers(db, asker, [...new Set(outside.flat().map((it) => it.memberId))]);
  return outside.map((days) => days.map((it) => ({ ...it, kind: known.has(it.memberId) ? 'notEmployed' : 'taken' })));
}
