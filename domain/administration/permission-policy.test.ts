import { expect, test } from 'vitest';
import { everyFlag, noFlags, withSent } from './flags.ts';
import { mayRunPermission } from './permission-policy.ts';

test('a permission is run by who has each flag of it', () => {
  const reader = withSent(noFlags, { users: { read: true } });
  const keeper = withSent(reader, { photos: { write: true } });
  expect([
    mayRunPermission(keeper, reader),
    mayRunPermission(keeper, keeper),
    mayRunPermission(reader, noFlags),
  ]).toEqual([true, true, true]);
  expect([mayRunPermission(reader, keeper), mayRunPermission(noFlags, reader)]).toEqual([false, false]);
  expect(mayRunPermission(everyFlag, everyFlag)).toBe(true);
});
