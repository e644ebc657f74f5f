import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sampleContracts } from '@muster/domain/samples/sample-contracts.ts';
import { systemClock } from '@muster/server/clock.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { openSqlite, SQLITE_FILE } from '@muster/server/database/sqlite/sqlite.ts';
import { hashSecret } from '@muster/server/http/secrets.ts';
import { requestsOfSamples } from '@muster/server/testing/samples/sample-bodies.ts';
import { fill } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { quietApp } from './floor/quiet-app.ts';
import type { RecordedAnswer } from './floor/recorded.ts';
import { recordSettings, recordStatements } from './floor/recording.ts';
import { asSteps, type Step } from './floor/replay.ts';
import { requestText } from './load/connection.ts';
import { drive, median, type Script } from './load/load.ts';
import { shares } from './load/scripts.ts';
import { residentMemory } from './machine/memory.ts';
import { type Server, startMuster, startRecorded } from './machine/processes.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const MEMBERS = 1000;
const CONNECTIONS = 8;
/** Fewer than the server keeps copies of, or each request would find that its copy has just made room for another. */
const ASKING = 200;
/** Requests of one member before memory is looked at, so that what a server takes for itself is not counted. */
const WARM_UP_SECONDS = 3;
const AT_LEAST = 0.6;

interface SampleCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | undefined;
}

/** Every sample call as a client makes it. */
const calls: readonly SampleCall[] = sampleContracts.map(({ name, method, path: address }) => {
  const request = (requestsOfSamples as Readonly<Record<string, () => { query?: object; body?: unknown }>>)[name]?.();
  const query = new URLSearchParams(request?.query as Record<string, string> | undefined);
  return {
    name,
    method: method as 'GET' | 'POST',
    url: query.size > 0 ? `${address}?${query}` : address,
    body: request?.body === undefined ? undefined : JSON.stringify(request.body),
  };
});

/** What the samples of a thousand members cost in memory, and how quick the slowest of their calls is. */
export async function measureSamples(effort: Effort): Promise<Line[]> {
  mkdirSync(CACHE, { recursive: true });
  const dataDir = mkdtempSync(path.join(CACHE, 'samples-'));
  const members = await companyWithSamples(dataDir);
  const floorDir = `${dataDir}-floor`;
  cpSync(dataDir, floorDir, { recursive: true });
  const { opened, settings } = recordSettings(() => openSqlite(floorDir, { remembers: false }));
  const steps = await recordRead(opened, members[0] as SignedIn);
  await opened.close();
  const muster = await startMuster({ DATA_DIR: dataDir });
  const answers = await recordAnswers(muster, members[0] as SignedIn);
  const floor = await startRecorded({ file: path.join(floorDir, SQLITE_FILE), settings, steps, answers });
  const lines = [await memoryLine(muster, members), await slowestLine(muster, floor, members.slice(0, ASKING), effort)];
  await Promise.all([muster.stop(), floor.stop()]);
  for (const it of [dataDir, floorDir]) rmSync(it, { recursive: true });
  return lines;
}

async function companyWithSamples(dataDir: string): Promise<readonly SignedIn[]> {
  const database = openSqlite(dataDir);
  await fill(database, { members: MEMBERS + 1, months: 1 });
  await database.query.updateTable('company').set({ samples: 1 }).execute();
  const members = await signInMembers(
    database,
    Array.from({ length: MEMBERS + 1 }, (_, index) => index + 1),
  );
  await database.close();
  return members;
}

/** What a read of the samples sends to the database; the second time, when the reader has a copy. */
async function recordRead(database: Database, { token, id }: SignedIn): Promise<readonly Step[]> {
  const now = systemClock().round('millisecond');
  const app = await quietApp(database, () => now);
  const ask = () => app.inject({ method: 'GET', url: '/api/todo/all', headers: { authorization: `Bearer ${token}` } });
  await ask();
  const statements = await recordStatements(database.engine, ask);
  await app.close();
  return asSteps(statements, {
    tokenHash: hashSecret(token),
    now: now.toString({ smallestUnit: 'millisecond' }),
    memberId: id,
  });
}

