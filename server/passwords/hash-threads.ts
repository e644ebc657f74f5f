import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  /** Bytes. */
  readonly tagLength: number;
}

export interface Derivation {
  readonly cost: Cost;
  readonly message: Uint8Array;
  readonly nonce: Uint8Array;
}

/** A thread that has nothing to do for so long is ended: sign-ins come in the morning, and memory is wanted all day. */
const IDLE_MS = 30_000;
/** Of its own a thread needs next to nothing, since what is hashed lies outside its heap, MB. */
const LIMITS = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/**
 * Derives keys in threads of their own, which the system lets run when nothing else wants to: a flood of sign-ins must
 * not keep the thread that answers waiting for the processor (threats T12). A thread does one thing at a time, and a
 * further one begins when all are busy; how many there may be is for the caller to say.
 */
export function createHashThreads(): (it: Derivation) => Promise<Buffer> {
  /** Those that rest, the newest last, with what ends them. */
  const resting = new Map<Worker, NodeJS.Timeout>();
  const wake = (worker: Worker) => {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
  };
  const begin = () => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), SETTINGS);
    // One that fails or ends while it rests is asked no more; an error that nobody hears would end the server.
    for (const event of ['error', 'exit']) worker.on(event, () => wake(worker));
    return worker;
  };
  const rest = (worker: Worker) => {
    worker.unref();
    const end = () => {
      wake(worker);
      void worker.terminate();
    };
    resting.set(worker, setTimeout(end, IDLE_MS).unref());
  };
  return async (it) => {
    const worker = [...resting.keys()].at(-1) ?? begin();
    wake(worker);
    worker.ref();
    const tag = await answerOf(worker, it);
    rest(worker);
    return tag;
  };
}

const SETTINGS = { execArgv: [], resourceLimits: LIMITS };

/** One answer of a thread; one that ends instead has none. */
async function answerOf(worker: Worker, it: Derivation): Promise<Buffer> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('A thread that hashes passwords has ended.');
  });
  const answer = once(worker, 'message', { signal });
  worker.postMessage(it);
  try {
    const [tag] = await Promise.race([answer, ended]);
    return Buffer.from(tag);
  } finally {
    answered.abort();
  }
}
