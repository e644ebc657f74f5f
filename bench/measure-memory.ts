import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { createPasswordHasher } from '@muster/server/passwords/password-hash.ts';
import { fill, sendEverybodyHome } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { requestText } from './load/connection.ts';
import { drive, type Script } from './load/load.ts';
import { punchRequest } from './load/scripts.ts';
import { residentMemory } from './machine/memory.ts';
import { startMuster } from './machine/processes.ts';
import type { Line } from './table.ts';

const CONNECTIONS = 64;
const PASSWORD = 'bench-password-2026';
const SAMPLE_MS = 1000;
/** Of so many requests of a connection one is for the description of all calls, the longest answer there is. */
const LONG_EVERY = 40;
const LONG = '/api/openapi.json';

/** What a server of this many members holds in memory after minutes of mixed load, and whether it grows on and on. */
export async function measureMemory(members: number, minutes: number, listPath: string): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(CACHE, 'memory-'));
  const people = await companyOf(dataDir, members);
  const server = await startMuster({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMemory(server.pid)?.now ?? Number.NaN), SAMPLE_MS);
  try {
    await drive(server.port, people.map(mixed(listPath)), minutes * 60);
  } finally {
    clearInterval(sampling);
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
  const last = samples.slice(Math.floor(samples.length / 2));
  const growth = slopeOf(last) * last.length;
  const [now, most] = [last.at(-1) ?? Number.NaN, Math.max(...samples)];
  const load = `${minutes} minutes of mixed load, ${CONNECTIONS} connections, ${members} members`;
  return [
    line(`memory after ${load}`, now, 150, `at most ${most.toFixed(0)} MB`),
    line(`growth in the last half of ${load}`, growth, 5, 'by a line through all seconds'),
  ];
}

const line = (name: string, value: number, atMost: number, note: string): Line => ({
  ...{ name, floor: '', muster: `${value.toFixed(1)} MB`, value, target: { atMost }, note },
});

/** How much a series rises from one value to the next, by the line that lies nearest to all of them. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, it) => sum + it, 0) / values.length;
  const along = values.reduce((sum, it, index) => sum + (index - middle) * (it - mean), 0);
  return along / values.reduce((sum, _it, index) => sum + (index - middle) ** 2, 0);
}

/** Check-ins, months, long answers, and on one connection nothing but sign-ins. */
const mixed =
  (listPath: string) =>
  (member: SignedIn, index: number): Script => {
    let turn = index;
    let atWork = false;
    const credentials = Buffer.from(`${member.membercode}:${PASSWORD}`).toString('base64');
    const signIn = requestText('POST', '/jwt/token', '').replace('Bearer ', `Basic ${credentials}`);
    return {
      next: () => {
        turn += 1;
        if (index === 0) return signIn;
        if (turn % LONG_EVERY === 0) return requestText('GET', LONG, member.token);
        if (turn % 2 === 0) return requestText('GET', listPath, member.token);
        atWork = !atWork;
        return punchRequest(member, atWork ? 'in' : 'out', crypto.randomUUID());
      },
      succeeded: ({ status }) => status < 300,
    };
  };

async function companyOf(dataDir: string, members: number): Promise<readonly SignedIn[]> {
  const database = openSqlite(dataDir);
  await fill(database, { members, months: 1 });
  await sendEverybodyHome(database);
  const ids = Array.from({ length: CONNECTIONS }, (_, index) => index + 1);
  const password_hash = await createPasswordHasher().hash(PASSWORD);
  await database.query.updateTable('member').set({ password_hash }).where('id', 'in', ids).execute();
  const people = await signInMembers(database, ids);
  await database.close();
  return people;
}
