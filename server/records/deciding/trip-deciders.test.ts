import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office, Persona } from '../../testing/company/office.ts';
import { notingRows } from '../../testing/database/counted-queries.ts';
import { openManagedOffice } from '../../testing/leave/handed-over.ts';
import { managersOfTrips } from './trip-deciders.ts';

/** It is 20 November 2026; M decides for A and B, M2 for C. */
let office: Office;
beforeAll(async () => {
  office = await openManagedOffice();
  const body = { membercode: 'A', from: '2026-11-20', to: '2026-12-20' };
  expect((await (await office.holding('M2')).call(nameDeputy, { body })).status).toBe(201);
});
afterAll(() => office.close());

const trip = (departure: string, ...crew: Persona[]) => ({ departure, crew: crew.map((it) => office.ids[it]) });
const DAY = '2026-11-20';

test('who decides about many trips is asked in as many statements as about one, for each by its own crew', async () => {
  const { database, given } = notingRows(office.database);
  const trips = [
    trip('2026-12-01', 'B'),
    trip('2026-12-01', 'C'),
    trip('2026-12-01', 'B', 'C'),
    trip('2026-11-19', 'B', 'C'),
    trip('2026-12-01', 'M2', 'C'),
    trip('2026-12-01', 'A', 'C'),
  ];
  const found = await managersOfTrips(database.query, trips, DAY);
  const { A, M, M2 } = office.ids;
  expect(trips.map((it) => found(it).toSorted())).toEqual([
    [M],
    [A, M2].toSorted(),
    [A, M, M2].toSorted(),
    [],
    [],
    [M, M2].toSorted(),
  ]);
  const ofMany = given.length;
  expect(ofMany).toBeGreaterThan(0);
  await managersOfTrips(database.query, trips.slice(0, 1), DAY);
  expect(given).toHaveLength(2 * ofMany);
});