/** What Node.js puts on an answer by itself. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);

async function recordAnswers({ port }: Server, { token }: SignedIn): Promise<Record<string, RecordedAnswer>> {
  const recorded: Record<string, RecordedAnswer> = {};
  for (const { method, url, body } of calls) {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
    });
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_CONNECTION.has(name)));
    recorded[`${method} ${url}`] = { headers, body: await answer.text() };
  }
  return recorded;
}

/** Every member makes every call once, which leaves a changed copy of everything that can be changed. */
async function memoryLine(muster: Server, members: readonly SignedIn[]): Promise<Line> {
  const [first, ...others] = members as [SignedIn, ...SignedIn[]];
  const reading = calls.filter((it) => it.method === 'GET');
  await drive(muster.port, [asking(reading, [first])], WARM_UP_SECONDS);
  const before = residentMemory(muster.pid)?.now ?? 0;
  for (const share of shares(others, others.length / CONNECTIONS))
    await Promise.all(share.map((it) => all(muster, it)));
  const value = (residentMemory(muster.pid)?.now ?? 0) - before;
  return {
    name: `memory for the samples of ${MEMBERS} members, each of whom made every call`,
    ...{ floor: '', muster: `${value.toFixed(0)} MB`, value, target: { atMost: 40 } },
  };
}

async function all({ port }: Server, member: SignedIn): Promise<void> {
  for (const { method, url, body } of calls) {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { authorization: `Bearer ${member.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  }
}

/** The calls one after the other, by the members in turn. */
function asking(asked: readonly SampleCall[], members: readonly SignedIn[]): Script {
  const requests = members.flatMap(({ token }) =>
    asked.map(({ method, url, body }) => requestText(method, url, token, body)),
  );
  let turn = 0;
  return {
    next: () => requests[turn++ % requests.length] as string,
    succeeded: ({ status }) => status === 200,
  };
}

/** An answer that grows with each request has no floor of the same bytes. */
const answersAlike = ({ name }: SampleCall) => !name.startsWith('add') || name === 'addToCart';

/** The call that is slowest beside a bare handler that looks who asks and answers the same bytes, head and body. */
async function slowestLine(
  muster: Server,
  floor: Server,
  members: readonly SignedIn[],
  { rounds, seconds }: Effort,
): Promise<Line> {
  const ratios: { name: string; floor: number; muster: number; ratio: number }[] = [];
  for (const call of calls.filter(answersAlike)) {
    const scripts = () => shares(members, CONNECTIONS).map((share) => asking([call], share));
    // Before it is measured each call is made so often that the engine has compiled what answers it.
    for (const { port } of [floor, muster]) await drive(port, scripts(), seconds / 3);
    const perSecond: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [side, { port }] of [floor, muster].entries())
        perSecond[side as 0 | 1].push((await drive(port, scripts(), seconds / 5)).perSecond);
    }
    const [bare, own] = perSecond.map(median) as [number, number];
    ratios.push({ name: call.name, floor: bare, muster: own, ratio: own / bare });
  }
  const sorted = ratios.toSorted((one, other) => one.ratio - other.ratio);
  const [slowest] = sorted;
  if (!slowest) throw new Error('There are no sample calls.');
  const typical = median(ratios.map((it) => it.ratio));
  const below = sorted.filter((it) => it.ratio < AT_LEAST).length;
  return {
    name: `the slowest of ${ratios.length} sample calls that answer alike, ${slowest.name}`,
    floor: `${slowest.floor.toFixed(0)}/s`,
    muster: `${slowest.muster.toFixed(0)}/s`,
    value: slowest.ratio,
    target: { atLeast: AT_LEAST },
    note: `half of them reach ${typical.toFixed(2)}, ${below} stay below ${AT_LEAST}`,
  };
}
