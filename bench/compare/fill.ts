/** Fills an empty database by the code of the tree that this file lies in, in a process of its own. */
import { openPostgres } from '@muster/server/database/postgres/postgres.ts';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fillPair } from '../databases/pair.ts';
import type { SignedIn } from '../databases/sessions.ts';

export type FillOrder = { readonly dataDir: string } | { readonly url: string };

process.once('message', async (order: FillOrder) => {
  const database = 'url' in order ? openPostgres(order.url) : openSqlite(order.dataDir);
  const members: readonly SignedIn[] = await fillPair(database);
  await database.close();
  process.send?.(members);
  process.disconnect?.();
});
