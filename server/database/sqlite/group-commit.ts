import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from 'kysely';
import { type Begun, isLocked, type Write } from '../engine.ts';

/** What one commit takes at most: so many writes, or what arrives in so many milliseconds. */
const MOST = 64;
const MOST_MS = 2;
/** How long a write waits for who else has the file, while everything else goes on; and how long between two looks, ms. */
const LOCKED_MS = 1000;
const LOOK_MS = 40;

type Work<T> = (trx: Write) => Promise<T>;

/** A transaction for one of the writes that share a real one; nothing can be asked through it once it is over. */
export interface Part extends Begun {
  end(): void;
}

/** The one connection that writes. */
export interface Ground {
  /** Runs work while nobody else uses the connection. */
  alone<T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T>;
  /** Runs a statement of the transaction itself. */
  run(statement: 'begin' | 'commit' | 'rollback' | 'savepoint part' | 'release part' | 'rollback to part'): void;
  /** Whether a transaction is open: SQLite ends one by itself when the disk is full or broken. */
  isOpen(): boolean;
  /** A part of the open transaction; `moves` is called with each statement that is made in it. */
  part(connection: DatabaseConnection, moves: () => void): Part;
}

interface Job {
  readonly work: Work<unknown>;
  readonly until: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Shares no commit: it was part of one that SQLite took back. */
  isAlone: boolean;
}

/** A write that is done and waits for the commit; `answer` tells its caller. */
interface Done {
  readonly job: Job;
  readonly answer: () => void;
}

/** What storing some of the queue needs. */
interface Storing {
  readonly ground: Ground;
  readonly connection: DatabaseConnection;
  readonly queue: Job[];
  readonly moves: () => void;
}

export interface GroupCommits {
  write<T>(work: Work<T>): Promise<T>;
  /** How many writes are not begun yet, and whether others are being stored. */
  waiting(): number;
  /** How long the longest waiting one has waited, ms. */
  behindMs(): number;
  /** How long nothing has moved although there is something to write, ms: a write never ends, or its connection is not to be had. */
  stuckMs(): number;
  isStoring(): boolean;
  onCommit(listener: (writes: number) => void): void;
  /** Resolves when everything that was to be written is. */
  drained(): Promise<void>;
}

/**
 * Lets writes that arrive while others are stored share one commit, and so one wait for the disk. They are done one after the
 * other, in the order in which they came, each in a savepoint: a refusal takes back its own part and nothing else. All of them
 * are answered after the commit, refusals too, which may rest on what others of the same commit have stored. A commit that
 * fails fails all of them. Where SQLite takes the whole transaction back on account of one, that one fails and the others
 * are done again, each by itself: `work` may run more than once, as on PostgreSQL.
 */
export function groupCommits(ground: Ground): GroupCommits {
  const queue: Job[] = [];
  let draining: Promise<void> | undefined;
  let tell: (writes: number) => void = () => {};
  let atWork = false;
  let moved = 0;
  const moves = () => {
    moved = performance.now();
  };

  async function drain(): Promise<void> {
    // What else has arrived in this turn is read first, so that it can join.
    await nextTurn();
    while (queue.length > 0) {
      const store = (connection: DatabaseConnection) => storeSome({ ground, connection, queue, moves }, tell);
      moves();
      atWork = true;
      const busy = await ground.alone(store).catch(failAll);
      atWork = false;
      moves();
      await (busy ? sleep(LOOK_MS) : nextTurn());
    }
    draining = undefined;
  }

  function failAll(error: unknown): false {
    for (const job of queue.splice(0)) job.reject(error);
    return false;
  }

  return {
    write: <T>(work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        const until = performance.now() + LOCKED_MS;
        queue.push({ work, until, resolve: resolve as Job['resolve'], reject, isAlone: false });
        if (!draining) moves();
        draining ??= drain();
      }),
    waiting: () => queue.length,
    behindMs: () => (queue[0] ? performance.now() + LOCKED_MS - queue[0].until : 0),
    stuckMs: () => (atWork || queue.length > 0 ? performance.now() - moved : 0),
    isStoring: () => draining !== undefined,
    onCommit: (listener) => {
      tell = listener;
    },
    drained: async () => draining,
  };
}

/**
 * Stores what one commit takes of the queue.
 * @returns whether somebody outside has the file, so that the rest has to wait
 */
async function storeSome(at: Storing, tell: (writes: number) => void): Promise<boolean> {
  const { ground, queue } = at;
  const until = performance.now() + MOST_MS;
  const done: Done[] = [];
  for (let taken = 0; taken < MOST && (taken === 0 || performance.now() < until); taken++) {
    const [job] = queue;
    if (!job || (job.isAlone && done.length > 0)) break;
    if (!ground.isOpen() && !begin(ground, queue)) return true;
    queue.shift();
    await doOne(at, { job, done });
    if (job.isAlone) break;
  }
  if (done.length === 0) return false;
  try {
    ground.run('commit');
  } catch (error) {
    ground.run('rollback');
    for (const { job } of done) job.reject(error);
    return false;
  }
  tell(done.length);
  for (const { answer } of done) answer();
  return false;
}

/** Begins the transaction; where somebody outside has the file, whoever waited long enough is told so. */
function begin(ground: Ground, queue: Job[]): boolean {
  try {
    ground.run('begin');
    return true;
  } catch (error) {
    if (!isLocked(error)) throw error;
    const now = performance.now();
    const waiting = queue.splice(0);
    for (const job of waiting) {
      if (now > job.until) job.reject(error);
      else queue.push(job);
    }
    return false;
  }
}

/** Does one write inside the open transaction, or takes it back. */
async function doOne(
  { ground, connection, queue, moves }: Storing,
  { job, done }: { readonly job: Job; readonly done: Done[] },
): Promise<void> {
  const isFirst = done.length === 0;
  const part = ground.part(connection, moves);
  moves();
  try {
    if (!isFirst) ground.run('savepoint part');
    const result = await job.work(part.trx).finally(part.end);
    if (!isFirst) ground.run('release part');
    if (!ground.isOpen()) throw new Error('SQLite has taken the transaction back.');
    done.push({ job, answer: () => answer(job, part, result) });
  } catch (error) {
    if (!ground.isOpen()) {
      queue.unshift(...done.splice(0).map((it) => Object.assign(it.job, { isAlone: true })));
      job.reject(error);
    } else if (isFirst) {
      ground.run('rollback');
      job.reject(error);
    } else {
      ground.run('rollback to part');
      ground.run('release part');
      done.push({ job, answer: () => job.reject(error) });
    }
  }
}

function answer(job: Job, part: Part, result: unknown): void {
  try {
    part.committed();
    job.resolve(result);
  } catch (error) {
    job.reject(error);
  }
}
