import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';

/** The days of a span that a member's trips have claimed, each with its trip. */
export function tripDaysOf(db: Read, memberId: number, from: Day, to: Day) {
  return db
    .selectFrom('member_day')
    .innerJoin('trip', 'trip.id', 'member_day.trip_id')
    .select([
      'member_day.day',
      'trip.id',
      'trip.number as trip_assigmentno',
      'trip.departure as departuredate',
      'trip.arrival as arrivaldate',
    ])
    .where('member_day.member_id', '=', memberId)
    .where('member_day.day', '>=', from)
    .where('member_day.day', '<=', to)
    .orderBy('member_day.day')
    .execute();
}
