import { addMonths, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { today } from './databases/leave-company.ts';
import { type OfficeCompany, openOfficeCompany } from './databases/office-company.ts';
import { drive } from './load/load.ts';
import { oneByOne } from './load/one-by-one.ts';
import { type AtWork, punches } from './load/scripts.ts';
import { residentMemory } from './machine/memory.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const GRID = 200;
const CONNECTIONS = 4;
/** How often memory is looked at while a file is read. */
const LOOK_MS = 20;

/** What a month costs the office of a large company: the grid of a group, its files, and closing it. */
export async function measureMonth(members: number, effort: Effort): Promise<Line[]> {
  const company = await openOfficeCompany(members);
  const month = addMonths(today(), -1).slice(0, 7);
  try {
    return [
      await groupGrid(company, month, effort),
      await exported(company, month, members),
      ...(await closing(company, month, members, effort)),
    ];
  } finally {
    await company.end();
  }
}

async function groupGrid({ server, officer, workers }: OfficeCompany, month: string, effort: Effort): Promise<Line> {
  const [member] = workers;
  if (!member) throw new Error('Nobody works.');
  const first = `${month}-01`;
  const own = `/api/attendance/summary?from=${first}&to=${lastOfMonth(first)}`;
  const grid = `/api/attendance/summary/group?month=${month}&page=1,${GRID}`;
  await oneByOne(server, officer, grid, effort.seconds / 3);
  const [one, all] = [
    await oneByOne(server, member, own, effort.seconds),
    await oneByOne(server, officer, grid, effort.seconds),
  ];
  return {
    name: `grid of ${GRID} members x a month against one member's month, p50`,
    ...{ floor: `${one.toFixed(2)} ms`, muster: `${all.toFixed(1)} ms`, value: all / one, target: { atMost: 12 } },
  };
}

/** Reads the payroll of everybody as it comes, and how much the server grows meanwhile. */
async function exported({ server, officer }: OfficeCompany, month: string, members: number): Promise<Line> {
  const first = `${month}-01`;
  const address = `/api/attendance/summary.csv?from=${first}&to=${lastOfMonth(first)}`;
  const headers = { authorization: `Bearer ${officer.token}` };
  const before = residentMemory(server.pid)?.now ?? 0;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentMemory(server.pid)?.now ?? 0);
  }, LOOK_MS);
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${server.port}${address}`, { headers });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  const seconds = (performance.now() - asked) / 1000;
  clearInterval(looking);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  const grown = most - before;
  return {
    name: `memory for the days of ${members} members x a month as a file`,
    ...{ floor: '', muster: `${grown.toFixed(0)} MB`, value: grown, target: { atMost: 64 } },
    note: `${(bytes / 1_000_000).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
  };
}

/** Closes the month while members check in and out, and compares their slowest answers with a quiet time. */
async function closing(company: OfficeCompany, month: string, members: number, effort: Effort): Promise<Line[]> {
  const { server, officer, workers } = company;
  const atWork: AtWork = new Set();
  const punch = (seconds: number | (() => boolean)) =>
    drive(server.port, punches(workers, CONNECTIONS, atWork), seconds);
  await punch(1);
  const quiet = await punch(effort.seconds);
  const asked = performance.now();
  let took = 0;
  const closed = close(server.port, officer.token, month).then(() => {
    took = performance.now() - asked;
  });
  const meanwhile = await punch(() => took === 0);
  await closed;
  return [
    {
      name: `close of a month for ${members} members, beside check-ins`,
      ...{ floor: '', muster: `${(took / 1000).toFixed(1)} s`, value: took / 1000, target: { atMost: 20 } },
    },
    {
      name: 'check-ins meanwhile, p99 against the quiet one',
      ...{ floor: `${quiet.p99.toFixed(1)} ms`, muster: `${meanwhile.p99.toFixed(1)} ms` },
      ...{ value: meanwhile.p99 / quiet.p99, target: { atMost: 2 } },
    },
  ];
}

async function close(port: number, token: string, month: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/attendance/months/${month}/close`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ waive: 'Measured' }),
  });
  if (!answer.ok) throw new Error(`Closing answered ${answer.status}: ${await answer.text()}`);
}
