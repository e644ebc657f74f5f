import { expect, test } from 'vitest';
import { type DeputyFacts, deputyProblem } from './deputy-rules.ts';

const facts: DeputyFacts = { today: '2026-11-20', manages: true, self: false, active: true, named: 0, sameOn: [] };
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
