import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill, sendEverybodyHome } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { type Asker, at, driveAtPace } from './load/open-loop.ts';
import { punchRequest } from './load/scripts.ts';
import { startMuster, startReader } from './machine/processes.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

/** An office's morning: so many check-ins a second, each on a connection of its own. */
const CONNECTIONS = 32;
const PER_SECOND = 50;

/** What check-ins wait while files of everybody are made, against what they wait otherwise, in turns. */
export async function measureBeside(members: number, { rounds, seconds }: Effort): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(CACHE, 'beside-'));
  const [{ token }, ...people] = await companyOf(dataDir, members);
  const server = await startMuster({ DATA_DIR: dataDir });
  const askers = people.map(askerOf(new Set<SignedIn>()));
  const waits = async (lasting: number) => (await driveAtPace(server.port, askers, PER_SECOND, lasting)).waits;
  const month = Temporal.Now.plainDateISO('Asia/Yangon').toString().slice(0, 7);
  const reads = [
    { what: 'a file of days', address: `/api/attendance/summary.csv?from=${month}-01&to=${month}-28`, pauseMs: 0 },
    { what: 'grids of groups, four a second', address: `/api/attendance/summary/group?month=${month}`, pauseMs: 250 },
  ];
  try {
    await waits(seconds);
    const lines: Line[] = [];
    for (const it of reads) {
      const [quiet, busy]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        quiet.push(...(await waits(seconds * 2)));
        const { address, pauseMs } = it;
        const reader = await startReader({ url: `http://127.0.0.1:${server.port}${address}`, token, pauseMs });
        busy.push(...(await waits(seconds * 2)));
        await reader.stop();
      }
      lines.push(told(`check-ins p99 beside ${it.what}, of ${members} members`, p99(quiet), p99(busy)));
    }
    return lines;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Of all rounds together: of a single one it would be its slowest answer. */
const p99 = (waits: readonly number[]) => at(Float64Array.from(waits).sort(), 0.99);

const told = (name: string, quiet: number, busy: number): Line => ({
  ...{ name, floor: `${quiet.toFixed(1)} ms`, muster: `${busy.toFixed(1)} ms`, value: busy / quiet },
  target: { atMost: 2 },
});

const askerOf =
  (atWork: Set<SignedIn>) =>
  (member: SignedIn): Asker => ({
    kind: 'check-in',
    next: () => punchRequest(member, atWork.has(member) ? 'out' : 'in', crypto.randomUUID()),
    answered: (succeeded) => {
      if (succeeded && !atWork.delete(member)) atWork.add(member);
    },
  });

async function companyOf(dataDir: string, members: number): Promise<readonly [SignedIn, ...SignedIn[]]> {
  const database = openSqlite(dataDir);
  await fill(database, { members, months: 1 });
  await sendEverybodyHome(database);
  const ids = Array.from({ length: CONNECTIONS + 1 }, (_, index) => index + 1);
  const people = await signInMembers(database, ids);
  await database.close();
  return people as [SignedIn, ...SignedIn[]];
}
