import { refuseFor } from '../http/problems.ts';

/** How many may wait, and how many of them from one address: an office behind one signs in, a flood does not. */
const WAITING = 64;
const WAITING_OF_ONE = 16;
const RETRY_SECONDS = 2;
/** How long a turn may be waited for: those before may wait for a database that does not answer, ms. */
const PATIENCE_MS = 5000;

export interface HashSlots {
  /**
   * Does work when its turn comes, as much at once as there are threads for. Whoever is refused a turn has not begun.
   * @throws UNAVAILABLE when too many wait already, in all or from this address, or when the turn does not come
   */
  turn<T>(address: string | undefined, work: () => Promise<T>): Promise<T>;
  /** How many are at work, how many more could be, and how many wait. */
  busy(): { readonly busy: number; readonly idle: number; readonly waiting: number };
}

/** The queue before what is slow on purpose: bounded, and short for one address. */
export function createHashSlots(atOnce: number, patienceMs = PATIENCE_MS): HashSlots {
  const taken = new Map<string, number>();
  let running = 0;
  const waiting: (() => void)[] = [];

  /** Whether the turn came. */
  const wait = () =>
    new Promise<boolean>((resolve) => {
      const go = () => {
        clearTimeout(tired);
        resolve(true);
      };
      const tired = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        resolve(false);
      }, patienceMs).unref();
      waiting.push(go);
    });

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (!(await wait())) throw full();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    turn: async (address, work) => {
      const own = address === undefined ? 0 : (taken.get(address) ?? 0);
      if (running + waiting.length >= atOnce + WAITING || own >= atOnce + WAITING_OF_ONE) throw full();
      if (address === undefined) return run(work);
      taken.set(address, own + 1);
      return run(work).finally(() => leave(taken, address));
    },
    busy: () => ({ busy: running, idle: atOnce - running, waiting: waiting.length }),
  };
}

const full = () => refuseFor(RETRY_SECONDS, 'UNAVAILABLE');

function leave(taken: Map<string, number>, address: string): void {
  const left = (taken.get(address) ?? 1) - 1;
  if (left === 0) taken.delete(address);
  else taken.set(address, left);
}
