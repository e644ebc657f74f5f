import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { Size } from './databases/company.ts';
import { today } from './databases/leave-company.ts';
import { type OfficeCompany, openOfficeCompany } from './databases/office-company.ts';
import { median } from './load/load.ts';
import { oneByOne } from './load/one-by-one.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

const FEW = 100;
const { from, to } = fiscalYearDays(fiscalYearOf(today()));
const YEAR = `/api/attendance/summary?from=${from}&to=${to}`;
const PAGE = '/api/members';
const SEARCH = '/api/members?search=0007';

/** What the office's own pages cost in a company of this size: the table of members, a preview, an import. */
export async function measureOffice(members: number, effort: Effort): Promise<Line[]> {
  const [small, large] = [await openOfficeCompany(FEW), await openOfficeCompany(members, [PAGE, SEARCH])];
  try {
    return [
      ...(await table('first page of members', PAGE, { small, large, members }, effort)),
      ...(await table('search for members', SEARCH, { small, large, members }, effort)),
      await holidayPreview(large, members),
      await importOf(large, members),
    ];
  } finally {
    await Promise.all([small.end(), large.end()]);
  }
}

/** What a member's own budget year costs in a large company that has been here for months. */
export async function measureYear({ members, months }: Size, effort: Effort): Promise<Line[]> {
  const [small, large] = [await openOfficeCompany(FEW), await openOfficeCompany(members, [YEAR], months)];
  try {
    return await table(`a member's budget year, ${months} months on record`, YEAR, { small, large, members }, effort);
  } finally {
    await Promise.all([small.end(), large.end()]);
  }
}

interface Sides {
  readonly small: OfficeCompany;
  readonly large: OfficeCompany;
  readonly members: number;
}

/** Against a small company and against a bare handler with the same SQL, taking turns. */
async function table(name: string, address: string, { small, large, members }: Sides, effort: Effort): Promise<Line[]> {
  const p50: [number[], number[], number[]] = [[], [], []];
  for (let round = -1; round < effort.rounds; round++) {
    const measured = [
      await oneByOne(small.server, small.officer, address, effort.seconds / 3),
      await oneByOne(large.server, large.officer, address, effort.seconds / 3),
      await oneByOne(large.floor ?? large.server, large.officer, address, effort.seconds / 3),
    ];
    if (round >= 0) for (const [side, it] of measured.entries()) p50[side]?.push(it);
  }
  const [few, many, bare] = [median(p50[0]), median(p50[1]), median(p50[2])];
  const muster = `${many.toFixed(2)} ms`;
  return [
    {
      ...{ name: `${name} p50, ${members} against ${FEW}`, floor: `${few.toFixed(2)} ms`, muster },
      ...{ value: many / few, target: { atMost: 1.3 } },
    },
    {
      ...{ name: `${name}, ${members}, against a bare handler`, floor: `${bare.toFixed(2)} ms`, muster },
      ...{ value: bare / many, target: { atLeast: 0.5 } },
    },
  ];
}

const seconds = (name: string, value: number, atMost: number): Line => ({
  ...{ name, floor: '', muster: `${value.toFixed(2)} s`, value, target: { atMost } },
});

async function holidayPreview({ server, officer }: OfficeCompany, members: number): Promise<Line> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const body = JSON.stringify({ holidaydate: addDays(today(), 10 + turn), description: 'Bench day' });
    times.push(await send(server.port, officer.token, '/api/holidays?preview=true', body));
  }
  return seconds(`preview of a holiday with ${members} members`, median(times) / 1000, 1);
}

async function importOf({ server, officer }: OfficeCompany, members: number): Promise<Line> {
  const rows = Array.from({ length: members }, (_, n) => `IMPORT${n},Import ${n},import${n}@bench.example,Sun`);
  const body = new FormData();
  body.append('file', new Blob([`code,name,email,rest days\n${rows.join('\n')}`]), 'members.csv');
  const took = await send(server.port, officer.token, '/api/members/import', body);
  return seconds(`import of ${members} members`, took / 1000, 30);
}

/** How long a request took, in milliseconds. */
async function send(port: number, token: string, address: string, body: string | FormData): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  const asked = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 500)}`);
  return performance.now() - asked;
}
