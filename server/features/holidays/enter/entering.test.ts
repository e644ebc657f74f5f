import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { upload } from '../../../testing/company/upload.ts';
import { newcomer, take } from '../../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());

const uploadHolidays = (client: Client, content: string | Buffer, fields: Record<string, string> = {}) =>
  upload(client, '/api/holidays/import', content, { name: 'holidays.csv', fields });
const imported = async (content: string | Buffer, fields?: Record<string, string>) => {
  const { status, body } = await uploadHolidays(hr, content, fields);
  expect([status, body.code]).toEqual([200, '200']);
  return body.data as contracts.HolidayImport;
};
const told = ({ rows }: contracts.HolidayImport) =>
  rows.map((it) => [it.line, it.outcome, it.holidaydate, it.description]);
const listed = async (day: string) =>
  (await hr.send({ method: 'GET', url: `/api/publicholiday_info?filter=holidaydate,eq,${day}` }))
    .json()
    .publicholiday_info.map((it: { description: string }) => it.description);

describe('a table of holidays', () => {
  const table = 'Date;Name\r\n"2027-05-03";"Café; day"\r\n2027-05-03;Second name\r\n25/12/2026;christmas day\r\n';

  test('is shown first: nothing is stored, and what is listed already is told apart', async () => {
    const before = await office.state();
    const seen = await imported(`\uFEFF${table}`, { dryrun: 'true' });
    expect(told(seen)).toEqual([
      [2, 'new', '2027-05-03', 'Café; day'],
      [3, 'new', '2027-05-03', 'Second name'],
      [4, 'same', '2026-12-25', 'christmas day'],
    ]);
    expect([seen.applied, seen.rows[1]?.also, await office.state()]).toEqual([false, ['Café; day'], before]);
  });

  test.each<[query: string, fields: Record<string, string>]>([
    ['?dryrun=true', {}],
    ['?preview=true', {}],
    ['?dryrun=true', { dryrun: 'false' }],
    ['?dryrun=false', { dryrun: 'true' }],
  ])('is only shown when it is sent to %s with %j', async (query, fields) => {
    const before = await office.state();
    const { body } = await upload(hr, `/api/holidays/import${query}`, table, { name: 'holidays.csv', fields });
    expect([body.data.applied, body.data.rows[0].outcome, await office.state()]).toEqual([false, 'new', before]);
  });

  test('is stored once, lists the leave that it touches, and the same file changes nothing', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10', { leavetype: 'CL-CASUAL LEAVE' });
    const content = Buffer.from(`${table}2026-12-09;Extra\n`, 'latin1');
    const seen = await imported(content, { dryrun: 'true' });
    const stored = await imported(content);
    expect([seen.applied, seen.touched, stored.applied, stored.touched]).toEqual([false, 1, true, 1]);
    expect(await listed('2027-05-03')).toEqual(['Café; day', 'Second name']);
    const before = await office.state();
    expect((await imported(content)).rows.every((it) => it.outcome === 'same')).toBe(true);
    expect(await office.state()).toBe(before);
  });

  test('counts before it is stored the leave that new holidays touch only together', async () => {
    const rule = (next_to_offday: 'allow' | 'forbid') =>
      office.database.query.updateTable('leave_code').set({ next_to_offday }).where('leaveid', '=', 'CL').execute();
    const who = await newcomer(office);
    // A Tuesday and a Wednesday: with both days behind them free, off-days follow.
    await take(who, '2027-01-26', '2027-01-27', { leavetype: 'CL-CASUAL LEAVE' });
    await rule('forbid');
    const days = ['28,First,', '29,Second,', '29,Second too,', '26,Elsewhere,Mandalay Branch'];
    const content = `date,name,sites\n${days.map((it) => `2027-01-${it}`).join('\n')}\n`;
    const seen = await imported(content, { dryrun: 'true' });
    const stored = await imported(content);
    expect([seen.touched, stored.touched, stored.applied]).toEqual([1, 1, true]);
    await rule('allow');
  });

  test.each([
    ['with titles', 'date,name\n'],
    ['without titles', ''],
  ])('%s refuses a line with more than it has columns for', async (_, titles) => {
    const file = `${titles}2027-06-11,Plain\n2027-06-12,Eid, second day\n2027-06-13,"Eid, third day",\n`;
    const { rows } = await imported(file, { dryrun: 'true' });
    expect(rows.map((it) => [it.outcome, it.description, it.errors.map((one) => one.params)])).toEqual([
      ['new', 'Plain', []],
      ['refused', 'Eid', [{ reason: 'cells' }]],
      ['new', 'Eid, third day', []],
    ]);
  });

  test('is read by the separator that a spreadsheet names, empty lines of cells and all', async () => {
    const { rows } = await imported('sep=;\r\ndate;name\r\n;\r\n2027-06-15;Eid, a day\r\n', { dryrun: 'true' });
    expect(rows.map((it) => [it.line, it.outcome, it.description])).toEqual([[4, 'new', 'Eid, a day']]);
  });

  test.each(['Day,Date,Holiday', 'Date,Holiday,Day'])(
    'with the columns %s takes the day to be its weekday',
    async (titles) => {
      const cells: Record<string, string> = { Day: 'Monday', Date: '2027-07-19', Holiday: "Martyrs' Day" };
      const line = titles.split(',').map((it) => cells[it]);
      const { rows } = await imported(`${titles}\n${line.join()}\n`, { dryrun: 'true' });
      expect(rows).toMatchObject([{ holidaydate: '2027-07-19', description: "Martyrs' Day", errors: [] }]);
    },
  );

  test('is refused by the cells in which a spreadsheet shows an error', async () => {
    const content = 'date,name,sites\n2027-06-21,#N/A,\n#REF!,Full moon,\n2027-06-23,Full moon,#NAME?\n';
    const { rows } = await imported(content, { dryrun: 'true' });
    expect(rows.map((it) => it.errors.map((one) => [one.field, one.code, one.params]))).toEqual(
      ['description', 'holidaydate', 'sites'].map((it) => [[it, 'INVALID_INPUT', { reason: 'errorcell' }]]),
    );
  });

  test('says once what is wrong with a day or a name', async () => {
    const { rows } = await imported('date,name\nnonsense,T\n,U\nnonsense,\n', { dryrun: 'true' });
    expect(rows.map((it) => it.errors.map((one) => one.field))).toEqual([
      ['holidaydate'],
      ['holidaydate'],
      ['holidaydate', 'description'],
    ]);
  });

  test('with a line that is wrong is stored not at all, unless it is asked for', async () => {
    const content = '2027-06-01,One\n2027-02-30,Two\n2027-06-03,\n3rd of June,Four\n2327-06-01,Five\n';
    const before = await office.state();
    const refused = await imported(content);
    expect(refused.rows.map((it) => [it.outcome, it.errors[0]?.field, it.errors[0]?.message])).toEqual([
      ['new', undefined, undefined],
      ['refused', 'holidaydate', 'There is no such day.'],
      ['refused', 'description', expect.anything()],
      ['refused', 'holidaydate', expect.stringMatching(/^Not read as a day/)],
      ['refused', 'holidaydate', 'A day between 1900 and 2199.'],
    ]);
    expect([refused.applied, await office.state()]).toEqual([false, before]);
    const { body } = await upload(hr, '/api/holidays/import?partly=true', content, { name: 'holidays.csv' });
    expect(body.data.applied).toBe(true);
    expect(await listed('2027-06-01')).toEqual(['One']);
    expect((await imported(content.replace('One', 'Won'), { partly: 'true' })).applied).toBe(true);
    expect(await listed('2027-06-01')).toEqual(['One', 'Won']);
  });
});

