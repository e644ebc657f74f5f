import { expect, test } from 'vitest';
import { isDryRun, isPartly } from './dry-run.ts';

const yes = 'true';
const no = 'false';

test.each([
  [{}, {}, false],
  [{ dryrun: yes }, {}, true],
  [{ preview: yes }, { dryrun: no }, true],
  [{ dryrun: no }, { dryrun: yes }, true],
] as const)('a file sent with %j and %j is only looked at: %j', (address, form, looked) => {
  expect(isDryRun(address, form)).toBe(looked);
});

test.each([
  [{}, {}, false],
  [{ partly: yes }, {}, true],
  [{}, { partly: yes }, true],
  [{ partly: yes }, { partly: no }, false],
  [{ partly: no }, { partly: yes }, false],
] as const)('a file sent with %j and %j is stored as far as it can be read: %j', (address, form, partly) => {
  expect(isPartly(address, form)).toBe(partly);
});
