import { setImmediate as nextTurn } from 'node:timers/promises';

/** Others have their turns for so many times what the step took, and for so long at most, ms. */
const TIMES = 2;
const MOST_MS = 5;
/** A turn that was over so soon had nothing in it, ms. */
const EMPTY_MS = 0.1;

/** When the step that is under way began. */
let goesOnSince = Number.NEGATIVE_INFINITY;

/**
 * Between two steps of long work in this thread: lets whatever else has come be done first. An engine in this process
 * answers at once, so without it nobody else would have a turn; and a check-in takes several turns, each of which would
 * wait for a step if work went on after one. Where nothing else is there it costs a turn, some microseconds.
 */
export async function giveWay(): Promise<void> {
  const begun = performance.now();
  const until = begun + Math.min(TIMES * (begun - goesOnSince), MOST_MS);
  let [before, now] = [begun, begun];
  do {
    before = now;
    await nextTurn();
    now = performance.now();
  } while (now - before >= EMPTY_MS && now < until);
  goesOnSince = now;
}
