import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill, type Size } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { drive, median } from './load/load.ts';
import { monthUpTo, reads } from './load/scripts.ts';
import { root, startMuster } from './machine/processes.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const SMALL: Size = { members: 100, months: 1 };
/** Few enough at once that an answer's own time is measured, not the queue before it. */
const CONNECTIONS = 2;

/** What a member's month costs in a large company and in a small one, taking turns. */
export async function measureLarge(large: Size, effort: Effort): Promise<Line> {
  const { dataDir: largeDir, now } = await largeCompany(large);
  const smallDir = mkdtempSync(path.join(CACHE, 'small-'));
  await withDatabase(smallDir, (database) => fill(database, SMALL, now));
  const sides = [await open(smallDir, SMALL), await open(largeDir, large)] as const;
  const request = monthUpTo(now.toZonedDateTimeISO('Asia/Yangon').toPlainDate());
  const p50: [number[], number[]] = [[], []];
  for (let round = -1; round < effort.rounds; round++) {
    for (const side of [0, 1] as const) {
      const { server, members } = sides[side];
      const measured = await drive(server.port, reads(members, CONNECTIONS, request), effort.seconds);
      if (round >= 0) p50[side].push(measured.p50);
    }
  }
  await Promise.all(sides.map(({ server }) => server.stop()));
  rmSync(smallDir, { recursive: true });
  const [small, big] = [median(p50[0]), median(p50[1])];
  return {
    name: `month list p50, ${large.members} x ${large.months} months against ${SMALL.members} x ${SMALL.months}`,
    floor: `${small.toFixed(3)} ms`,
    muster: `${big.toFixed(3)} ms`,
    value: big / small,
    target: { atMost: 1.2 },
  };
}

async function withDatabase<T>(dataDir: string, work: (database: ReturnType<typeof openSqlite>) => Promise<T>) {
  const database = openSqlite(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A server on a company, with members from all over it signed in: every 7th, so that neighbours do not help. */
async function open(dataDir: string, { members: count }: Size) {
  const spread = Array.from({ length: Math.min(count, 500) }, (_, index) => 1 + ((index * 7919) % count));
  const members: SignedIn[] = await withDatabase(dataDir, (database) => signInMembers(database, [...new Set(spread)]));
  return { server: await startMuster({ DATA_DIR: dataDir }), members };
}

/** The large company takes minutes to make, so it is kept until the code that makes it changes. */
async function largeCompany(size: Size): Promise<{ dataDir: string; now: Temporal.Instant }> {
  const dataDir = path.join(CACHE, `company-${size.members}-${size.months}-${seedCodeHash()}`);
  const made = path.join(dataDir, 'made-at');
  if (!existsSync(made)) {
    console.log(`Making a company of ${size.members} members and ${size.months} months, once …`);
    rmSync(dataDir, { recursive: true, force: true });
    const growing = mkdtempSync(path.join(CACHE, 'growing-'));
    const now = Temporal.Now.instant();
    await withDatabase(growing, (database) => fill(database, size, now));
    writeFileSync(path.join(growing, 'made-at'), now.toString());
    renameSync(growing, dataDir);
  }
  return { dataDir, now: Temporal.Instant.from(readFileSync(made, 'utf8')) };
}

function seedCodeHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/seed', 'server/database/migrations']) {
    const files = readdirSync(path.join(root, folder)).filter((it) => !it.includes('.test.'));
    for (const file of files.toSorted()) hash.update(readFileSync(path.join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
