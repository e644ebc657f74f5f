import { asSpans } from '@muster/domain/calendar/span.ts';
import { daysNotEmployed } from '@muster/domain/members/employment.ts';
import { type TripConflict, type TripConflictKind, tripConflictKinds } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';
import { type ClaimOfMember, carDays, claimsOf } from '../../records/claims.ts';
import { readEmployments } from '../../records/employment.ts';
import { type Asker, knownClaims, readableMembers } from './known-claims.ts';

export interface Wanted {
  readonly crew: readonly { memberId: number; membername: string }[];
  readonly car: { readonly id: number; readonly carcode: string } | undefined;
  readonly from: string;
  readonly to: string;
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
  const byMember = Map.groupBy(
    [
      ...(await otherClaims(
        db,
        asker,
        claims.filter((it) => !isOwn(it)),
      )),
      ...(await daysOutside(db, asker, wanted, claims.filter(isOwn))),
    ],
    (it) => it.memberId,
  );
  const ofCrew = crew.flatMap(({ memberId, membername }, index) => {
    const byKind = Map.groupBy(byMember.get(memberId) ?? [], (it) => it.kind);
    return tripConflictKinds.flatMap((kind) => {
      const days = new Set(byKind.get(kind)?.map((it) => it.day));
      return asSpans([...days].toSorted()).map((span) => ({
        kind,
        who: membername,
        field: `memberList.${index}`,
        ...span,
      }));
    });
  });
  if (!car) return ofCrew;
  const spans = asSpans(await carDays(db, car.id, from, to, changing));
  return [...ofCrew, ...spans.map((span) => ({ kind: 'car' as const, who: car.carcode, field: 'carcode', ...span }))];
}

async function otherClaims(db: Read, asker: Asker, claims: readonly ClaimOfMember[]): Promise<DayInTheWay[]> {
  const known = await knownClaims(db, asker, claims);
  return claims.map((it) => ({ ...it, kind: known(it) ? it.claim : 'taken' }));
}

/** Days on which one of the crew does not work here; those that the trip has already, it may keep. */
async function daysOutside(
  db: Read,
  asker: Asker,
  { crew, from, to }: Wanted,
  kept: readonly ClaimOfMember[],
): Promise<DayInTheWay[]> {
  const employments = await readEmployments(
    db,
    crew.map((it) => it.memberId),
  );
  const outside = [...employments].flatMap(([memberId, employment]) =>
    daysNotEmployed(employment, from, to)
      .filter((day) => !kept.some((it) => it.memberId === memberId && it.day === day))
      .map((day) => ({ memberId, day })),
  );
  const known = await readableMembers(db, asker, [...new Set(outside.map((it) => it.memberId))]);
  return outside.map((it) => ({ ...it, kind: known.has(it.memberId) ? 'notEmployed' : 'taken' }));
}
