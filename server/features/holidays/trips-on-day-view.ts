import { addDays } from '@muster/domain/calendar/day.ts';
import { holdsAt } from '@muster/domain/holidays/holding-holidays.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { MAX_TRIP_DAYS } from '@muster/domain/trips/trip-rules.ts';
import type { Read } from '../../database/engine.ts';
import type { HolidayContent } from '../../records/work/holiday.ts';
import { ownSitesOfEach } from '../../records/work/member-work/holidays.ts';

type Trips = HolidayTouch['trips'];

/** Trips that are out on the day of a holiday and not cancelled, of whose crew it holds for somebody; by number. */
export async function tripsOn(db: Read, { holidaydate: day, sites }: HolidayContent): Promise<Trips> {
  const trips = await tripsOut(db, day);
  if (sites.length === 0 || trips.length === 0) return trips;
  const crews = await db
    .selectFrom('trip_member')
    .select(['trip_id', 'member_id'])
    .where(
      'trip_id',
      'in',
      trips.map((it) => it.id),
    )
    .execute();
  const sitesOf = await ownSitesOfEach(db, [...new Set(crews.map((it) => it.member_id))], day, day);
  const held = crews.filter((it) => holdsAt({ sites }, sitesOf(it.member_id, day)));
  const touched = new Set(held.map((it) => it.trip_id));
  return trips.filter((it) => touched.has(it.id));
}

function tripsOut(db: Read, day: string): Promise<Trips> {
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
