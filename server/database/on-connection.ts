import { type DatabaseConnection, type Kysely, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import type { Tables } from './engine.ts';

/** Makes transactions of connections on which somebody has begun one. */
export type OnConnection = (connection: DatabaseConnection) => Transaction<Tables>;

/** Kysely wants a dialect and its driver here and asks them nothing: whoever begins a transaction ends it. */
const dialect = new PostgresDialect({ pool: async (): Promise<PostgresPool> => Promise.reject(new Error('No pool.')) });
const driver = dialect.createDriver();

/**
 * Transactions whose statements go to their connection as soon as they are made. Kysely's own send one when the one before is
 * answered, which on PostgreSQL makes a round trip of each.
 */
export function onConnections(query: Kysely<Tables>): OnConnection {
  const executor = query.getExecutor();
  return (connection) =>
    new Transaction<Tables>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    });
}
