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
  const idle: { readonly worker: Worker; readonly ending: NodeJS.Timeout }[] = [];
  const rest = (worker: Worker) => {
    worker.unref();
    const ending = setTimeout(() => {
      idle.splice(idle.indexOf(resting), 1);
      void worker.terminate();
    }, IDLE_MS).unref();
    const resting = { worker, ending };
    idle.push(resting);
  };
  return async (it) => {
    const rested = idle.pop();
    clearTimeout(rested?.ending);
    const worker = rested?.worker ?? new Worker(new URL('./hash-worker.ts', import.meta.url), SETTINGS);
    worker.ref();
    const tag = await answerOf(worker, it);
    rest(worker);
    return tag;
  };
}

const SETTINGS = { execArgv: [], resourceLimits: LIMITS };

/** One answer of a thread; one that ends instead has none. */
function answerOf(worker: Worker, it: Derivation): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (tag: Uint8Array) => resolve(Buffer.from(tag)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A thread that hashes passwords has ended.')));
    worker.postMessage(it);
  }).finally(() => {
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  });
}
