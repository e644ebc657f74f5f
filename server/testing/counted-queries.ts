import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../app.ts';
import { createBackground } from '../background.ts';
import { createClient } from './client.ts';
import type { Office } from './office.ts';

/** A second server of an office that counts the statements which it sends to the database. */
export async function countingServer(office: Office) {
  const sent: string[] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
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
      sent.length = 0;
      await work();
      return sent.length;
    },
    close: async () => {
      await app.close();
      await background.stop();
    },
  };
}
