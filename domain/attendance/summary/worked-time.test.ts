import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeInstant } from '../../calendar/company-time.ts';
import { anyInstant } from '../../testing/moments.ts';
import { millisecondsOf } from './worked-time.ts';

test('an instant is read as it was written', () => {
  const edges = ['1970-01-01T00:00:00.000Z', '2000-02-29T23:59:59.999Z', '2100-03-01T00:00:00.001Z'];
  for (const it of edges) expect(millisecondsOf(it)).toBe(Temporal.Instant.from(it).epochMilliseconds);
  fc.assert(
    fc.property(anyInstant, (it) => {
      expect(millisecondsOf(writeInstant(it))).toBe(it.epochMilliseconds);
    }),
  );
});
