import { payrollColumns } from '@muster/domain/attendance/files/payroll-row.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { changeNow } from '../../../testing/members/change-now.ts';

/** Who begins in STORE and moves to SALES, each on which day, and who leaves, on which last day. */
const people = {
  STAYED: {},
  MOVED: { moves: '2026-10-12' },
  MOVEDLATER: { moves: '2026-11-10' },
  LEFT: { leaves: '2026-10-23' },
  MOVEDLEFT: { moves: '2026-10-12', leaves: '2026-10-23' },
  MOVEDBETWEEN: { moves: '2026-10-01', leaves: '2026-10-23' },
  LEFTLATER: { moves: '2026-10-12', leaves: '2026-11-06' },
  LEFTBEFORE: { moves: '2026-11-16', leaves: '2026-11-10' },
  LEFTLONGBEFORE: { moves: '2026-11-16', leaves: '2026-10-23' },
} as const satisfies Record<string, { moves?: string; leaves?: string }>;

type Code = keyof typeof people;
type Row = Record<string, string>;

const GROUPS = ['SALES', 'STORE'] as const;

let office: Office;
let hr: Client;
let shiftid: number;

async function rows(month: string, groupno?: string): Promise<Row[]> {
  const group = groupno === undefined ? '' : `&groupno=${groupno}`;
  const answer = await hr.send({ method: 'GET', url: `/api/attendance/payroll.csv?month=${month}${group}` });
  expect([month, groupno, answer.statusCode]).toEqual([month, groupno, 200]);
  return parse(answer.body, { bom: true, columns: true });
}

const close = async (month: string) => {
  const answer = await hr.call(closePeriod, { params: { month }, body: { waive: 'as it is' } });
  expect([month, answer.status]).toEqual([month, 200]);
};

async function move(id: number, from: string, groupno: string) {
  const answer = await hr.call(setWork, {
    params: { id: String(id) },
    body: { from, shiftid, restdays: [6, 7], groupno },
  });
  expect(answer.status).toBe(201);
}

async function leave(id: number, lefton: string) {
  expect((await changeNow(hr, id, { lefton })).status).toBe(200);
}

beforeAll(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
  const { query } = office.database;
  const store = await query
    .selectFrom('work_group')
    .select('id')
    .where('groupno', '=', 'STORE')
    .executeTakeFirstOrThrow();
  const shift = await query
    .selectFrom('shift')
    .select('id')
    .where('name', '=', 'Office hours')
    .executeTakeFirstOrThrow();
  shiftid = shift.id;
  for (const [membercode, { moves, leaves }] of Object.entries<{ moves?: string; leaves?: string }>(people)) {
    const [id = 0] = await addColleagues(office.database, [{ membercode, group_id: store.id }]);
    if (moves !== undefined) await move(id, moves, 'SALES');
    if (leaves !== undefined) await leave(id, leaves);
  }
  for (const month of ['2026-09', '2026-10']) await close(month);
  const sa = await office.holding('SA');
  for (const holidaydate of ['2026-09-09', '2026-10-07']) {
    expect((await sa.call(addHoliday, { body: { holidaydate, description: 'Given late' } })).status).toBe(201);
  }
});
afterAll(() => office.close());

/** Whatever of a row is a number, added up by member. */
function sums(of: readonly Row[]) {
  const byMember = Map.groupBy(of, (it) => it['membercode']);
  return new Map(
    [...byMember].map(([code, own]) => [
      code,
      [...payrollColumns({ night: false, hoursoff: false }), 'adjustments', 'EL', 'CL'].map((column) => [
        column,
        own.reduce((sum, row) => sum + Number(row[column]), 0),
      ]),
    ]),
  );
}

async function expectToAddUp(month: string) {
  const inGroups = (await Promise.all(GROUPS.map((it) => rows(month, it)))).flat();
  const everybody = (await rows(month)).filter((it) => it['group'] !== '');
  expect(sums(inGroups)).toEqual(sums(everybody));
  return everybody;
}

/** In which groups' files somebody stands, and what they count there of closed periods. */
async function adjustments(month: string, code: Code) {
  const of = async (groupno?: string) =>
    (await rows(month, groupno)).filter((it) => it['membercode'] === code).map((it) => it['adjustments']);
  return { sales: await of('SALES'), store: await of('STORE'), everybody: await of() };
}

const TWO_IN_SALES = { sales: ['2'], store: [], everybody: ['2'] };
const TWO_IN_STORE = { sales: [], store: ['2'], everybody: ['2'] };

describe('what changed in closed periods is counted in the file of one group', () => {
  test('of the one in which somebody is at the end of the period', async () => {
    expect(await adjustments('2026-11', 'STAYED')).toEqual(TWO_IN_STORE);
    expect(await adjustments('2026-11', 'MOVED')).toEqual(TWO_IN_SALES);
    expect(await adjustments('2026-11', 'MOVEDLATER')).toEqual(TWO_IN_SALES);
  });

  test('and of who has left the one in which they worked last', async () => {
    expect(await adjustments('2026-11', 'LEFT')).toEqual(TWO_IN_STORE);
    for (const code of ['MOVEDLEFT', 'MOVEDBETWEEN', 'LEFTLATER'] as const) {
      expect([code, await adjustments('2026-11', code)]).toEqual([code, TWO_IN_SALES]);
    }
    // Moved only after their last day: they never worked in the other group.
    for (const code of ['LEFTBEFORE', 'LEFTLONGBEFORE'] as const) {
      expect([code, await adjustments('2026-11', code)]).toEqual([code, TWO_IN_STORE]);
    }
  });
});

describe('the rows of one group', () => {
  const groupsOf = async (month: string, code: Code, groupno?: string) =>
    (await rows(month, groupno)).filter((it) => it['membercode'] === code).map((it) => it['group']);

  test('are of who is in it at the end of the period, with all their days, while it is open as once it is closed', async () => {
    const of = async (code: Code, groupno?: string) =>
      (await rows('2026-11', groupno)).filter((it) => it['membercode'] === code);
    expect(await of('MOVEDLATER', 'STORE')).toEqual([]);
    expect(await of('MOVEDLATER', 'SALES')).toEqual(await of('MOVEDLATER'));
    for (const group of GROUPS) {
      expect([...new Set((await rows('2026-11', group)).map((it) => it['group']))]).toEqual([group]);
    }
  });

  test('say of everybody, and of a closed period, in which one they were last', async () => {
    expect(await groupsOf('2026-11', 'MOVEDLATER')).toEqual(['SALES']);
    expect([await groupsOf('2026-10', 'MOVED', 'SALES'), await groupsOf('2026-10', 'MOVED', 'STORE')]).toEqual([
      ['SALES'],
      [],
    ]);
  });
});

describe('the files of groups add up to the file of everybody', () => {
  test.each(['2026-10', '2026-11', '2026-12', '2027-09'])('in %s', async (month) => {
    const everybody = await expectToAddUp(month);
    expect(everybody.map((it) => it['membercode'])).toContain('MOVED');
  });

  test('and once a period that counted them is closed, in it and behind it', async () => {
    expect((await expectToAddUp('2026-11')).some((it) => Number(it['adjustments']) > 0)).toBe(true);
    office.now = inYangon('2026-12-02T09:00');
    hr = await office.holding('HR');
    const ofEach = () => Promise.all([undefined, ...GROUPS].map(async (it) => sums(await rows('2026-11', it))));
    const provisional = await ofEach();
    await close('2026-11');
    expect(await ofEach()).toEqual(provisional);
    for (const month of ['2026-10', '2026-11', '2026-12']) await expectToAddUp(month);
  });
});
