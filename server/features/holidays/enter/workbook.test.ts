import type { HolidayImport } from '@muster/domain/holidays/holidays-contract.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { upload } from '../../../testing/company/upload.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());

const send = (content: Buffer, fields: Record<string, string> = {}) =>
  upload(hr, '/api/holidays/import', content, { name: 'holidays.xlsx', fields });
const imported = async (content: Buffer, fields: Record<string, string>) => {
  const { status, body } = await send(content, fields);
  expect([status, body.code]).toEqual([200, '200']);
  return body.data as HolidayImport;
};
const listed = async (day: string) =>
  (await hr.send({ method: 'GET', url: `/api/publicholiday_info?filter=holidaydate,eq,${day}` }))
    .json()
    .publicholiday_info.map((it: { description: string }) => it.description);

describe('a workbook of a spreadsheet', () => {
  const workbook = async (rows: (string | number | Date)[][]) =>
    Buffer.from(await writeXlsx({ sheets: [{ name: 'Holidays', rows }] }));

  test('is read as a table: its dates, days that are texts, the sites, and by line what is not read', async () => {
    const rows = [
      ['Date', 'Day', 'Holiday', 'Sites'],
      [new Date(Date.UTC(2027, 7, 2)), 'Monday', 'Stock day', ''],
      ['03/08/2027', 'Tuesday', 'Branch day', 'Mandalay Branch'],
      ['', '', '', ''],
      ['#N/A', 'Wednesday', 'Unknown day', ''],
      [new Date(Date.UTC(2026, 11, 25)), 'Friday', 'Christmas Day', ''],
    ];
    const seen = await imported(await workbook(rows), { dryrun: 'true' });
    expect(seen.rows.map((it) => [it.line, it.outcome, it.holidaydate, it.description])).toEqual([
      [2, 'new', '2027-08-02', 'Stock day'],
      [3, 'new', '2027-08-03', 'Branch day'],
      [5, 'refused', '#N/A', 'Unknown day'],
      [6, 'same', '2026-12-25', 'Christmas Day'],
    ]);
    expect(seen.rows.map((it) => it.sites)).toEqual([undefined, [2], undefined, undefined]);
    expect(seen.ignored).toEqual(['Day']);
    expect((await imported(await workbook(rows), { partly: 'true' })).applied).toBe(true);
    expect(await listed('2027-08-02')).toEqual(['Stock day']);
  });

  test.each<[string, (string | number | Date)[][], string]>([
    ['without days', [['Name'], ['Thingyan']], 'columns'],
    ['of titles alone', [['Date', 'Holiday']], 'empty'],
    ['of too many columns', [Array.from({ length: 51 }, (_, at) => `c${at}`)], 'wide'],
    ['of too many lines', [['Date', 'Holiday'], ...Array.from({ length: 2001 }, () => ['2027-01-01', 'x'])], 'long'],
  ])('%s is refused with why', async (_, rows, reason) => {
    const { status, body } = await send(await workbook(rows));
    expect([status, body.code, body.params?.reason]).toEqual([422, 'FILE_NOT_READABLE', reason]);
  });

  test('whose rows are formatted far beyond their last cell is read', async () => {
    const rows = [
      ['Date', 'Holiday'],
      ['2027-01-14', 'Bold day'],
    ];
    const parts = unzipSync(await workbook(rows));
    const [name = '', sheet] = Object.entries(parts).find(([it]) => it.includes('worksheets/sheet')) ?? [];
    const bold = (row: string) => Array.from('ABCDEF', (it) => `<c r="${it}${it}${row}" s="0"/>`).join('');
    const changed = strFromU8(sheet as Uint8Array)
      .split('</row>')
      .map((it, at, all) => (at < all.length - 1 ? `${it}${bold(String(at + 1))}</row>` : it));
    const content = Buffer.from(zipSync({ ...parts, [name]: strToU8(changed.join('')) }));
    const { rows: seen } = await imported(content, { dryrun: 'true' });
    expect(seen).toMatchObject([{ holidaydate: '2027-01-14', description: 'Bold day', outcome: 'new' }]);
  });

  test.each(['2', '1', '-3', '2.5', 'x'])(
    'whose third row calls itself %j is refused: no line could be told by it',
    async (number) => {
      const rows = [
        ['Date', 'Holiday'],
        ['2027-01-11', 'Before day'],
        ['2027-01-12', 'After day'],
      ];
      const parts = unzipSync(await workbook(rows));
      const [name = '', sheet] = Object.entries(parts).find(([it]) => it.includes('worksheets/sheet')) ?? [];
      const changed = strFromU8(sheet as Uint8Array).replace('<row r="3"', `<row r="${number}"`);
      const { status, body } = await send(Buffer.from(zipSync({ ...parts, [name]: strToU8(changed) })));
      expect([status, body.code, body.params?.reason]).toEqual([422, 'FILE_NOT_READABLE', 'workbook']);
      expect(await listed('2027-01-11')).toEqual([]);
    },
  );
});