describe('a file that is not what it should be', () => {
  test.each<[string, string | Buffer, string]>([
    ['an archive that is no workbook', Buffer.from('504b030414000600080000002100', 'hex'), 'workbook'],
    ['a page of the web', '<!doctype html><html></html>', 'kind'],
    ['a table without days', 'name,remark\nThingyan,\n', 'columns'],
    ['one column', '2027-01-01\n', 'columns'],
    ['two columns of names', 'holidaydate,description,description\n2027-01-01,One,Two\n', 'twice'],
    ['two columns of days', 'date,start,name\n2027-01-01,2027-01-02,One\n', 'twice'],
    ['two columns of sites', 'date,name,sites,locations\n2027-01-01,One,Head Office,\n', 'twice'],
    ['a row of ten thousand columns', `date,name${',x'.repeat(10_000)}\n`, 'wide'],
    ['quotation marks that do not match', 'date,name\n2027-01-01,"open\n', 'line'],
    ['a spoilt calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:never\nEND:VCALENDAR', 'calendar'],
    ['titles alone', 'date,name\n', 'empty'],
    ['too many lines', `date,name\n${'2027-01-01,x\n'.repeat(2001)}`, 'long'],
  ])('%s is refused with why', async (_, content, reason) => {
    const before = await office.state();
    const { status, body } = await uploadHolidays(hr, content);
    expect([status, body.code, body.params?.reason]).toEqual([422, 'FILE_NOT_READABLE', reason]);
    expect(await office.state()).toBe(before);
  });

  test.each([
    ['no boundary', 'multipart/form-data', '--x--'],
    ['no part', 'multipart/form-data; boundary=x', ''],
    ['a part cut short', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; file'],
    [
      'a file cut short',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\ndate,na',
    ],
    [
      'a name of the language',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('a form with %s is bad input', async (_, type, payload) => {
    const headers = { 'content-type': type };
    const raw = await hr.send({ method: 'POST', url: '/api/holidays/import', headers, payload });
    expect([raw.statusCode, raw.json().status]).toEqual([400, 'fail']);
  });

  test('larger than any is refused, and others may not send one at all', async () => {
    const { status, body } = await uploadHolidays(hr, Buffer.alloc(5 * 1024 * 1024, 'a'));
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await uploadHolidays(await office.holding('A'), 'date,name\n')).status).toBe(403);
    expect((await uploadHolidays(hr, 'date,name\n2027-01-01,x', { role: 'SA' })).body.code).toBe('UNKNOWN_FIELD');
  });
});

describe('suggestions', () => {
  const suggest = async (query: Record<string, string>) =>
    (await hr.call(contracts.suggestHolidays, { query: query as never })).data();

  test('name the countries, Myanmar among them', async () => {
    const { countries, own, holidays } = await suggest({});
    expect([own, (await suggest({ country: 'th' })).own]).toEqual(['MM', null]);
    expect(countries.length).toBeGreaterThan(200);
    expect(countries).toContainEqual({ code: 'MM', name: 'Myanmar' });
    expect(holidays).toEqual([]);
  });

  test('of Myanmar mark what follows the moon, and what is listed already', async () => {
    const { holidays, complete } = await suggest({ country: 'mm', year: '2027' });
    expect(complete).toBe(true);
    const find = (name: string) => holidays.find((it) => it.description === name);
    expect(find('Independence Day')).toMatchObject({ holidaydate: '2027-01-04', check: false, known: true, also: [] });
    expect(find('Full Moon of Kason')).toMatchObject({ check: true, known: false });
    expect((await suggest({ country: 'MM', year: '2031' })).complete).toBe(false);
  });

  test('of a region are those of its country and its own, in the language of the screens', async () => {
    const names = async (query: Record<string, string>) => (await suggest(query)).holidays.map((it) => it.description);
    const country = await names({ country: 'DE', year: '2027' });
    const region = await names({ country: 'DE', region: 'BY', year: '2027' });
    expect(country).toContain('Easter Monday');
    expect(country).not.toContain('Epiphany');
    expect(region).toContain('Epiphany');
    expect(await names({ country: 'DE', region: '', year: '2027' })).toEqual(country);
    const muslim = (await suggest({ country: 'ID', year: '2027' })).holidays.filter((it) => /Eid/.test(it.description));
    expect(muslim.map((it) => it.check)).toEqual(muslim.map(() => true));
  });

  test.each([
    [{ country: 'XX' }, 404],
    [{ country: 'DE', region: 'NOWHERE' }, 404],
    [{ country: 'Germany' }, 400],
    [{ country: 'DE', year: '26' }, 400],
  ])('of %j are refused', async (query, status) => {
    expect((await hr.call(contracts.suggestHolidays, { query: query as never })).status).toBe(status);
  });
});

describe('a holiday that gets another day', () => {
  const move = (id: number | null, body: object, query = {}) =>
    hr.call(contracts.changeHoliday, { params: { id: String(id) }, body: body as never, query });
  const add = async (holidaydate: string, description: string) =>
    (await hr.call(contracts.addHoliday, { body: { holidaydate, description } })).data().holiday;

  test('lists what the old and the new day touch, after a look that stores nothing', async () => {
    const who = await newcomer(office);
    await take(who, '2027-02-08', '2027-02-10', { leavetype: 'CL-CASUAL LEAVE' });
    const { id } = await add('2027-02-09', 'Moving day');
    const moved = { holidaydate: '2027-02-10', description: 'Moving day' };
    const before = await office.state();
    const seen = (await move(id, moved, { preview: 'true' })).data();
    expect(seen.affected.map((it) => it.effect)).toEqual(['no-longer-inside', 'inside']);
    expect(await office.state()).toBe(before);
    const stored = (await move(id, moved)).data();
    expect(stored.affected.map((it) => [it.effect, typeof it.id])).toEqual([
      ['no-longer-inside', 'number'],
      ['inside', 'number'],
    ]);
    expect(await listed('2027-02-10')).toEqual(['Moving day']);
  });

  test('by another name touches nothing, is on record, and is not overwritten by who looked before', async () => {
    const was = { holidaydate: '2027-08-02', description: 'First name' };
    const { id } = await add(was.holidaydate, was.description);
    const renamed = { holidaydate: '2027-08-02', description: 'Second name' };
    expect((await move(id, { ...renamed, was })).data().affected).toEqual([]);
    const late = await move(id, { ...renamed, description: 'Third name', was });
    expect([late.status, late.failure().code, late.failure().data]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { id, ...renamed },
    ]);
    expect((await move(id, { ...renamed, was })).status).toBe(200);
    const { query } = office.database;
    const entries = await query.selectFrom('audit').select('action').where('subject', '=', `holiday:${id}`).execute();
    expect(entries.map((it) => it.action)).toEqual(['holiday.add', 'holiday.change']);
  });

  test('that has this holiday already is refused', async () => {
    await add('2027-08-10', 'Twice');
    const { id } = await add('2027-08-11', 'Twice');
    expect((await move(id, { holidaydate: '2027-08-10', description: 'Twice' })).failure().code).toBe('HOLIDAY_EXISTS');
    const looked = await move(id, { holidaydate: '2027-08-10', description: 'Twice' }, { preview: 'true' });
    expect([looked.status, looked.failure().code]).toEqual([409, 'HOLIDAY_EXISTS']);
    expect((await move(id, { holidaydate: '2027-08-11', description: 'Twice' }, { preview: 'true' })).status).toBe(200);
    expect((await move(999_999, { holidaydate: '2027-08-10', description: 'X' })).failure().code).toBe('NOT_FOUND');
  });
});
