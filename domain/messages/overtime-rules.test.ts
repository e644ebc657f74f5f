import { expect, test } from 'vitest';
import { EVERY_MINUTE, type OvertimeRule } from '../work/overtime-rule.ts';
import { besideTimes, overtimeFacts } from './overtime-rules.ts';

const strict: OvertimeRule = { overtimefrom: 30, overtimestep: 15, overtimebefore: false };
const told = ['overtime from 30 min', 'overtime in steps of 15 min', 'no overtime before the shift'];
const lifted = ['overtime from the first minute', 'overtime to the minute', 'overtime before the shift, too'];

test.each([
  ['all that does not count', strict, undefined, told],
  ['nothing where every minute counts, and did', EVERY_MINUTE, EVERY_MINUTE, []],
  ['the same of a change by which it begins', strict, EVERY_MINUTE, told],
  ['what counts again of a change that lifts it', EVERY_MINUTE, strict, lifted],
  ['of a change of one of them that one', { ...strict, overtimestep: 1 }, strict, [told[0], lifted[1], told[2]]],
])('says %s', (_, rule, was, facts) => {
  expect(overtimeFacts(rule, 'en', was)).toEqual(facts);
});

test('is the end of a list of the server, in either language', () => {
  expect(besideTimes(strict, 'en')).toBe(`, ${told.join(', ')}`);
  expect(besideTimes({ ...EVERY_MINUTE, was: strict }, 'en')).toBe(`, ${lifted.join(', ')}`);
  expect(besideTimes({ ...strict, overtimebefore: true, was: strict }, 'my')).toMatch(/^၊ .*30.*၊ .*15.*၊ .*အချိန်ပိုလည်း/);
  expect([besideTimes(EVERY_MINUTE, 'my'), besideTimes(undefined, 'en')]).toEqual(['', '']);
});
