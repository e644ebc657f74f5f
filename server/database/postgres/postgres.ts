import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerDirectly, forgetName, nameOfCompiled } from '../compiled-once.ts';
import { type Database, instantText, type Tables } from '../engine.ts';
import { splitHosts } from './database-url.ts';
import { leftBehind } from './left-behind.ts';
import { createLockLines, LineFull, type LockLines } from './lock-lines.ts';
import { findWritable, following, SILENT } from './postgres-hosts.ts';
import { sharedLines } from './postgres-lines.ts';
import { postgresSignals } from './postgres-signals.ts';
import { pipelinedTransactions } from './postgres-transaction.ts';

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

const parsers: Record<number, (value: string) => unknown> = {
  [DATE]: (value) => value,
  [TIMESTAMPTZ]: instantText,
  [INT8]: Number,
};

/** What columns are read as: days and instants as text, whole numbers as numbers. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** What a prepared statement is refused with when a newer server has changed its table. */
const STALE_PLAN = '0A000';
/** Errors after which the same work is worth another try: serialisation failure, deadlock, a statement to prepare anew. */
const RETRY_CODES = new Set(['40001', '40P01', STALE_PLAN]);
const TRIES = 3;

/**
 * A connection as we use it. What is asked in one go goes out in one write. A statement that every request sends is prepared
 * once and goes by its name. A connection that did not answer in time is thrown away: its late answer must never meet the
 * next query.
 */
class OwnClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads end in any.
  override query(...given: any[]): any {
    const [text, values] = given;
    const name = typeof text === 'string' ? nameOfCompiled(text) : undefined;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = Reflect.apply(super.query, this, name ? [{ name, text, values }, ...given.slice(2)] : given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: Error & { code?: string }) => {
      if (error.message === SILENT) this.end().catch(() => {});
      if (!name || error.code !== STALE_PLAN) throw error;
      forgetName(text);
      // A transaction is over with it, and done again.
      if (this.getTransactionStatus() !== 'I') throw error;
      return super.query(text, values);
    });
  }
}

/**
 * How long anything may take, in milliseconds; docs/operations.md says why. PostgreSQL looks for a deadlock after a second of
 * waiting (`deadlock_timeout`): a wait that ended sooner would be told as a row that was not to be had, and not tried again.
 */
const LIMITS = {
  query_timeout: 5000,
  statement_timeout: 4000,
  lock_timeout: 1200,
  idle_in_transaction_session_timeout: 10_000,
};

/** How a connection is made and kept. */
const PATIENCE = { connectionTimeoutMillis: 2000, keepAlive: true };

/** How many connections a server has for what writes; half as many are for what only reads, and one for its health. */
const WRITERS = 8;
/** Connections for the short reads of every request, which share them. */
const SHARED = 2;

/**
 * How long a transaction stands in line for a row without a connection. PostgreSQL then lets it wait twice, for the others
 * who wait and for the row: within three seconds all is told.
 */
const LINE_MS = 600;

/**
 * The settings of every connection. `options` in the URL are kept, but come first: they would otherwise replace
 * ours, and instants would be written in whatever zone the cluster has.
 */
function sessionSettings(connectionString: string) {
  const split = splitHosts(connectionString);
  const url = new URL(split?.url ?? connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.delete('options');
  const ours = '-c timezone=UTC -c datestyle=ISO';
  return {
    settings: { connectionString: url.href, options: given ? `${given} ${ours}` : ours, ...PATIENCE },
    hosts: split?.hosts ?? [],
  };
}

/** Runs a transaction, after a while in line where its row's is full, and again where the engine asks for it. */
async function tryAgain<T>(lines: LockLines, run: () => Promise<T>): Promise<T> {
  const until = performance.now() + LINE_MS;
  for (let tried = 1; ; ) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof LineFull) {
        if (await lines.turn(error.row, until - performance.now())) continue;
        throw error;
      }
      if (tried >= TRIES || !RETRY_CODES.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * (10 + Math.random() * 40)));
      tried += 1;
    }
  }
}

/**
 * Connects to PostgreSQL with the limits of docs/operations.md: bounded pools, so that who waits for a row keeps neither
 * reads nor the server's health from theirs; nobody waits for ever, a broken connection never ends the process.
 */
export function openPostgres(
  connectionString: string,
  options: { poolSize?: number; onlyReads?: boolean; onError?: (error: Error) => void } = {},
): Database {
  const { settings, hosts } = sessionSettings(connectionString);
  const toWritable = hosts.length > 1 ? findWritable(hosts, settings) : undefined;
  const from = (Base: typeof pg.Client) => (toWritable ? following(Base, toWritable) : Base);
  const [Client, Bounded] = [from(pg.Client), from(OwnClient)];
  const openPool = (limits: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({
      ...settings,
      ...(options.onlyReads ? { options: `${settings.options} -c default_transaction_read_only=on` } : {}),
      Client,
      types: columnTypes,
      ...limits,
    });
    // Each connection tells of its own end, once; the pool would tell it again, with all that the driver keeps of that connection.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
    return pool;
  };
  const most = options.poolSize ?? WRITERS;
  const bounded = (max: number) => openPool({ max, Client: Bounded, pipeline: true, ...LIMITS });
  const [writers, readers, health, sharing] = [
    bounded(most),
    bounded(Math.ceil(most / 2)),
    bounded(1),
    bounded(SHARED),
  ];
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readers }) });
  const shared = sharedLines(sharing, SHARED);
  answerDirectly(query, shared.ask);
  const lines = createLockLines(Math.ceil(most / 2));
  const signals = postgresSignals({
    connect: async () => {
      const client = new Client(settings);
      await client.connect();
      return client;
    },
    query: (text, values) => readers.query(text, values),
    onError: (error) => options.onError?.(error),
  });
  const opened = { engine: 'postgres', query, signals } as const;
  const behind = leftBehind((text, values) => health.query(text, values));
  const left = async (client: pg.PoolClient) => {
    const { processID } = client as { processID?: number | null };
    if (processID) await behind.done(processID);
  };
  const transactions = pipelinedTransactions(opened, { query, pool: writers, lines, left });
  return {
    ...opened,
    vitals: {
      pools: () =>
        Object.entries({ writers, readers, health, sharing }).map(
          ([name, { totalCount, idleCount, waitingCount }]) => ({
            ...{ name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount },
          }),
        ),
      behindMs: transactions.behindMs,
      stuckMs: transactions.stuckMs,
      onCommit: () => {},
    },
    write: (work) => tryAgain(lines, () => transactions.transact(work)),
    unhurried: async (work) => {
      const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool({ max: 1 }) }) });
      try {
        return await own.connection().execute(work);
      } finally {
        await own.destroy();
      }
    },
    ping: async () => {
      await health.query('select 1');
    },
    close: async () => {
      await signals.close();
      shared.close();
      behind.close();
      await Promise.all([writers, readers, health, sharing].map((it) => (it.ending ? undefined : it.end())));
    },
  };
}
