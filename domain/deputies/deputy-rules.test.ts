import { expect, test } from 'vitest';
import { type DeputyFacts, deputyProblem } from './deputy-rules.ts';

const facts: DeputyFacts = {
  today: '2026-11-20',
  manages: true,
  self: false,
  active: true,
  employment: [{ from: null, to: null }],
  named: 0,
  sameOn: [],
};
const why = (from: string, to: string, more: Partial<DeputyFacts> = {}) =>
  deputyProblem(from, to, { ...facts, ...more })?.params?.['reason'];

test('a deputy stands in from today or later, for a year at the most', () => {
  expect(why('2026-11-20', '2026-11-20')).toBeUndefined();
  expect(why('2026-11-19', '2026-11-20')).toBe('past');
  expect(why('2026-11-21', '2026-11-20')).toBe('backwards');
  expect(why('2026-11-20', '2027-11-20')).toBeUndefined();
  expect(why('2026-11-20', '2027-11-21')).toBe('long');
});

test('a deputy is named once for a day', () => {
  const sameOn = [{ from: '2026-11-22', to: '2026-11-24' }];
  expect(why('2026-11-20', '2026-11-21', { sameOn })).toBeUndefined();
  expect(why('2026-11-25', '2026-11-25', { sameOn })).toBeUndefined();
  for (const [from, to] of [
    ['2026-11-20', '2026-11-22'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-12-01'],
    ['2026-11-20', '2026-12-01'],
  ] as const)
    expect(why(from, to, { sameOn })).toBe('already');
});

test('a deputy is somebody else who is active, named by who decides for a group', () => {
  expect(why('2026-11-20', '2026-11-20', { manages: false })).toBe('nobody');
  expect(why('2026-11-20', '2026-11-20', { self: true })).toBe('self');
  expect(why('2026-11-20', '2026-11-20', { active: false })).toBe('gone');
  expect(why('2026-11-20', '2026-11-20', { active: undefined })).toBe('gone');
  expect(why('2026-11-20', '2026-11-20', { named: 20 })).toBe('many');
});

test('a deputy does not only begin to work here, or come back, after the days', () => {
  const employment = [{ from: '2026-11-23', to: null }];
  expect(why('2026-11-20', '2026-11-22', { employment })).toBe('notyet');
  expect(why('2026-11-20', '2026-11-23', { employment })).toBeUndefined();
  const back = [...employment, { from: null, to: '2026-11-10' }];
  expect(why('2026-11-20', '2026-11-22', { employment: back })).toBe('notyet');
  expect(why('2026-11-20', '2026-11-22', { employment: [{ from: null, to: '2026-11-10' }] })).toBeUndefined();
});
