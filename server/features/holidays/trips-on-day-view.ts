import { addDays } from '@muster/domain/calendar/day.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { MAX_TRIP_DAYS } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';

/** Trips that are out on a day and not cancelled, in the order of their numbers. */
export function tripsOn(db: Read, day: string): Promise<HolidayTouch['trips']> {
  return db
    .selectFrom('trip')
    .innerJoin('trip_type', 'trip_type.id', 'trip.trip_type_id')
    .select([
      'trip.id',
      'trip.number as trip_assigmentno',
      'trip_type.description as triptype',
      'trip.departure as departuredate',
      'trip.arrival as arrivaldate',
    ])
    .where('trip.cancelled_at', 'is', null)
    .where('trip.departure', '>=', addDays(day, -MAX_TRIP_DAYS))
    .where('trip.departure', '<=', day)
    .where('trip.arrival', '>=', day)
    .orderBy('trip.number')
    .execute();
}
