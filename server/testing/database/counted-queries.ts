import path from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { compiledOnce } from '../../database/compiled-once.ts';
import { type Database, engineOf, type Write } from '../../database/engine.ts';
import { createBackground } from '../../schedule/background.ts';
import { createClient } from '../company/client.ts';
import type { Office } from '../company/office.ts';

/** A second server of an office that counts the statements which it sends to the database. */
export async function countingServer(office: Office) {
  let sent = 0;
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Here, because a query that was compiled before is not transformed once more.
    transformResult: async ({ result }) => {
      sent += 1;
      return result;
    },
  };
  const { database } = office;
  const background = createBackground(office.deps.log);
  const app = await buildApp(
    { ...office.deps, background, database: { ...database, query: database.query.withPlugin(noting) } },
    { webDist: path.join(office.dataDir, 'web') },
  );
  await app.ready();
  await background.settled();
  return {
    visitor: () => createClient(app),
    /** How many statements `work` sends. */
    countOf: async (work: () => Promise<unknown>): Promise<number> => {
      sent = 0;
      await work();
      return sent;
    },
    close: async () => {
      await app.close();
      await background.stop();
    },
  };
}

/** The same database, and how many rows each statement that goes through it has written. */
export function notingRows(database: Database): { readonly database: Database; readonly given: number[] } {
  const given: number[] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      given.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  };
  const noted = (trx: Write): Write => Object.assign(trx.withPlugin(noting), { ...trx });
  return {
    database: {
      ...database,
      query: database.query.withPlugin(noting),
      write: (work) => database.write((trx) => work(noted(trx))),
    },
    given,
  };
}

const prepared = compiledOnce((db) =>
  db.selectFrom(sql<object>`pg_prepared_statements`.as('it')).select(sql<number>`count(*)`.as('n')),
);

/** How many statements one of the connections that compiled queries share has prepared; SQLite counts none. */
export async function preparedOn({ query }: Pick<Database, 'query'>): Promise<number> {
  if (engineOf(query) === 'sqlite') return 0;
  const [counted] = await prepared(query, {});
  return Number(counted?.n);
}
