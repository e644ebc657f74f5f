import { expect, test } from 'vitest';
import { maySet } from './settings-policy.ts';

test.each([
  ['MEMBER', { company: false, registration: false }],
  ['HR', { company: true, registration: false }],
  ['SA', { company: true, registration: true }],
] as const)('what %s may set', (role, expected) => {
  expect(maySet(role)).toEqual(expected);
});
