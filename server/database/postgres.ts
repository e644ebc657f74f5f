import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, type Tables, transact } from './engine.ts';
import { postgresSignals } from './postgres-signals.ts';

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** `2026-11-20 18:35:06.6+00`, as the session's UTC zone makes PostgreSQL write it, to the one spelling of instants. */
function instantText(value: string): string {
  const [, day, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?/.exec(value) ?? [];
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}

const parsers: Record<number, (value: string) => unknown> = {
  [DATE]: (value) => value,
  [TIMESTAMPTZ]: instantText,
  [INT8]: Number,
};

/** Errors after which the same work is worth another try: serialisation failure, deadlock, lock not to be had. */
const RETRY_CODES = new Set(['40001', '40P01', '55P03']);
const TRIES = 3;

/** A connection that did not answer in time is thrown away: its late answer must never meet the next query. */
class ImpatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads end in any.
  override query(...given: any[]): any {
    const answer = Reflect.apply(super.query, this, given);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') this.end().catch(() => {});
      });
    }
    return answer;
  }
}

/** How long anything may take, in milliseconds; docs/operations.md says why. */
const LIMITS = {
  query_timeout: 5000,
  statement_timeout: 4000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * The settings of every connection. `options` in the URL are kept, but come first: they would otherwise replace
 * ours, and instants would be written in whatever zone the cluster has.
 */
function sessionSettings(connectionString: string, schema: string | undefined) {
  const url = new URL(connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.delete('options');
  const settings = ['timezone=UTC', 'datestyle=ISO', ...(schema ? [`search_path=${schema}`] : [])];
  const options = [...(given ? [given] : []), ...settings.map((it) => `-c ${it}`)].join(' ');
  return { connectionString: url.href, options };
}

/**
 * Connects to PostgreSQL with the limits of docs/operations.md: a bounded pool, nobody waits for ever, a broken
 * connection never ends the process. `schema` is for tests, which live in schemas of their own.
 */
export function openPostgres(
  connectionString: string,
  options: { schema?: string; poolSize?: number; onError?: (error: Error) => void } = {},
): Database {
  const settings = {
    ...sessionSettings(connectionString, options.schema),
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  };
  const openPool = (limits: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({
      ...settings,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
      },
      ...limits,
    });
    pool.on('error', (error) => options.onError?.(error));
    pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)));
    return pool;
  };
  const pool = openPool({ max: options.poolSize ?? 10, Client: ImpatientClient, ...LIMITS });
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const signals = postgresSignals({
    connect: async () => {
      const client = new pg.Client(settings);
      await client.connect();
      return client;
    },
    query: (text, values) => pool.query(text, values),
    onError: (error) => options.onError?.(error),
  });
  const opened = { engine: 'postgres', query, signals } as const;
  return {
    ...opened,
    write: async (work) => {
      for (let tried = 1; ; tried++) {
        try {
          return await transact(opened, work);
        } catch (error) {
          if (tried >= TRIES || !RETRY_CODES.has((error as { code?: string }).code ?? '')) throw error;
          await new Promise((resolve) => setTimeout(resolve, tried * (10 + Math.random() * 40)));
        }
      }
    },
    unhurried: async (work) => {
      const own = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool({ max: 1 }) }) });
      try {
        return await own.connection().execute(work);
      } finally {
        await own.destroy();
      }
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await signals.close();
      await query.destroy();
    },
  };
}
