import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@muster/domain/calendar/day.ts';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill } from './databases/company.ts';
import { today } from './databases/leave-company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { addTripHistory } from './databases/trip-company.ts';
import { drive, median } from './load/load.ts';
import { reads } from './load/scripts.ts';
import { type Server, startMuster } from './machine/processes.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const MEMBERS = 300;
const FEW = { trips: 1000, years: 1 };
const MANY = { trips: 100_000, years: 10 };
/** Few enough at once that an answer's own time is measured, not the queue before it. */
const CONNECTIONS = 2;

interface Side {
  readonly dataDir: string;
  readonly server: Server;
  readonly members: readonly SignedIn[];
}

/** What a page of the list of trips costs members of a company with many trips and of one with few, taking turns. */
export async function measureTripList(effort: Effort): Promise<Line[]> {
  const sides = [await open(FEW), await open(MANY)] as const;
  const list = '/api/tripassignment/list';
  const month = `from=${today()}&to=${addDays(today(), 30)}`;
  const lines = [
    await compare('trip list page of 50', `${list}?page=1`, sides, effort),
    await compare('trip list page of 50, a month', `${list}?${month}&page=1`, sides, effort),
  ];
  for (const { server, dataDir } of sides) {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
  return lines;
}

async function open(history: typeof FEW): Promise<Side> {
  const dataDir = mkdtempSync(path.join(CACHE, `trips-${history.trips}-`));
  const database = openSqlite(dataDir);
  await fill(database, { members: MEMBERS, months: 1 });
  await addTripHistory(database, { ...history, members: MEMBERS });
  const ordinary = Array.from({ length: MEMBERS - 2 }, (_, index) => index + 3);
  const members = await signInMembers(database, ordinary);
  await database.close();
  return { dataDir, server: await startMuster({ DATA_DIR: dataDir }), members };
}

async function compare(name: string, request: string, sides: readonly [Side, Side], effort: Effort): Promise<Line> {
  const p50: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round++) {
    for (const side of [0, 1] as const) {
      const { server, members } = sides[side];
      const measured = await drive(server.port, reads(members, CONNECTIONS, request), effort.seconds);
      if (round >= 0) p50[side].push(measured.p50);
    }
  }
  const [few, many] = [median(p50[0]), median(p50[1])];
  return {
    name: `${name} p50, ${MANY.trips} trips against ${FEW.trips}`,
    floor: `${few.toFixed(2)} ms`,
    muster: `${many.toFixed(2)} ms`,
    value: many / few,
    target: { atMost: 1.2 },
  };
}
