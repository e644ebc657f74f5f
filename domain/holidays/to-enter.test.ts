import { describe, expect, test } from 'vitest';
import { daysToEnter, holidaysToEnter } from './to-enter.ts';

const [BRANCH, DEPOT] = [7, 8];
const on = (day: string, ...sites: number[]) => ({ day, sites });
/** A year of the company, whose branch abroad has its own. */
const of2026 = [on('2026-01-04'), on('2026-12-25'), on('2026-04-06', BRANCH)];

describe('the coming year', () => {
  test.each([
    ['is not looked for before November', '2026-10-31', { year: 2026, everywhere: false, sites: [] }],
    [
      'is from then on, by site where sites have their own',
      '2026-11-01',
      { year: 2027, everywhere: true, sites: [BRANCH] },
    ],
    ['is still once it has begun', '2027-01-31', { year: 2027, everywhere: true, sites: [BRANCH] }],
    ['is as long as there is nothing at all', '2027-08-01', { year: 2027, everywhere: true, sites: [BRANCH] }],
    [
      'is when it was forgotten altogether, and the next with it',
      '2027-11-01',
      { year: 2028, everywhere: true, sites: [BRANCH] },
    ],
  ])('%s', (_, today, expected) => {
    expect(holidaysToEnter(today, of2026)).toEqual(expected);
  });

  test('is no more once one holds there', () => {
    const entered = [...of2026, on('2027-01-04')];
    expect(holidaysToEnter('2026-12-31', entered)).toEqual({ year: 2027, everywhere: false, sites: [BRANCH] });
    const both = [...entered, on('2027-03-26', BRANCH, DEPOT)];
    expect(holidaysToEnter('2026-12-31', both)).toEqual({ year: 2027, everywhere: false, sites: [] });
  });

  test('is asked of everywhere although a site has some', () => {
    const entered = [...of2026, on('2027-03-26', BRANCH)];
    expect(holidaysToEnter('2027-02-01', entered)).toEqual({ year: 2027, everywhere: true, sites: [] });
  });
});

test('a site that had one once is not asked for beyond January', () => {
  const flood = [...of2026, on('2026-07-02', DEPOT), on('2027-01-04'), on('2027-04-06', BRANCH)];
  expect(holidaysToEnter('2027-01-31', flood).sites).toEqual([DEPOT]);
  expect(holidaysToEnter('2027-02-01', flood).sites).toEqual([]);
});

test('a company that has never entered any is not asked', () => {
  expect(holidaysToEnter('2026-12-01', [])).toEqual({ year: 2027, everywhere: false, sites: [] });
});

test('what has to be known is three years before, and the year itself', () => {
  expect(daysToEnter('2026-10-31')).toEqual({ from: '2023-01-01', to: '2026-12-31' });
  expect(daysToEnter('2026-11-01')).toEqual({ from: '2024-01-01', to: '2027-12-31' });
});
