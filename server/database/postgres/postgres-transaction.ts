import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';
import type pg from 'pg';
import { answerDirectly } from '../compiled-once.ts';
import { begun, type Database, type Tables, type Write } from '../engine.ts';
import { onConnections } from '../on-connection.ts';
import type { LockLines } from './lock-lines.ts';
import { SILENT } from './postgres-hosts.ts';

interface Transactions {
  transact<T>(work: (trx: Write) => Promise<T>): Promise<T>;
  /** How long the longest waiting one has waited for a connection, ms. */
  behindMs(): number;
  /** How long nothing has moved in any of them while they hold every connection, ms. */
  stuckMs(): number;
}

const NOTHING = () => {};

interface PostgresPool {
  readonly query: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly lines: LockLines;
  /** Resolves when PostgreSQL works no longer for a connection that did not answer. */
  readonly left: (client: pg.PoolClient) => Promise<void>;
}

type Told = Pick<Database, 'engine' | 'signals'>;

/**
 * Transactions in as few round trips as their work allows: BEGIN goes out with the first reads, statements that are made
 * together go together, and COMMIT goes with what is stored `last`. PostgreSQL does them one after the other, each with its
 * own look at what is stored, so that what follows a lock sees what the lock waited for.
 */
export function pipelinedTransactions(told: Told, { query, pool, lines, left }: PostgresPool): Transactions {
  const inside = insideTransactions(told, query, lines);
  const waiting = new Set<{ readonly since: number }>();
  const underWay = new Set<{ readonly moved: number }>();
  const connected = async () => {
    const place = { since: performance.now() };
    waiting.add(place);
    try {
      return await pool.connect();
    } finally {
      waiting.delete(place);
    }
  };
  const transact: Transactions['transact'] = async (work) => {
    const client = await connected();
    const place = { moved: performance.now() };
    const moves = () => {
      place.moved = performance.now();
    };
    underWay.add(place);
    let broken = false;
    let silent = false;
    try {
      return await inside(client, work, moves).catch((error) => {
        broken = client.getTransactionStatus() !== 'I';
        silent = (error as Error).message === SILENT;
        throw error;
      });
    } finally {
      underWay.delete(place);
      // Its place stays taken meanwhile, so that there are never more of them than the pool has.
      if (silent) void left(client).then(() => client.release(true));
      else client.release(broken);
    }
  };
  return {
    transact,
    behindMs: () => {
      for (const { since } of waiting) return performance.now() - since;
      return 0;
    },
    stuckMs: () => {
      if (underWay.size < pool.options.max) return 0;
      return performance.now() - Math.max(...[...underWay].map((it) => it.moved));
    },
  };
}

/** Does the work of a transaction on a connection, from BEGIN to COMMIT or ROLLBACK; `moves` is told of each statement. */
function insideTransactions(told: Told, query: Kysely<Tables>, lines: LockLines) {
  const onConnection = onConnections(query);
  return async <T>(client: pg.PoolClient, work: (trx: Write) => Promise<T>, moves: () => void): Promise<T> => {
    const opened = opening(client, moves);
    const bare = onConnection(asConnection(opened.send));
    answerDirectly(bare, async (text, values) => (await opened.send(text, values)).rows);
    let goesOn = false;
    let isSo: (() => Promise<void>) | undefined;
    const end = () => opened.commit(isSo);
    let ending: Promise<void> | undefined;
    const { trx, committed } = begun(told, bare, {
      waitFor: lines.wait,
      goesOn: () => {
        goesOn = true;
      },
      last: (store) => {
        if (!goesOn) ending = inOneGo(end);
        return store();
      },
      onlyIf: (question) => {
        isSo = question;
        return undefined;
      },
    });
    try {
      const result = await work(trx);
      await (ending ?? end());
      committed();
      return result;
    } catch (error) {
      // PostgreSQL takes a commit after a refused statement for the rollback that it has to be.
      await (ending ?? opened.rollback()).catch(NOTHING);
      throw error;
    }
  };
}

/** Does something right after all that is being sent, so that it goes out with it. */
function inOneGo(work: () => Promise<void>): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    process.nextTick(() => work().then(resolve, reject));
  });
  done.catch(NOTHING);
  return done;
}

type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Sends BEGIN, and what a transaction asks. Reads need not wait for BEGIN; whatever else does, since it would be stored for
 * good if BEGIN failed.
 */
function opening(client: pg.PoolClient, moves: () => void) {
  let isOpen = false;
  let isClosed = false;
  let refused: unknown;
  const opened = client.query('begin').then(() => {
    isOpen = true;
  });
  opened.catch(NOTHING);
  return {
    send: async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      if (isClosed) throw new Error('A statement was made after the end of its transaction.');
      moves();
      if (!isOpen && !text.startsWith('select ')) await opened;
      // What was sent after a refused statement is refused for that alone, and must not hide the reason.
      return client.query(text, values as unknown[]).catch((error) => {
        refused ??= error;
        throw refused;
      });
    },
    commit: async (isSo?: () => Promise<void>): Promise<void> => {
      const asked = isSo?.();
      asked?.catch(NOTHING);
      isClosed = true;
      const { command } = await client.query('commit');
      if (command === 'COMMIT') return;
      await asked;
      throw new Error('PostgreSQL rolled the transaction back.');
    },
    rollback: async (): Promise<void> => {
      isClosed = true;
      await client.query('rollback');
    },
  };
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** What Kysely's own queries go through. */
const asConnection = (send: Send): DatabaseConnection => ({
  executeQuery: async <R>({ sql, parameters }: CompiledQuery) => {
    const { command, rowCount, rows } = await send(sql, parameters);
    return { rows: rows as R[], ...(CHANGING.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  },
  streamQuery: () => {
    throw new Error('Nothing is streamed inside a transaction.');
  },
});
