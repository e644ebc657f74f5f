import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHashSlots } from './hash-slots.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that goes on until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), letGo: () => resolve('done') };
}

test('as much work begins as there are turns, and the next when one is over', async () => {
  const slots = createHashSlots(2);
  const [first, second, third] = [held(), held(), held()];
  const all = [first, second, third].map((it) => slots.turn(undefined, it.work));
  expect(slots.busy()).toEqual({ busy: 2, idle: 0, waiting: 1 });
  expect(third.work).not.toHaveBeenCalled();
  second.letGo();
  await all[1];
  await vi.waitFor(() => expect(third.work).toHaveBeenCalledOnce());
  for (const it of [first, third]) it.letGo();
  await Promise.all(all);
  expect(slots.busy()).toEqual({ busy: 0, idle: 2, waiting: 0 });
});

test('a turn that does not come is given up before the work has begun, and those after it keep their places', async () => {
  const slots = createHashSlots(1, 5000);
  const stalled = held();
  const atWork = slots.turn(undefined, stalled.work);
  const tired = held();
  const refused = expect(slots.turn('203.0.113.5', tired.work)).rejects.toMatchObject({
    problem: { code: 'UNAVAILABLE' },
  });
  await vi.advanceTimersByTimeAsync(3000);
  const later = held();
  const served = slots.turn('203.0.113.5', later.work);
  await vi.advanceTimersByTimeAsync(2000);
  await refused;
  expect(slots.busy().waiting).toBe(1);
  stalled.letGo();
  later.letGo();
  await Promise.all([atWork, served]);
  expect(tired.work).not.toHaveBeenCalled();
  expect(slots.busy()).toEqual({ busy: 0, idle: 1, waiting: 0 });
});

test('work that fails leaves its turn to the next', async () => {
  const slots = createHashSlots(1);
  const failing = slots.turn(undefined, () => Promise.reject(new Error('no database')));
  const next = slots.turn(undefined, async () => 'served');
  await expect(failing).rejects.toThrow('no database');
  expect(await next).toBe('served');
});

test('seventeen of one address are the most beside one at work; another address still comes in', async () => {
  const slots = createHashSlots(1);
  const one = held();
  const flood = Array.from({ length: 20 }, () => slots.turn('203.0.113.5', one.work));
  const settled = Promise.allSettled(flood);
  const other = slots.turn('198.51.100.7', async () => 'in');
  one.letGo();
  expect((await settled).filter((it) => it.status === 'fulfilled')).toHaveLength(17);
  expect(await other).toBe('in');
});
