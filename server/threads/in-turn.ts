import { RETRY_SECONDS, refuseFor } from '../http/problems.ts';

/** Does some work of a member when its turn comes. @throws UNAVAILABLE where too much of theirs waits already */
export type InTurn = <T>(whose: number, work: () => Promise<T>) => Promise<T>;

/**
 * Work that is done one after the other in the whole server, as it takes much of it. Members take turns, so that nobody waits
 * for all that somebody else sends, nor is sent away for it: only who has more waiting than `mostWaiting` is asked to come again.
 */
export function takingTurns(mostWaiting: number): InTurn {
  let isBusy = false;
  /** Whose work waits, in the order in which they have their turns. */
  const waiting = new Map<number, readonly (() => void)[]>();

  async function turnOf(whose: number): Promise<void> {
    if (!isBusy) {
      isBusy = true;
      return;
    }
    const own = waiting.get(whose) ?? [];
    if (own.length >= mostWaiting) throw refuseFor(RETRY_SECONDS, 'UNAVAILABLE');
    const turn = Promise.withResolvers<void>();
    waiting.set(whose, [...own, turn.resolve]);
    await turn.promise;
  }

  /** Gives the turn to the member who is first; for the next of theirs they wait behind all others. */
  function passOn(): void {
    const [first] = waiting;
    isBusy = first !== undefined;
    if (!first) return;
    const [whose, [go, ...others]] = first;
    waiting.delete(whose);
    if (others.length > 0) waiting.set(whose, others);
    go?.();
  }

  return async (whose, work) => {
    await turnOf(whose);
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
