import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite, SQLITE_FILE } from '@muster/server/database/sqlite/sqlite.ts';
import { type Paths, recordPlan } from '../floor/plan.ts';
import { recordSettings } from '../floor/recording.ts';
import { root, startFloor, startMuster } from '../machine/processes.ts';
import { type Counted, fillPair, type Pair } from './pair.ts';
import type { SignedIn } from './sessions.ts';

/** On the disk of the repository, since a temporary folder may be memory, where a sync costs nothing. */
export const CACHE = path.join(root, 'bench/.cache');

export async function openSqlitePair(paths: Paths): Promise<Pair> {
  await mkdir(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'pair-'));
  const [musterDir, floorDir] = [path.join(folder, 'muster'), path.join(folder, 'floor')];
  const members = await prepare(musterDir);
  cpSync(musterDir, floorDir, { recursive: true });

  const { opened, settings } = recordSettings(() => openSqlite(floorDir, { remembers: false }));
  const plan = await recordPlan(opened, members[0] as SignedIn, paths);
  await opened.close();

  const file = path.join(floorDir, SQLITE_FILE);
  const floor = await startFloor({ database: { file, settings }, plan, paths });
  const muster = await startMuster({ DATA_DIR: musterDir });
  return {
    engine: 'SQLite',
    muster,
    floor,
    members: members.slice(1),
    stored: async (table) => ({
      muster: countInFile(path.join(musterDir, SQLITE_FILE), table),
      floor: countInFile(file, table),
    }),
    end: async () => {
      await Promise.all([muster.stop(), floor.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

async function prepare(dataDir: string): Promise<SignedIn[]> {
  const database = openSqlite(dataDir);
  const members = await fillPair(database);
  await database.close();
  return members;
}

/** How many rows a table of a file has. */
export const countInFile = (file: string, table: Counted): number =>
  askFile(file, `select count(*) as n from ${table}`);

/** The one number, called n, that a statement answers from a file. */
export function askFile(file: string, statement: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { n } = database.prepare(statement).get() as { n: number };
  database.close();
  return n;
}
