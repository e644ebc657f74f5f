import { Worker } from 'node:worker_threads';
import type { HolidayFile } from '@muster/domain/holidays/holiday-lines.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { TableLimits, TableRow } from '../http/files/table-file.ts';
import { ProblemError, RETRY_SECONDS, refuse, refuseFor } from '../http/problems.ts';
import { takingTurns } from './in-turn.ts';
import { workedFor } from './work-limit.ts';

/** What a site is called in a file of holidays. */
interface NamedSite {
  readonly id: number;
  readonly name: string;
}

/** The files that are read so, what their reader is told, and what it makes of them. */
interface Readers {
  readonly table: { readonly told: { readonly limits: TableLimits }; readonly read: TableRow[] };
  readonly holidays: {
    readonly told: {
      readonly years: { readonly from: number; readonly to: number };
      readonly zone: string;
      readonly sites: readonly NamedSite[];
    };
    readonly read: HolidayFile;
  };
}
type Kind = keyof Readers;

/** A file as text, and the id of the member who sends it. */
interface Sent {
  readonly content: string;
  readonly whose: number;
}

/** What the thread is begun with. */
export type ToRead = {
  readonly [K in Kind]: { readonly kind: K; readonly content: string; readonly told: Readers[K]['told'] };
}[Kind];
/** What it tells in the end. */
export type Read =
  | { readonly read: Readers[Kind]['read'] }
  | { readonly refused: Problem }
  | { readonly failed: string };

/** How long the thread may work, many times what the largest file of ours takes, and how long others wait for it at most. */
const BOUNDS = { workMs: 10_000, waitMs: 60_000 };
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
/** So many files of one member may wait for the one that is read. */
const MOST_WAITING = 2;

const inTurn = takingTurns(MOST_WAITING);

/**
 * Reads a file that somebody sends, one after the other and members in turn, in a thread that is ended when it works too long or takes too much memory:
 * archives, calendars and tables can be made so that their readers are busy for hours, and nobody else would be answered.
 * @throws FILE_NOT_READABLE, UNAVAILABLE
 */
export function readApart<K extends Kind>(
  kind: K,
  { content, whose }: Sent,
  told: Readers[K]['told'],
  bounds = BOUNDS,
): Promise<Readers[K]['read']> {
  return inTurn(whose, () => readInThread({ kind, content, told } as ToRead, bounds));
}

const tooMuch = () => refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'slow' } });

/** Nothing is wrong with the file where the machine is too busy to read it. */
const busy = () => refuseFor(RETRY_SECONDS, 'UNAVAILABLE');

async function readInThread(workerData: ToRead, { workMs, waitMs }: typeof BOUNDS): Promise<Readers[Kind]['read']> {
  const settings = { workerData, execArgv: [], resourceLimits: LIMITS };
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), settings);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(busy()), waitMs);
  void workedFor(thread, workMs).then((it) => it === 'worked' && late.reject(tooMuch()));
  try {
    const answer = await Promise.race([answerOf(thread), late.promise]);
    if ('read' in answer) return answer.read;
    if ('refused' in answer) throw new ProblemError(answer.refused);
    throw new Error(answer.failed);
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

const answerOf = (thread: Worker): Promise<Read> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    );
    thread.once('exit', () => reject(new Error('The thread that reads files has ended.')));
  });
