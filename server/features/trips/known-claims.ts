import { mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { mayReadTrip, type TripVisibility } from '@muster/domain/trips/trip-policy.ts';
import type { Read } from '../../database/engine.ts';
import { listManaged } from '../../records/deciding/managed-member.ts';
import type { ClaimOfMember } from '../../records/trips/claims.ts';
import { managedBy } from './trip-mapper.ts';
import { peopleOfTrips } from './trip-view.ts';

/** Who asks what stands in the way of a trip, and which trips the office lets members see. */
export interface Asker {
  readonly actor: CurrentMember;
  readonly today: string;
  readonly tripsShown: TripVisibility;
}

/**
 * Of which claims the caller may know more than that they take the day: leave that they may read, and trips that the
 * list would show them. Entering trips would otherwise ask around who is on leave, and where (threats T01).
 */
export async function knownClaims(
  db: Read,
  asker: Asker,
  claims: readonly ClaimOfMember[],
): Promise<(claim: ClaimOfMember) => boolean> {
  const onLeave = new Set(claims.filter((it) => it.trip_id === null).map((it) => it.memberId));
  const leave = await readableMembers(db, asker, [...onLeave]);
  const trips = await readableTrips(db, asker, [...new Set(claims.flatMap((it) => it.trip_id ?? []))]);
  return (it) => (it.trip_id === null ? leave.has(it.memberId) : trips.has(it.trip_id));
}

/** Those of some members whose leave, and when they work here, who asks may read. */
export async function readableMembers(
  db: Read,
  asker: Pick<Asker, 'actor' | 'today'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const members = await listManaged(db, ids, asker.today);
  return new Set(members.filter((it) => mayReadOf(asker.actor, it)).map((it) => it.id));
}

/** Those of some trips that the list would show to who asks. */
export async function readableTrips(db: Read, asker: Asker, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { actor, today, tripsShown } = asker;
  if (mayReadTrip(actor, NOBODYS, tripsShown)) return new Set(ids);
  const trips = await peopleOfTrips(db, ids);
  const { managed } = await managedBy(db, actor, trips, today);
  const readable = trips.filter(({ enteredBy, crew }) => {
    const members = crew.map((it) => it.memberId);
    const subject = { enteredBy, crew: members, managed: members.some((it) => managed.has(it)) };
    return mayReadTrip(actor, subject, tripsShown);
  });
  return new Set(readable.map((it) => it.id));
}

/** A trip that the actor has no part in: who may read it may read all. */
const NOBODYS = { enteredBy: 0, crew: [], managed: false } as const;
