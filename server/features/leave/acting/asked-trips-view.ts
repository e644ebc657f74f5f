import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';

/** A trip that somebody has asked for and nobody approved yet. */
export interface AskedTrip {
  readonly id: number;
  readonly revision: number;
  readonly number: string;
  readonly place: string;
  readonly enteredBy: number;
  readonly days: { readonly from: Day; readonly to: Day };
  readonly crew: readonly { readonly memberId: number; readonly remark: string; readonly objection: string }[];
}

/** The trips that were only asked for and take days of a member within a span. */
export async function askedTripsOf(
  db: Read,
  memberId: number,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<AskedTrip[]> {
  const trips = await db
    .selectFrom('trip')
    .select(['trip.id', 'trip.revision', 'trip.number', 'trip.place', 'trip.entered_by as enteredBy'])
    .select(['trip.departure', 'trip.arrival'])
    .where('trip.approval', '=', 'requested')
    .where('trip.cancelled_at', 'is', null)
    .where('trip.id', 'in', (eb) =>
      eb
        .selectFrom('member_day')
        .select((it) => it.ref('member_day.trip_id').$notNull().as('trip_id'))
        .where('member_day.member_id', '=', memberId)
        .where('member_day.claim', '=', 'trip')
        .where('member_day.day', '>=', from)
        .where('member_day.day', '<=', to),
    )
    .orderBy('trip.id')
    .execute();
  if (trips.length === 0) return [];
  const crew = await db
    .selectFrom('trip_member')
    .select(['trip_id', 'member_id as memberId', 'remark', 'objection'])
    .where(
      'trip_id',
      'in',
      trips.map((it) => it.id),
    )
    .execute();
  return trips.map(({ departure, arrival, ...trip }) => ({
    ...trip,
    days: { from: departure, to: arrival },
    crew: crew.filter((it) => it.trip_id === trip.id).map(({ trip_id: _, ...it }) => it),
  }));
}
