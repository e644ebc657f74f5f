import { addDays } from '@muster/domain/calendar/day.ts';
import { asSpans, type TripConflict } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';
import { carDays, claimsOf } from '../../records/claims.ts';

export interface Wanted {
  readonly crew: readonly { memberId: number; membername: string }[];
  readonly car: { readonly id: number; readonly carcode: string } | undefined;
  readonly from: string;
  readonly to: string;
  /** The trip that is being changed: its own days do not stand in its way. */
  readonly changing?: number | undefined;
}

/** Everything that stands in the way of a trip: members on leave or on another trip, the car on another trip. */
export async function findConflicts(db: Read, { crew, car, from, to, changing }: Wanted): Promise<TripConflict[]> {
  const nextDay = (day: string) => addDays(day, 1);
  const claims = await claimsOf(
    db,
    crew.map((it) => it.memberId),
    from,
    to,
    changing,
  );
  const members = crew.flatMap(({ memberId, membername }, index) =>
    (['leave', 'trip'] as const).flatMap((kind) => {
      const days = claims.filter((it) => it.memberId === memberId && it.claim === kind).map((it) => it.day);
      return asSpans(days, nextDay).map((span) => ({ kind, who: membername, field: `memberList.${index}`, ...span }));
    }),
  );
  if (!car) return members;
  const spans = asSpans(await carDays(db, car.id, from, to, changing), nextDay);
  return [...members, ...spans.map((span) => ({ kind: 'car' as const, who: car.carcode, field: 'carcode', ...span }))];
}
