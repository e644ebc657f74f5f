import { type Day, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { tripNumber } from '@muster/domain/trips/trip-days.ts';
import type { Write } from '../database/engine.ts';
import { newsColumns } from '../records/news/notification.ts';
import type { Moment } from './attendance-history.ts';
import { insertRows, type Row } from './bulk-insert.ts';
import { groups, tripTypes } from './sample-office.ts';
import { people, type SamplePerson } from './sample-people.ts';
import { type PlannedTrip, plannedTrips, tripPlaces, visit } from './sample-trips.ts';
import { memberIdOf, type ScheduledLeave } from './schedule-leave.ts';

interface ScheduledTrip extends PlannedTrip {
  readonly id: number;
  readonly number: string;
  readonly from: Day;
  readonly to: Day;
  readonly enteredOn: Day;
  readonly crewIds: readonly number[];
}

const DAYS_AHEAD = 10;

/** The sample's trips: numbered in the order of entering, on the nearest days that crew and car have free. */
export async function storeTrips(trx: Write, leave: readonly ScheduledLeave[], now: Moment): Promise<void> {
  const trips = scheduleTrips(leave, now);
  const live = trips.filter((it) => it.cancelled === undefined && it.approval !== 'rejected');
  await insertRows(
    trx,
    'trip_place',
    tripPlaces.map((it, n) => ({ id: n + 1, trip_type_id: 1, ...it })),
  );
  await insertRows(
    trx,
    'trip',
    trips.map((it) => tripRow(it, now)),
  );
  await insertRows(
    trx,
    'trip_member',
    trips.flatMap((it) =>
      it.crewIds.map((member_id) => ({ trip_id: it.id, member_id, remark: '', objection: objectionOf(it, member_id) })),
    ),
  );
  await insertRows(
    trx,
    'trip_competitor',
    trips.flatMap(({ id, competitors = [] }) =>
      competitors.map((n, position) => ({ trip_id: id, competitor_id: n + 1, position })),
    ),
  );
  await insertRows(
    trx,
    'member_day',
    live.flatMap((it) =>
      it.crewIds.flatMap((member_id) =>
        eachDay(it.from, it.to).map(
          (day): Row<'member_day'> => ({ member_id, day, claim: 'trip', leave_id: null, trip_id: it.id }),
        ),
      ),
    ),
  );
  await insertRows(
    trx,
    'car_day',
    live.flatMap(({ id, car, from, to }) =>
      car === undefined ? [] : eachDay(from, to).map((day) => ({ car_id: car + 1, day, trip_id: id })),
    ),
  );
  const serials = Map.groupBy(trips, (it) => fiscalYearOf(it.enteredOn));
  await insertRows(
    trx,
    'trip_serial',
    [...serials].map(([fiscal_year, { length: last }]) => ({ fiscal_year, last })),
  );
  for (const it of live.filter((trip) => trip.from > now.day && trip.approval === undefined)) {
    await trx
      .insertInto('notification')
      .values(it.crewIds.map((id) => told(it, id, now)))
      .execute();
  }
}

function scheduleTrips(leave: readonly ScheduledLeave[], now: Moment): ScheduledTrip[] {
  const taken = new Set(
    leave
      .filter((it) => it.status !== 'rejected')
      .flatMap((it) => eachDay(it.from, it.to).map((day) => `member ${it.memberId} ${day}`)),
  );
  return plannedTrips
    .map((plan) => {
      const crewIds = plan.crew.map((code) => idOfCode(code));
      const wanted = (from: Day) =>
        eachDay(from, addDays(from, plan.days - 1)).flatMap((day) => [
          ...crewIds.map((id) => `member ${id} ${day}`),
          ...(plan.car === undefined ? [] : [`car ${plan.car} ${day}`]),
        ]);
      let from = addDays(now.day, plan.around);
      while (wanted(from).some((it) => taken.has(it))) from = addDays(from, plan.around < 0 ? -1 : 1);
      for (const claim of wanted(from)) taken.add(claim);
      const [ahead, yesterday] = [addDays(from, -DAYS_AHEAD), addDays(now.day, -1)];
      return {
        ...plan,
        crewIds,
        from,
        to: addDays(from, plan.days - 1),
        enteredOn: ahead < yesterday ? ahead : yesterday,
      };
    })
    .toSorted((a, b) => (a.enteredOn < b.enteredOn ? -1 : 1))
    .map((trip, index, all) => {
      const year = fiscalYearOf(trip.enteredOn);
      const serial = all.slice(0, index + 1).filter((it) => fiscalYearOf(it.enteredOn) === year).length;
      return { ...trip, id: index + 1, number: tripNumber(year, serial) };
    });
}

const idOfCode = (membercode: string) => memberIdOf(people.find((it) => it.membercode === membercode) as SamplePerson);

const objectionOf = ({ objection }: ScheduledTrip, memberId: number): string =>
  objection && idOfCode(objection.of) === memberId ? objection.why : '';

const enteredAt = (it: ScheduledTrip, now: Moment) => writeInstant(instantOf(it.enteredOn, '10:15', now.zone));

function tripRow(it: ScheduledTrip, now: Moment): Row<'trip'> {
  const at = enteredAt(it, now);
  const miles = it.type === 'Delivery' ? tripPlaces.find((place) => place.name === it.place)?.miles : undefined;
  return {
    id: it.id,
    number: it.number,
    entered_on: it.enteredOn,
    trip_type_id: tripTypes.indexOf(it.type) + 1,
    place: it.place,
    group_id: groups.indexOf(it.group) + 1,
    car_id: it.car === undefined ? null : it.car + 1,
    miles: miles === undefined ? '' : String(miles),
    departure: it.from,
    arrival: it.to,
    remark: it.remark,
    entered_by: idOfCode(it.enteredBy),
    ...decisionOf(it, at),
    cancelled_at: it.cancelled === undefined ? null : at,
    cancel_reason: it.cancelled ?? '',
    revision: it.cancelled === undefined && it.approval !== 'rejected' ? 1 : 2,
    created_at: at,
  };
}

/** The manager of the sample's sales people decides about what they ask for. */
const decisionOf = ({ approval, decisionRemark = '' }: ScheduledTrip, at: string) => ({
  approval: approval ?? ('approved' as const),
  decided_by: approval === 'rejected' ? idOfCode(visit.enteredBy) : null,
  decided_at: approval === 'rejected' ? at : null,
  decision_remark: decisionRemark,
});

const told = (it: ScheduledTrip, member_id: number, now: Moment) => ({
  member_id,
  ...newsColumns({
    code: 'tripAssigned',
    params: { number: it.number, place: it.place, days: { from: it.from, to: it.to }, trip: it.id },
  }),
  created_at: enteredAt(it, now),
  read_at: null,
});
