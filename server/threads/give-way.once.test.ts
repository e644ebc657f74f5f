import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveWay } from './give-way.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Work in so many turns, each of which takes a millisecond, as a request's do. */
function others(turns: number) {
  let done = 0;
  const turn = () => {
    now += 1;
    done += 1;
    if (done < turns) setImmediate(turn);
  };
  setImmediate(turn);
  return { done: () => done };
}

/** How many of the turns that others want they have after a step that took so long. */
async function turnsAfter(stepMs: number, wanted: number): Promise<number> {
  await giveWay();
  now += stepMs;
  const load = others(wanted);
  await giveWay();
  const had = load.done();
  await expect.poll(load.done).toBe(wanted);
  return had;
}

it('lets what has come be done to its end, whatever turns it takes', async () => {
  expect(await turnsAfter(2, 3)).toBe(3);
});

it('goes on although others never end, the sooner the shorter its steps are', async () => {
  expect(await turnsAfter(1, 100)).toBe(2);
  expect(await turnsAfter(50, 100)).toBe(5);
});
