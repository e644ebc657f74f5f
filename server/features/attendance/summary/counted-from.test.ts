import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { listPeriods } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

/** A company that began with Muster on Monday 16 November 2026, seen on Friday evening. */
let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  const morning = await office.holding('SA');
  const { zone: _zone, may: _may, ...settings } = (await morning.call(readSettings)).data();
  await morning.call(saveSettings, { body: { ...settings, countedfrom: '2026-11-16' } });
  office.now = inYangon('2026-11-20T20:00');
  hr = await office.holding('HR');
});
afterAll(() => office.close());

const days = { from: '2026-11-09', to: '2026-11-20' };

test('nobody is absent on a day before a company counts attendance', async () => {
  const data = (await (await office.holding('A')).call(readSummary, { query: days })).data();
  expect(data.days.filter((it) => it.status !== null).map((it) => it.date)[0]).toBe('2026-11-16');
  expect(data.days.map((it) => it.why)).toEqual([...Array(7).fill('not_counted'), ...Array(5).fill(undefined)]);
  expect(data.totals).toMatchObject({ absent: 5, offday: 0, upcoming: 0 });
});

test('the group and the payroll say the same', async () => {
  const group = (await hr.call(readGroupSummary, { query: { month: '2026-11' } })).data();
  const a = group.members.find((it) => it.membercode === 'A');
  expect(a?.days.find((it) => it.date === '2026-11-13')).toMatchObject({ status: null, why: 'not_counted' });
  expect(a?.totals.absent).toBe(5);
  const payroll = await hr.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-11' });
  const [head = '', ...lines] = payroll.body.trim().split('\r\n');
  const row = lines.find((it) => it.split(',')[0]?.replaceAll('"', '') === 'A')?.split(',') ?? [];
  expect(row[head.replace('\ufeff', '').split(',').indexOf('absent')]).toBe('5');
});

test('a day before it, on which a member worked here, is told apart from one on which they did not', async () => {
  await office.database.query
    .updateTable('member')
    .set({ joined_on: '2026-11-11' })
    .where('membercode', '=', 'B')
    .execute();
  const query = { from: '2026-11-10', to: '2026-11-11', membercode: 'B' };
  expect((await hr.call(readSummary, { query })).data().days.map((it) => it.why)).toEqual([
    'not_employed',
    'not_counted',
  ]);
  const sheet = await hr.send({ method: 'GET', url: '/api/attendance/monthsheet.pdf?month=2026-11&membercode=B' });
  const pdf = await getDocumentProxy(new Uint8Array(sheet.rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.map((it) => ('str' in it ? it.str : ''));
  const said = (text: string) => texts.filter((it) => it === text).length;
  expect([said('Not employed'), said('Not counted'), said('In another group')]).toEqual([10, 5, 0]);
});

test('periods before it are not there to be closed', async () => {
  const listed = (await hr.call(listPeriods, { query: { year: '2026' } })).data();
  expect(listed.map((it) => it.month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
});

test('a day before it is not corrected', async () => {
  const asked = await (await office.holding('A')).call(askCorrection, {
    body: { attendancedate: '2026-11-13', kind: 'excuse', reason: 'I was here' },
  });
  expect([asked.status, asked.failure().code]).toEqual([422, 'CORRECTION_NOT_POSSIBLE']);
});
