import { expect, test } from 'vitest';
import { watchClock } from './clock-set.ts';
import { createLog } from './log.ts';

test('a clock that is set, back or forward, is a line of the log, once; one that goes is none', () => {
  let [now, steady] = [Temporal.Instant.from('2026-11-30T09:00:00Z'), 0];
  const lines: string[] = [];
  const look = watchClock(
    () => now,
    createLog('info', { write: (line) => void lines.push(line) }),
    () => steady,
  );
  const aMinute = (jump: Temporal.DurationLike = { seconds: 0 }) => {
    now = now.add({ minutes: 1 }).add(jump);
    steady += 60_000;
    look();
  };
  const told = () => lines.splice(0).map((line) => JSON.parse(line));
  aMinute();
  aMinute({ seconds: 2 });
  expect(told()).toEqual([]);
  aMinute({ hours: -1 });
  aMinute();
  expect(told()).toEqual([
    expect.objectContaining({ level: 40, seconds: -3600, expected: '2026-11-30T09:03:02.000Z' }),
  ]);
  aMinute({ hours: 24 });
  aMinute();
  expect(told()).toEqual([expect.objectContaining({ level: 40, seconds: 86_400 })]);
});
