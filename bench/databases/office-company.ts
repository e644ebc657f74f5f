import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqlite, SQLITE_FILE } from '@muster/server/database/sqlite/sqlite.ts';
import { quietApp } from '../floor/quiet-app.ts';
import { recordSettings, recordStatements } from '../floor/recording.ts';
import { asSteps, type Step } from '../floor/replay.ts';
import { type Server, startMuster, startReplay } from '../machine/processes.ts';
import { fill, sendEverybodyHome } from './company.ts';
import { type SignedIn, signInMembers } from './sessions.ts';
import { CACHE } from './sqlite-pair.ts';

/** Members who check in while the office works. */
const AT_WORK = 200;

/** A company that its office works on: a server of Muster, and where it is asked for a bare handler on a copy. */
export interface OfficeCompany {
  readonly server: Server;
  readonly officer: SignedIn;
  readonly workers: readonly SignedIn[];
  readonly floor: Server | undefined;
  end(): Promise<void>;
}

/** A company of this size, of two months where nothing is said; `recorded` are the addresses that the bare handler answers. */
export async function openOfficeCompany(
  members: number,
  recorded: readonly string[] = [],
  months = 2,
): Promise<OfficeCompany> {
  const dataDir = mkdtempSync(path.join(CACHE, `office-${members}-`));
  const database = openSqlite(dataDir);
  await fill(database, { members, months });
  await sendEverybodyHome(database);
  await database.query.updateTable('member').set({ role: 'SA' }).where('id', '=', 1).execute();
  const ids = Array.from({ length: Math.min(AT_WORK, members - 1) + 1 }, (_, index) => index + 1);
  const [officer, ...workers] = (await signInMembers(database, ids)) as [SignedIn, ...SignedIn[]];
  await database.close();
  const floor = recorded.length > 0 ? await bareHandler(dataDir, officer, recorded) : undefined;
  const server = await startMuster({ DATA_DIR: dataDir });
  return {
    ...{ server, officer, workers, floor: floor?.server },
    end: async () => {
      await Promise.all([server.stop(), floor?.server.stop()]);
      for (const it of [dataDir, floor?.dataDir]) if (it) rmSync(it, { recursive: true });
    },
  };
}

async function bareHandler(from: string, { token }: SignedIn, addresses: readonly string[]) {
  const dataDir = mkdtempSync(path.join(CACHE, 'office-floor-'));
  cpSync(from, dataDir, { recursive: true });
  const { opened, settings } = recordSettings(() => openSqlite(dataDir, { remembers: false }));
  const app = await quietApp(opened, () => Temporal.Now.instant());
  const steps: Record<string, readonly Step[]> = {};
  for (const url of addresses) {
    const ask = async () => {
      const { statusCode } = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode !== 200) throw new Error(`Recording ${url}: ${statusCode}`);
    };
    await ask();
    steps[url] = asSteps(await recordStatements('sqlite', ask), {});
  }
  await app.close();
  await opened.close();
  return { dataDir, server: await startReplay({ file: path.join(dataDir, SQLITE_FILE), settings, steps }) };
}
