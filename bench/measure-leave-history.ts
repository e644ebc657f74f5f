import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addMonths, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill } from './databases/company.ts';
import { addLeaveHistory, grantPlenty, today } from './databases/leave-company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { type Connection, openConnection, requestText } from './load/connection.ts';
import { median } from './load/load.ts';
import { type Server, startMuster } from './machine/processes.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const MEMBERS = 60;
const SHORT = 1;
const LONG = 10;

interface Side {
  readonly dataDir: string;
  readonly server: Server;
  readonly members: readonly SignedIn[];
}

/** What the leave page costs a member of ten years and one of a single year: everything it shows, asked at once. */
export async function measureLeaveHistory(effort: Effort): Promise<Line> {
  const sides = [await open(SHORT), await open(LONG)] as const;
  const p50: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round++) {
    for (const side of [0, 1] as const) {
      const middle = await rounds(sides[side], effort.seconds);
      if (round >= 0) p50[side].push(middle);
    }
  }
  for (const { server, dataDir } of sides) {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
  const [short, long] = [median(p50[0]), median(p50[1])];
  return {
    name: `leave page p50, ${LONG} years of history against ${SHORT}`,
    floor: `${short.toFixed(2)} ms`,
    muster: `${long.toFixed(2)} ms`,
    value: long / short,
    target: { atMost: 1.2 },
  };
}

async function open(years: number): Promise<Side> {
  const dataDir = mkdtempSync(path.join(CACHE, `leave-${years}-`));
  const database = openSqlite(dataDir);
  await fill(database, { members: MEMBERS, months: 1 });
  await grantPlenty(database);
  await addLeaveHistory(database, MEMBERS, years);
  const members = await signInMembers(
    database,
    Array.from({ length: MEMBERS }, (_, index) => index + 1),
  );
  await database.close();
  return { dataDir, server: await startMuster({ DATA_DIR: dataDir }), members };
}

/** The calls of the page, for the window that it shows: a year back and a year ahead. */
function pagePaths(): string[] {
  const span = `from=${addMonths(today(), -12)}&to=${lastOfMonth(addMonths(today(), 13))}`;
  return [`/api/entitleleave/list?${span}`, '/api/leave/types', `/api/leave/days?${span}`, '/api/notification'];
}

/** The middle of the times from asking for everything at once until the last answer is there. */
async function rounds({ server, members }: Side, seconds: number): Promise<number> {
  const paths = pagePaths();
  const connections = await Promise.all(paths.map(() => openConnection(server.port)));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++) {
    const { token } = members[turn % members.length] as SignedIn;
    const asked = performance.now();
    const answers = await Promise.all(
      paths.map((it, index) => (connections[index] as Connection).ask(requestText('GET', it, token))),
    );
    times.push(performance.now() - asked);
    if (answers.some((it) => it.status !== 200)) throw new Error('No success.');
  }
  for (const connection of connections) connection.close();
  return median(times);
}
