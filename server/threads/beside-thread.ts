import '../compile-cache.mjs';
import { parentPort, workerData } from 'node:worker_threads';
import type { MadeFile } from '../http/files/made-file.ts';
import type { Begin, FromThread, ThreadConfig, ToThread } from './beside.ts';
import { lowerThisThread } from './low-thread.ts';

/** So much is handed over at once, bytes: what answers has little to do for each. */
const PART = 64 * 1024;

lowerThisThread();

const { openReader } = await import('../database/open.ts');
const { packOwnData } = await import('../features/account/pack-own-data.ts');
const { makeFile } = await import('../features/attendance/files/make-file.ts');
const { ProblemError } = await import('../http/problems.ts');

const database = await openReader(workerData as ThreadConfig);
const making = new Map<number, Making>();

interface Making {
  goOn(): void;
  stop(): void;
}

const tell = (it: FromThread): void => parentPort?.postMessage(it);

parentPort?.on('message', (it: ToThread) => {
  if (it.does === 'begin') make(it).catch((error: unknown) => tellFailure(it.id, error));
  else if (it.does === 'go on') making.get(it.id)?.goOn();
  else making.get(it.id)?.stop();
});

async function make({ id, caller, file, now }: Begin): Promise<void> {
  const wanted = readers();
  let isOver = false;
  const own: Making = {
    goOn: wanted.more,
    stop: () => {
      isOver = true;
      wanted.more();
    },
  };
  making.set(id, own);
  try {
    const deps = { database, clock: () => Temporal.Instant.from(now) };
    const { name, type, content } = await (isOwnData(file)
      ? packOwnData(deps, caller)
      : makeFile(deps, caller, file as Parameters<typeof makeFile>[2]));
    tell({ id, tells: 'begun', name, type });
    for await (const part of inParts(content)) {
      await wanted.turn();
      if (isOver) return;
      tell({ id, tells: 'part', part });
    }
    tell({ id, tells: 'whole' });
  } finally {
    making.delete(id);
  }
}

const isOwnData = (file: object): boolean => 'of' in file && file.of === 'own data';

function tellFailure(id: number, error: unknown): void {
  if (error instanceof ProblemError) {
    tell({ id, tells: 'refused', problem: error.problem, retryAfter: error.retryAfter });
  } else tell({ id, tells: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

/** A part is handed over when the one before it was taken. */
function readers() {
  let wanted = 0;
  let waiting: (() => void) | undefined;
  return {
    more: () => {
      wanted += 1;
      waiting?.();
    },
    turn: async () => {
      if (wanted === 0) {
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
      wanted -= 1;
    },
  };
}

async function* inParts(content: MadeFile['content']): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const some of content) {
    const part = Buffer.from(some as string | Uint8Array);
    parts.push(part);
    size += part.length;
    if (size < PART) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}
