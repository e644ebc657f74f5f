import { addDays } from '@muster/domain/calendar/day.ts';
import { asSpans, type TripConflict } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';
import { carDays, claimsOf } from '../../records/claims.ts';
import { type Asker, knownClaims } from './known-claims.ts';

export interface Wanted {
  readonly crew: readonly { memberId: number; membername: string }[];
  readonly car: { readonly id: number; readonly carcode: string } | undefined;
  readonly from: string;
  readonly to: string;
  /** The trip that is being changed: its own days do not stand in its way. */
  readonly changing?: number | undefined;
}

/**
 * Everything that stands in the way of a trip: members on leave or on another trip, the car on another trip. Of what is
 * not for who asks to see it says that the days are taken, not by what.
 */
export async function findConflicts(
  db: Read,
  asker: Asker,
  { crew, car, from, to, changing }: Wanted,
): Promise<TripConflict[]> {
  const nextDay = (day: string) => addDays(day, 1);
  const claims = await claimsOf(
    db,
    crew.map((it) => it.memberId),
    from,
    to,
    changing,
  );
  const known = await knownClaims(db, asker, claims);
  const byMember = Map.groupBy(claims, (it) => it.memberId);
  const members = crew.flatMap(({ memberId, membername }, index) => {
    const byKind = Map.groupBy(byMember.get(memberId) ?? [], (it) => (known(it) ? it.claim : 'taken'));
    return (['leave', 'trip', 'taken'] as const).flatMap((kind) => {
      const days = new Set(byKind.get(kind)?.map((it) => it.day));
      return asSpans([...days], nextDay).map((span) => ({
        kind,
        who: membername,
        field: `memberList.${index}`,
        ...span,
      }));
    });
  });
  if (!car) return members;
  const spans = asSpans(await carDays(db, car.id, from, to, changing), nextDay);
  return [...members, ...spans.map((span) => ({ kind: 'car' as const, who: car.carcode, field: 'carcode', ...span }))];
}
