import { amountOf, MAX_DISTANCE, MAX_RATE } from '@muster/domain/mileage/mileage-rules.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedMileage } from '../../records/trips/mileage.ts';
import { beginAnew, type DrivingOffice, listedNotes, openDrivingOffice } from '../../testing/mileage/driving-office.ts';

let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
});
afterAll(() => opened.office.close());

const driven = fc.record({
  distance: fc.oneof(fc.integer({ min: 0, max: MAX_DISTANCE }), fc.constantFrom(1, MAX_DISTANCE)),
  rate: fc.oneof(fc.integer({ min: 0, max: MAX_RATE }), fc.constantFrom(5, 654, 655, MAX_RATE)),
});

/** Hundredths, half of one up, with numbers of any length. */
const exact = ({ distance, rate }: { readonly distance: number; readonly rate: number }) =>
  (BigInt(distance) * BigInt(rate) + 5n) / 10n;

test('the database has the amounts that the form shows, and sums of whole numbers, at any distance and rate', async () => {
  const { office, who, tripid } = opened;
  const { query } = office.database;
  const ofA = { trip_id: tripid, member_id: office.ids.A, day: '2026-11-19', created_at: '2026-11-19T10:00:00.000Z' };
  const approved = {
    ...ofA,
    state: 'approved',
    car_id: null,
    odometer_start: null,
    odometer_end: null,
    remark: '',
  } as const;
  await fc.assert(
    fc.asyncProperty(fc.array(driven, { minLength: 1, maxLength: 50 }), async (entries) => {
      await beginAnew(opened);
      await query
        .insertInto('mileage')
        .values(entries.map((it) => ({ ...approved, ...it })))
        .execute();
      const { items, totals } = await listedNotes(who.hr);
      const amounts = items.toReversed().map((it) => it.amount);
      expect(amounts).toEqual(entries.map(({ distance, rate }) => amountOf(distance, rate)));
      expect(amounts.map(BigInt)).toEqual(entries.map(exact));
      const sum = entries.map(exact).reduce((all, it) => all + it, 0n);
      expect([BigInt(totals.amount), BigInt(totals.approved)]).toEqual([sum, sum]);
      const paid = await approvedMileage(query, { from: '2026-11-01', to: '2026-11-30' });
      expect(BigInt(paid?.get(office.ids.A) ?? -1)).toBe(sum);
    }),
    { numRuns: 25 },
  );
});
