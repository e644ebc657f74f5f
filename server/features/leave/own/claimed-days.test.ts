import { addDays } from '@muster/domain/calendar/day.ts';
import { countedDays } from '@muster/domain/testing/spans.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { newcomer, type Person, tryTake } from '../../../testing/leave/leave.ts';

let office: Office;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2027-12-01T09:00');
  who = await newcomer(office, { rest_days: '' });
});
afterAll(() => office.close());

/** First days around the ends of months, years and fiscal years, a leap year's February among them. */
const anyFirstDay = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2027-12-01', days));
const anyClaim = fc.record({
  from: anyFirstDay,
  more: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 200 })),
  off: fc.constantFrom(0, 0, 1, -1, 0.5, 30, -400),
});

/** Nothing is granted in most of these years, so that a right claim gets as far as the balance, and no further. */
const PASSED_THE_CLAIM = ['LEAVE_EXCEEDS_BALANCE', 'LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_OVERLAP', 'LEAVE_NEXT_TO_OFFDAY'];

test('of 1,000 random spans those with the right number of days are looked at, all others refused (T05)', async () => {
  let right = 0;
  await fc.assert(
    fc.asyncProperty(anyClaim, async ({ from, more, off }) => {
      const to = addDays(from, more);
      const days = countedDays(from, to);
      const answer = await tryTake(who, from, to, { noOfLeave: days + off });
      if (off !== 0) {
        expect([answer.status, answer.failure().code]).toEqual([422, 'CLAIM_DIFFERS']);
        expect(answer.failure().message).toBe(`These dates are ${days} ${days === 1 ? 'day' : 'days'}.`);
        return;
      }
      right += 1;
      if (answer.status === 201) expect(answer.data().days).toBe(days);
      else expect(PASSED_THE_CLAIM).toContain(answer.failure().code);
    }),
    { numRuns: 1000 },
  );
  expect(right).toBeGreaterThan(200);
});
