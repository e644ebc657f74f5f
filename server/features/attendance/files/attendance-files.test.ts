import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { addCrowd } from '../../../testing/company/crowd.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const [time, type] of [
    ['2026-11-16T09:07', 'in'],
    ['2026-11-16T17:30', 'out'],
    ['2026-11-17T08:55', 'in'],
  ] as const) {
    office.now = inYangon(time);
    await punch(await office.holding('A'), 'A', type);
  }
  office.now = inYangon('2026-11-20T10:20');
  await office.database.query.updateTable('member').set({ membername: '=1+1' }).where('membercode', '=', 'B').execute();
});
afterAll(() => office.close());

const fetched = async (who: Persona, url: string) => (await office.holding(who)).send({ method: 'GET', url });
const table = async (who: Persona, url: string) => {
  const raw = await fetched(who, url);
  expect(raw.statusCode).toBe(200);
  return parse(raw.body, { bom: true, columns: true }) as Record<string, string>[];
};
const NOVEMBER = '/api/attendance/summary.csv?from=2026-11-16&to=2026-11-20';
const codes = (rows: readonly Record<string, string>[]) => [...new Set(rows.map((it) => it['membercode']))];

describe('the days as a file', () => {
  test('say of every day what the summary says, in the company’s time', async () => {
    const rows = await table('A', NOVEMBER);
    const query = { from: '2026-11-16', to: '2026-11-20' };
    const { days } = (await (await office.holding('A')).call(readSummary, { query })).data();
    expect(rows.map((it) => [it['date'], it['status'], Number(it['minutes']), Number(it['late'])])).toEqual(
      days.map((it) => [it.date, it.status, it.minutes, it.late]),
    );
    expect(rows[0]).toEqual({
      ...{ membercode: 'A', membername: 'Aye Aye', groupno: 'SALES', date: '2026-11-16', status: 'present' },
      ...{ checkin: '09:07', checkout: '17:30', minutes: '503', expected: '480', late: '7', early: '0' },
      ...{ overtime: '23', note: '' },
    });
  });

  test('are of oneself, of one’s groups or of everybody, by who asks', async () => {
    expect(codes(await table('A', NOVEMBER))).toEqual(['A']);
    expect(codes(await table('M', NOVEMBER))).toEqual(['A', 'B', 'NEW', 'SUSP']);
    expect(codes(await table('HR', NOVEMBER))).toEqual(expect.arrayContaining(['A', 'C', 'HR', 'SA']));
    expect(codes(await table('HR', `${NOVEMBER}&groupno=STORE`))).toEqual(['C', 'D', 'N']);
    expect(codes(await table('M', `${NOVEMBER}&membercode=B`))).toEqual(['B']);
    expect((await fetched('A', `${NOVEMBER}&membercode=B`)).statusCode).toBe(404);
    expect((await fetched('M', `${NOVEMBER}&groupno=STORE`)).statusCode).toBe(404);
    expect((await fetched('A', `${NOVEMBER}&groupno=SALES`)).statusCode).toBe(403);
  });

  test('are of oneself for who stands in for a manager, who sees nobody’s for it', async () => {
    const deputy = { manager_id: office.ids.M, deputy_id: office.ids.A, created_at: '2026-11-16T02:00:00.000Z' };
    const span = { from_day: '2026-11-16', until_day: '2026-11-30', ended_at: null };
    await office.database.query
      .insertInto('delegation')
      .values({ ...deputy, ...span })
      .execute();
    expect(codes(await table('A', NOVEMBER))).toEqual(['A']);
    expect(codes(await table('A', `${NOVEMBER}&membercode=A`))).toEqual(['A']);
    expect((await fetched('A', '/api/attendance/monthsheet.pdf?month=2026-11')).statusCode).toBe(200);
    expect((await fetched('A', `${NOVEMBER}&membercode=B`)).statusCode).toBe(404);
    expect((await fetched('A', `${NOVEMBER}&groupno=SALES`)).statusCode).toBe(403);
    await office.database.query.deleteFrom('delegation').execute();
  });

  test('keep a row a row, whatever line breaks, commas and quotes a name has', async () => {
    const named = (membername: string) =>
      office.database.query.updateTable('member').set({ membername }).where('membercode', '=', 'C').execute();
    const name = 'Chit\nKo, "the\rsecond"\r\nof two';
    await named(name);
    const raw = await fetched('HR', `${NOVEMBER}&membercode=C`);
    // A reader that takes any of the three for the end of a line, as spreadsheets do.
    const rows = parse(raw.body, { bom: true, columns: true, record_delimiter: ['\r\n', '\n', '\r'] });
    expect(rows).toHaveLength(5);
    for (const it of rows) expect(it).toMatchObject({ membercode: 'C', membername: name, groupno: 'STORE' });
    await named('Chit Ko');
  });

  test('open as a workbook with a name of before that no XML can hold', async () => {
    const names = (membername: string) =>
      office.database.query.updateTable('member').set({ membername }).where('membercode', '=', 'C').execute();
    await names('Chit\uffff K\ufffeo');
    const raw = await fetched('HR', `${NOVEMBER.replace('.csv', '.xlsx')}&membercode=C`);
    await names('Chit Ko');
    const parts = unzipSync(new Uint8Array(raw.rawPayload));
    const xml = Object.values(parts).map((it) => strFromU8(it));
    expect(xml.filter((it) => /[\ufffe\uffff]/.test(it))).toEqual([]);
    const { sheets } = await readXlsx(raw.rawPayload);
    expect(sheets[0]?.rows[1]?.[1]).toBe('Chit Ko');
  });

  test('hold nothing that a spreadsheet would run', async () => {
    const rows = await table('HR', `${NOVEMBER}&membercode=B`);
    expect(rows[0]?.['membername']).toBe("'=1+1");
  });

  test('have numbers in a workbook that a spreadsheet adds up, and codes that stay text', async () => {
    const read = async (url: string) => {
      const { sheets } = await readXlsx(new Uint8Array((await fetched('HR', url)).rawPayload));
      const [titles = [], ...rows] = sheets[0]?.rows ?? [];
      return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at]])));
    };
    const days = await read(`${NOVEMBER.replace('.csv', '.xlsx')}&membercode=A`);
    expect(days[0]).toMatchObject({ membercode: 'A', date: '2026-11-16', minutes: 503, expected: 480, late: 7 });
    const paid = (await read('/api/attendance/payroll.xlsx?month=2026-11')).find((it) => it['membercode'] === 'A');
    expect(paid).toMatchObject({ workdays: 21, present: 2, workedminutes: 503, adjustments: 0, EL: 0, closedat: '' });
  });

  test('are a workbook as well', async () => {
    const raw = await fetched('A', NOVEMBER.replace('.csv', '.xlsx'));
    expect(raw.headers['content-disposition']).toBe('attachment; filename="attendance-2026-11-16-2026-11-20.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(raw.rawPayload));
    expect(sheets[0]?.rows.map((it) => it[3])).toEqual([
      'date',
      ...(await table('A', NOVEMBER)).map((it) => it['date']),
    ]);
  });

  test('of a span that is backwards or too long are refused', async () => {
    for (const url of [NOVEMBER.replace('11-20', '11-01'), NOVEMBER.replace('2026-11-16', '2024-11-16')]) {
      expect((await fetched('HR', url)).json().code).toBe('INVALID_INPUT');
    }
  });

  test('are whole in a company of many steps', async () => {
    await addCrowd(office.database, 250);
    const rows = await table('HR', '/api/attendance/summary.csv?from=2026-11-16&to=2026-11-16');
    expect(rows.filter((it) => it['membercode']?.startsWith('CROWD'))).toHaveLength(250);
  });
});

describe('payroll', () => {
  test('is a row a member with a column for each leave type', async () => {
    const rows = await table('HR', '/api/attendance/payroll.csv?month=2026-11&groupno=SALES');
    expect(codes(rows)).toEqual(['A', 'B', 'NEW', 'SUSP']);
    expect(rows[0]).toMatchObject({
      ...{ group: 'SALES', from: '2026-11-01', to: '2026-11-30', workdays: '21', present: '2', absent: '12' },
      ...{ incomplete: '1', latecount: '1', lateminutes: '7', workedminutes: '503', overtime_workday: '23' },
      ...{ closedat: '', adjustments: '0', EL: '0' },
    });
  });
});
