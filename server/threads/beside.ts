import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Caller } from '../http/caller.ts';
import type { MadeFile } from '../http/files/made-file.ts';
import { ProblemError } from '../http/problems.ts';

/** Makes long files beside what else is done: in a thread of their own, on connections of its own, which only reads. */
export interface Beside {
  /** @throws what making it throws, a refusal as a refusal */
  make(caller: Caller, file: object): Promise<MadeFile>;
  close(): Promise<void>;
}

/** What the thread is told, and what it tells, of the file with a number. */
export interface Begin {
  readonly id: number;
  readonly does: 'begin';
  readonly caller: Caller;
  readonly file: object;
  readonly now: string;
}
export type ToThread = Begin | { readonly id: number; readonly does: 'go on' | 'stop' };
export type FromThread = { readonly id: number } & (
  | { readonly tells: 'begun'; readonly name: string; readonly type: string }
  | { readonly tells: 'part'; readonly part: Uint8Array }
  | { readonly tells: 'whole' }
  | { readonly tells: 'refused'; readonly problem: Problem; readonly retryAfter: number | undefined }
  | { readonly tells: 'failed'; readonly reason: string }
);
export type ThreadConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** A thread that has nothing to do for so long is ended, and its memory with it. */
const IDLE_MS = 30_000;
/** Room for what lives for one step alone; with less the collector works at it beside what answers, at its priority. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 };

interface Making {
  tell(it: FromThread): void;
  fail(error: Error): void;
}

/** One thread for all long files of this server: it turns from one to the other, and begins with the first. */
export function makeBeside(config: ThreadConfig, clock: Clock): Beside {
  const making = new Map<number, Making>();
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let last = 0;

  function started(): Worker {
    clearTimeout(ending);
    if (thread) return thread;
    const workerData: ThreadConfig = { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
    // What `npm start` says is for the heap of what answers, and would go before the limits of a thread.
    setFlagsFromString('--max-semi-space-size=0');
    const begun = new Worker(new URL('./beside-thread.ts', import.meta.url), {
      ...{ workerData, execArgv: [], resourceLimits: LIMITS },
    });
    begun.on('message', (it: FromThread) => making.get(it.id)?.tell(it));
    begun.on('error', (error) => failAll(begun, error as Error));
    begun.on('exit', () => failAll(begun, new Error('The thread that makes files has ended.')));
    thread = begun;
    return begun;
  }

  function failAll(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = undefined;
    for (const it of [...making.values()]) it.fail(error);
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  /** A file that is done is left by its end and by its stream: once alone, or a second wait for idleness would go on unseen. */
  function leave(id: number): void {
    if (!making.delete(id) || making.size > 0 || !thread) return;
    thread.unref();
    ending = setTimeout(end, IDLE_MS).unref();
  }

  return {
    make: (caller, file) =>
      new Promise<MadeFile>((resolve, reject) => {
        const worker = started();
        worker.ref();
        last += 1;
        const id = last;
        const send = (it: ToThread) => worker.postMessage(it);
        const content = new Readable({
          read: () => send({ id, does: 'go on' }),
          destroy: (error, done) => {
            if (making.has(id)) send({ id, does: 'stop' });
            leave(id);
            done(error);
          },
        });
        const fail = (error: Error) => {
          leave(id);
          reject(error);
          content.destroy(error);
        };
        // Whoever has not begun to read hears of a failure by the promise.
        content.on('error', () => {});
        const tell = (it: FromThread) => {
          if (it.tells === 'begun') return resolve({ name: it.name, type: it.type, content });
          if (it.tells === 'part') return void content.push(it.part);
          if (it.tells === 'refused') return fail(new ProblemError(it.problem, it.retryAfter));
          if (it.tells === 'failed') return fail(new Error(it.reason));
          leave(id);
          content.push(null);
        };
        making.set(id, { tell, fail });
        send({ id, does: 'begin', caller, file, now: clock().toString() });
      }),
    close: async () => {
      clearTimeout(ending);
      await end();
    },
  };
}
