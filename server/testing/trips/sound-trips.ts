import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { expect } from 'vitest';
import type { Database } from '../../database/engine.ts';

/**
 * What must hold of stored trips whatever happened before: each day of a live trip claimed once for each of its crew
 * and once for its car, and nothing else claimed, so a cancelled or rejected trip claims nothing; no number given twice, and none
 * that the counters have yet to give.
 */
export async function expectSoundTrips({ query }: Database): Promise<void> {
  const trips = await query.selectFrom('trip').selectAll().execute();
  const crew = await query.selectFrom('trip_member').selectAll().execute();
  const memberDays = await query.selectFrom('member_day').selectAll().where('claim', '=', 'trip').execute();
  const carDays = await query.selectFrom('car_day').selectAll().execute();
  const live = trips.filter((it) => it.cancelled_at === null && it.approval !== 'rejected');

  const membersOf = (tripId: number) => crew.filter((it) => it.trip_id === tripId).map((it) => it.member_id);
  const away = live.flatMap(({ id, departure, arrival }) =>
    eachDay(departure, arrival).flatMap((day) => membersOf(id).map((member) => `${id} ${member} ${day}`)),
  );
  const claimed = memberDays.map((it) => `${it.trip_id} ${it.member_id} ${it.day}`);
  expect(claimed.toSorted()).toEqual(away.toSorted());

  const driven = live.flatMap(({ id, car_id, departure, arrival }) =>
    car_id === null ? [] : eachDay(departure, arrival).map((day) => `${id} ${car_id} ${day}`),
  );
  const taken = carDays.map((it) => `${it.trip_id} ${it.car_id} ${it.day}`);
  expect(taken.toSorted()).toEqual(driven.toSorted());

  const numbers = trips.map((it) => it.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { fiscal_year, last } of await query.selectFrom('trip_serial').selectAll().execute()) {
    const given = numbers.filter((it) => it.startsWith(`TA-${fiscal_year}-`)).map((it) => Number(it.split('-')[2]));
    expect(Math.max(0, ...given)).toBeLessThanOrEqual(last);
  }
}
