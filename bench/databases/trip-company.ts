import { addDays } from '@muster/domain/calendar/day.ts';
import { tripNumber } from '@muster/domain/trips/trip-days.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { countOnAfter, insertRows, type Row } from '@muster/server/seed/bulk-insert.ts';
import { today } from './leave-company.ts';

export const PLACE = 'Mandalay';
export const CREW = 6;
/** Trips reach from some years ago to this many days ahead. */
const AHEAD = 60;
const AT_ONCE = 1000;

/** Far from all other numbers, so that cars and trips are told in a recording from every other value. */
const AFAR = 2_000_000;

/** The car of whoever leads a crew. */
export const carOf = (memberId: number): string => `BENCH-${memberId}`;

/** Where a trip can go, a car for every member, and a trip that is long gone. */
export async function addTripPlaces(database: Database): Promise<void> {
  const members = await database.query.selectFrom('member').select('id').execute();
  await database.write(async (trx) => {
    await insertRows(trx, 'trip_place', [{ id: 1, trip_type_id: 1, name: PLACE, miles: 390 }]);
    await insertRows(
      trx,
      'car',
      members.map(({ id }) => ({ id: AFAR + id, carcode: carOf(id) })),
    );
    await insertRows(trx, 'trip', [tripRow(AFAR, { departure: '1999-12-01', entered_by: 1, group_id: 1 })]);
    await countOnAfter(trx);
  });
}

/** Trips of six members over some years, entered by members in turn: what the list looks through. */
export async function addTripHistory(
  database: Database,
  { trips, years, members }: { trips: number; years: number; members: number },
): Promise<void> {
  const groups = await database.query.selectFrom('work_group').select('id').execute();
  const span = years * 365;
  const first = addDays(today(), AHEAD - span);
  for (let done = 0; done < trips; done += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => {
      const n = done + index;
      // Steps that share no factor with what they run through: neighbours in time differ in everything.
      return tripRow(n + 1, {
        departure: addDays(first, Math.floor((n * span) / trips)),
        entered_by: 1 + ((n * 7919) % members),
        group_id: groups[(n * 31) % groups.length]?.id as number,
      });
    });
    await database.write(async (trx) => {
      await insertRows(trx, 'trip', some);
      await insertRows(
        trx,
        'trip_member',
        some.flatMap(({ id }) =>
          Array.from({ length: CREW }, (_, seat) => ({
            trip_id: id,
            member_id: 1 + ((id * 13 + seat * 37) % members),
            remark: '',
          })),
        ),
      );
      await countOnAfter(trx);
    });
  }
}

function tripRow(id: number, own: Pick<Row<'trip'>, 'departure' | 'entered_by' | 'group_id'>): Row<'trip'> {
  return {
    id,
    number: tripNumber(1999, id),
    entered_on: own.departure,
    trip_type_id: 1 + (id % 2),
    place: PLACE,
    car_id: null,
    miles: '390',
    arrival: addDays(own.departure, 2),
    remark: 'New dealers',
    cancelled_at: null,
    revision: 1,
    created_at: `${own.departure}T02:30:00.000Z`,
    ...own,
  };
}
