import { refuseFor } from '../http/problems.ts';

/** How many may wait, and how many of them from one address: an office behind one signs in, a flood does not. */
const WAITING = 64;
const WAITING_OF_ONE = 16;
const RETRY_SECONDS = 2;

export interface HashSlots {
  /**
   * Takes a place for what is about to be looked at, and gives back how it is left.
   * @throws UNAVAILABLE when too many wait already, in all or from this address
   */
  take(address?: string): () => void;
  /** How many are at work, how many more could be, and how many wait. */
  busy(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Waits for its turn, as many at once as there are threads for. */
  turn<T>(work: () => Promise<T>): Promise<T>;
}

/** The queue before what is slow on purpose: bounded, and short for one address. */
export function createHashSlots(atOnce: number): HashSlots {
  const taken = new Map<string, number>();
  let all = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    take: (address) => {
      const own = address === undefined ? 0 : (taken.get(address) ?? 0);
      if (all >= atOnce + WAITING || own >= atOnce + WAITING_OF_ONE) throw refuseFor(RETRY_SECONDS, 'UNAVAILABLE');
      all += 1;
      if (address !== undefined) taken.set(address, own + 1);
      return () => {
        all -= 1;
        if (address !== undefined) leave(taken, address);
      };
    },
    busy: () => ({ busy: running, idle: atOnce - running, waiting: waiting.length }),
    turn: async (work) => {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

function leave(taken: Map<string, number>, address: string): void {
  const left = (taken.get(address) ?? 1) - 1;
  if (left === 0) taken.delete(address);
  else taken.set(address, left);
}
