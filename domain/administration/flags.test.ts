import { expect, test } from 'vitest';
import { everyFlag, givesMore, givesWithin, noFlags, withSent } from './flags.ts';

const reader = withSent(noFlags, { users: { read: true } });
const keeper = withSent(noFlags, { photos: { write: true } });

test('somebody may more by a flag that they had not', () => {
  expect([givesMore(noFlags, reader), givesMore(reader, keeper), givesMore(reader, everyFlag)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([givesMore(reader, reader), givesMore(reader, noFlags), givesMore(everyFlag, keeper)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('nobody gives a flag that they do not have, and a flag that was given stays', () => {
  expect([givesWithin(reader, noFlags, reader), givesWithin(reader, keeper, keeper)]).toEqual([true, true]);
  expect(givesWithin(reader, noFlags, keeper)).toBe(false);
});
