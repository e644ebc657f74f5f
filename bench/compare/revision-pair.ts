import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SQLITE_FILE } from '@muster/server/database/sqlite/sqlite.ts';
import type { Counted, Pair } from '../databases/pair.ts';
import { administer, countAt } from '../databases/postgres-pair.ts';
import type { SignedIn } from '../databases/sessions.ts';
import { CACHE, countInFile } from '../databases/sqlite-pair.ts';
import { startMuster } from '../machine/processes.ts';
import type { FillOrder } from './fill.ts';
import type { OtherRevision } from './other-revision.ts';

/** This revision's server as `muster`, the other's in the place of the floor; this one migrates a copy of its database. */
export async function sqliteRevisions({ tree }: OtherRevision): Promise<Pair> {
  const folder = mkdtempSync(path.join(CACHE, 'revisions-'));
  const [musterDir, otherDir] = [path.join(folder, 'muster'), path.join(folder, 'other')];
  const members = await fill(tree, { dataDir: otherDir });
  cpSync(otherDir, musterDir, { recursive: true });
  const [muster, floor] = [await startMuster({ DATA_DIR: musterDir }), await startMuster({ DATA_DIR: otherDir }, tree)];
  const count = (dataDir: string, table: Counted) => countInFile(path.join(dataDir, SQLITE_FILE), table);
  return {
    ...{ engine: 'SQLite', muster, floor, members },
    stored: async (table) => ({ muster: count(musterDir, table), floor: count(otherDir, table) }),
    end: async () => {
      await Promise.all([muster.stop(), floor.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same on two databases of their own on the PostgreSQL at `url`. */
export async function postgresRevisions({ tree }: OtherRevision, url: string): Promise<Pair> {
  const [musterName, otherName] = [`muster_bench_${process.pid}_this`, `muster_bench_${process.pid}_other`];
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  await administer(url, `create database ${otherName}`);
  const members = await fill(tree, { url: at(otherName) });
  await administer(at(otherName), 'analyze');
  await administer(url, `create database ${musterName} template ${otherName}`);
  const muster = await startMuster({ DATABASE_URL: at(musterName) });
  const floor = await startMuster({ DATABASE_URL: at(otherName) }, tree);
  return {
    ...{ engine: 'PostgreSQL', muster, floor, members },
    stored: async (table) => ({
      muster: await countAt(at(musterName), table),
      floor: await countAt(at(otherName), table),
    }),
    end: async () => {
      await Promise.all([muster.stop(), floor.stop()]);
      for (const it of [musterName, otherName]) await administer(url, `drop database ${it} with (force)`);
    },
  };
}

/** Only the older code can make what the older code opens. */
async function fill(tree: string, order: FillOrder): Promise<readonly SignedIn[]> {
  const child = fork(path.join(tree, 'bench/compare/fill.ts'), { cwd: tree });
  child.send(order);
  const filled = once(child, 'message') as Promise<[readonly SignedIn[]]>;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The other revision cannot be filled by this benchmark (exit ${code}).`);
  });
  const [members] = await Promise.race([filled, ended]);
  return members;
}
