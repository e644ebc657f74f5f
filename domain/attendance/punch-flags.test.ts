import { expect, test } from 'vitest';
import { isSkewed } from './punch-flags.ts';

const at = (time: string) => Temporal.Instant.from(`2026-11-20T${time}+06:30`);

test('a clock is skewed when it is more than ten minutes off, either way', () => {
  expect(['08:50:00', '08:49:59', '09:10:00', '09:10:01'].map((it) => isSkewed(at(it), at('09:00:00')))).toEqual([
    ...[false, true, false, true],
  ]);
});
