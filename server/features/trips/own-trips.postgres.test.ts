import { expect, test } from 'vitest';
import { openOffice } from '../../testing/company/office.ts';
import { rowsReadOf } from '../../testing/database/rows-read.ts';
import { runStatement } from '../../testing/database/test-database.ts';
import { tripOf } from '../../testing/trips/trip-samples.ts';
import { searchTrips } from './trip-search-view.ts';

const OTHERS = 5000;

test('the own trips are read without those of everybody else', async () => {
  const office = await openOffice();
  const { database, ids } = office;
  const own = await tripOf(database, ids.A, { departure: '2026-12-01', arrival: '2026-12-02' });
  const others = await tripOf(database, ids.B, { departure: '2026-12-01', arrival: '2026-12-02' });
  const columns = 'trip_type_id, place, group_id, miles, entered_by, departure, arrival, remark, created_at';
  await runStatement(
    database,
    `insert into trip (number, entered_on, ${columns}) select 'T' || n, entered_on, ${columns}
    from trip, generate_series(1, ${OTHERS}) n where trip.id = ${others}`,
  );
  await runStatement(database, 'analyze trip');
  const { found, read } = await database.write(async (trx) => {
    const asked = { today: '2026-11-20', memberId: ids.A, limit: 51, offset: 0 };
    const trips = await searchTrips({ ...database, query: trx }, asked);
    return { found: trips.map((it) => it.id), read: await rowsReadOf(trx, 'trip') };
  });
  expect(found).toEqual([own]);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
  await office.close();
});
