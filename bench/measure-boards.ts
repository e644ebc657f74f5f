import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type ClientRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '@muster/server/database/sqlite/sqlite.ts';
import { fill, sendEverybodyHome } from './databases/company.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { CACHE } from './databases/sqlite-pair.ts';
import { median } from './load/load.ts';
import { residentMemory } from './machine/memory.ts';
import { type Server, startMuster } from './machine/processes.ts';
import type { Line } from './table.ts';

const BOARDS = 1000;
const PUNCHES = 40;
/** From one check-in to the next, ms: all of them take a minute, in which the server looks at everybody twice. */
const BETWEEN_MS = 1500;
const SAMPLE_MS = 500;

/**
 * What a thousand open boards of everybody cost the server in the middle of all looks of a minute, and how soon all of
 * them know of a check-in.
 */
export async function measureBoards(members: number): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(CACHE, 'boards-'));
  const people = await companyOf(dataDir, members);
  const [watchers, workers] = [people.slice(0, BOARDS), people.slice(BOARDS, BOARDS + PUNCHES)];
  const server = await startMuster({ DATA_DIR: dataDir });
  const [first, ...rest] = watchers as [SignedIn, ...SignedIn[]];
  const heard = counter();
  const before = residentMemory(server.pid)?.now ?? 0;
  const open = [await openBoard(server, first, heard.note)];
  // As a screen does it: everybody is read first, and the stream goes on from there.
  const { at } = await readBoard(server, first);
  for (const it of rest) open.push(await openBoard(server, it, heard.note, at));
  const waits: number[] = [];
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(residentMemory(server.pid)?.now ?? Number.NaN), SAMPLE_MS);
  for (const it of workers) {
    await pause(BETWEEN_MS);
    const all = heard.expect(it.id, BOARDS);
    await punch(server, it);
    const began = performance.now();
    await all;
    waits.push(performance.now() - began);
  }
  clearInterval(sampling);
  for (const it of open) it.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true });
  const worst = Math.max(...waits);
  const [cost, most] = [median(samples) - before, Math.max(...samples) - before];
  const of = `${BOARDS} open boards of ${members} members`;
  return [
    line(`memory for ${of}`, `${cost.toFixed(0)} MB`, cost, 64, `at most ${most.toFixed(0)} MB`),
    line(`a check-in reaches ${of}, the slowest of ${PUNCHES}`, `${worst.toFixed(0)} ms`, worst, 1000),
  ];
}

const line = (name: string, muster: string, value: number, atMost: number, note = ''): Line => ({
  ...{ name, floor: '', muster, value, target: { atMost }, note },
});

async function companyOf(dataDir: string, members: number): Promise<readonly SignedIn[]> {
  const database = openSqlite(dataDir);
  await fill(database, { members, months: 1 });
  await sendEverybodyHome(database);
  await database.query.updateTable('member').set({ role: 'HR' }).where('id', '<=', BOARDS).execute();
  const ids = Array.from({ length: BOARDS + PUNCHES }, (_, index) => index + 1);
  const people = await signInMembers(database, ids);
  await database.close();
  return people;
}

async function openBoard(
  { port }: Server,
  { token }: SignedIn,
  hear: (text: string) => void,
  lastEventId?: string,
): Promise<ClientRequest> {
  const sent = ask({
    ...{ port, host: '127.0.0.1', path: '/api/attendance/board/stream', agent: false },
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
  });
  sent.on('error', () => {}).end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`A board answered ${response.statusCode}.`);
  response
    .setEncoding('utf8')
    .on('data', hear)
    .on('error', () => {});
  return sent;
}

async function readBoard({ port }: Server, { token }: SignedIn): Promise<{ at: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/attendance/board`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: { at: string } }).data;
}

async function punch({ port }: Server, { token, membercode }: SignedIn): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/membercheckin/createMember`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ clientid: crypto.randomUUID(), membercode, checktype: 'in', checktime: new Date().toISOString() },
    }),
  });
  if (answer.status !== 201) throw new Error(`A check-in answered ${answer.status}: ${await answer.text()}`);
}

/** Counts on how many boards a member has come in. */
function counter() {
  const seen = new Map<string, { missing: number; all: () => void }>();
  return {
    note: (text: string) => {
      for (const [, id = ''] of text.matchAll(/"membernoid":(\d+)[^\n]*"state":"in"/g)) {
        const waiting = seen.get(id);
        if (waiting && --waiting.missing === 0) waiting.all();
      }
    },
    expect: (id: number, boards: number) =>
      new Promise<void>((all) => {
        seen.set(String(id), { missing: boards, all });
      }),
  };
}
