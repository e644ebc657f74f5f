import * as contracts from '@muster/domain/attendance/periods/periods-contract.ts';
import { changeLeaveCode, listLeaveCodes } from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { at, decide, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { changeNow } from '../../../testing/members/change-now.ts';

let office: Office;
let hr: Client;
let ill: Person;
let left: Person;
let kept: readonly string[];

const payroll = async (month: string, groupno = '') => {
  const url = `/api/attendance/payroll.csv?month=${month}${groupno && `&groupno=${groupno}`}`;
  return (await hr.send({ method: 'GET', url })).body;
};
const rows = async (...of: Parameters<typeof payroll>) =>
  new Map(
    (parse(await payroll(...of), { bom: true, columns: true }) as Record<string, string>[]).map((it) => [
      it['membercode'],
      it,
    ]),
  );
const OCTOBER = 'from=2026-10-01&to=2026-10-31';
const daysFile = async (span: string) =>
  (await hr.send({ method: 'GET', url: `/api/attendance/summary.csv?${span}` })).body;
async function monthSheets() {
  const { rawPayload } = await hr.send({ method: 'GET', url: '/api/attendance/monthsheet.pdf?month=2026-10' });
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const pages = Array.from({ length: pdf.numPages }, async (_, n) => {
    const { items } = await (await pdf.getPage(n + 1)).getTextContent();
    return items.map((it) => ('str' in it ? it.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join('\n');
}
/** The closed month's payroll of everybody and of a group, its days and its sheets. */
const closedFiles = async () => [
  await payroll('2026-10'),
  await payroll('2026-10', 'SALES'),
  await daysFile(OCTOBER),
  await monthSheets(),
];
const changes = async () => {
  const found = (await hr.call(contracts.listPeriodChanges, { params: { month: '2026-10' } })).data();
  const listed = (await hr.call(contracts.listPeriods, {})).data().find((it) => it.month === '2026-10')?.changes;
  expect(listed).toBe(found.length);
  return found;
};
const daysOf = async (code: string) => (await changes()).filter((it) => it.membercode === code).map((it) => it.date);
const adjusted = async (code: string) => (await rows('2026-11')).get(code)?.['adjustments'];
const changeOfPay = async (leaveid: string, paid: 'full' | 'none') => {
  const type = (await hr.call(listLeaveCodes)).data().codes.find((it) => it.leaveid === leaveid);
  if (!type) throw new Error(leaveid);
  const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
  const body = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin: 'next-year', paid } as const;
  return { params: { id: leaveid }, body };
};
const pay = async (...how: Parameters<typeof changeOfPay>) =>
  expect((await hr.call(changeLeaveCode, await changeOfPay(...how))).status).toBe(200);
const wouldRepay = async (...how: Parameters<typeof changeOfPay>) =>
  (await hr.call(changeLeaveCode, { ...(await changeOfPay(...how)), query: { preview: 'true' } })).data().touches
    .repaid;
async function change({ id }: { id: number }, asked: object) {
  const answer = await changeNow(hr, id, asked);
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
}

beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-10-07T09:00');
  [ill, left] = [await newcomer(office), await newcomer(office)];
  await punch(left.client, left.code, 'in');
  left = await at(office, left, inYangon('2026-10-07T16:30'));
  await punch(left.client, left.code, 'out');
  ill = await at(office, ill, office.now);
  const { id } = await take(ill, '2026-10-13', '2026-10-14');
  expect((await decide(await office.holding('M'), id, 'approve')).status).toBe(200);
  office.now = MORNING;
  hr = await office.holding('HR');
  const closed = await hr.call(contracts.closePeriod, { params: { month: '2026-10' }, body: { waive: 'all known' } });
  expect(closed.status).toBe(200);
  kept = await closedFiles();
});
afterAll(() => office.close());

describe('payroll, days and sheets of a closed pay period stay as they were closed, and what changes is told and counted in the next', () => {
  test('when a leave type is paid otherwise', async () => {
    expect((await rows('2026-10')).get(ill.code)).toMatchObject({ paidleave: '2', unpaidleave: '0', EL: '2' });
    expect(await wouldRepay('EL', 'none')).toEqual({ days: 2, members: 1 });
    await pay('EL', 'none');
    expect(await closedFiles()).toEqual(kept);
    expect((await changes()).map((it) => [it.membercode, it.date, it.before, it.after])).toEqual(
      ['2026-10-13', '2026-10-14'].map((date) => [
        ...[ill.code, date],
        expect.objectContaining({ status: 'leave', leave: 'EL 1', paidleave: 1 }),
        expect.objectContaining({ status: 'leave', leave: 'EL 1', paidleave: 0 }),
      ]),
    );
    expect(await adjusted(ill.code)).toBe('2');
    await pay('EL', 'full');
    expect([await changes(), await adjusted(ill.code)]).toEqual([[], '0']);
  });

  test('when a member turns out to have joined later', async () => {
    await change({ id: office.ids.A }, { joinedon: '2026-10-21' });
    expect(await closedFiles()).toEqual(kept);
    const gone = Array.from({ length: 20 }, (_, n) => `2026-10-${String(n + 1).padStart(2, '0')}`);
    expect([await daysOf('A'), await adjusted('A')]).toEqual([gone, '20']);
    await change({ id: office.ids.A }, { joinedon: '2026-11-01' });
    expect(await closedFiles()).toEqual(kept);
    expect([(await daysOf('A')).length, await adjusted('A')]).toEqual([31, '31']);
    await change({ id: office.ids.A }, { joinedon: null });
    expect([await changes(), await adjusted('A')]).toEqual([[], '0']);
  });

  test('when a member has left before its end, who stands in the next although no longer here', async () => {
    await change(left, { lefton: '2026-10-29' });
    expect(await closedFiles()).toEqual(kept);
    expect(await daysOf(left.code)).toEqual(['2026-10-30', '2026-10-31']);
    expect((await rows('2026-11')).get(left.code)).toMatchObject({ workdays: '0', adjustments: '2', group: 'SALES' });
    expect((await rows('2026-11', 'SALES')).get(left.code)?.['adjustments']).toBe('2');
    await change(left, { lefton: '2026-09-30' });
    expect(await closedFiles()).toEqual(kept);
    expect([(await daysOf(left.code)).length, await adjusted(left.code)]).toEqual([31, '31']);
  });

  test('when a member is added who worked in it, or is called otherwise', async () => {
    const body = { membercode: 'LATE', membername: 'Listed Late', joinedon: '2026-10-30' };
    expect((await hr.call(addMember, { body })).status).toBe(201);
    await change({ id: office.ids.B }, { membername: 'Bo Bo Aung' });
    expect(await closedFiles()).toEqual(kept);
    expect(kept[2]).toContain(`${left.code},Newcomer`);
    expect(kept[2]).toMatch(/2026-10-07,present,09:00,16:30/);
    expect(kept[3]).toContain('09:00');
    const both = await daysFile('from=2026-10-30&to=2026-11-02');
    expect(both.split('\r\n').filter((it) => it.startsWith('B,'))).toEqual([
      expect.stringMatching(/^B,(?!Bo Bo Aung).*,2026-10-30,/),
      expect.stringMatching(/^B,(?!Bo Bo Aung).*,2026-10-31,/),
      expect.stringMatching(/^B,Bo Bo Aung,SALES,2026-11-01,/),
      expect.stringMatching(/^B,Bo Bo Aung,SALES,2026-11-02,/),
    ]);
    expect([await daysOf('LATE'), await adjusted('LATE')]).toEqual([['2026-10-30', '2026-10-31'], '2']);
  });

  test('and of a group only its members', async () => {
    const sales = (await rows('2026-10', 'SALES')).values().toArray();
    expect(new Set(sales.map((it) => it['group']))).toEqual(new Set(['SALES']));
    expect((await rows('2026-10')).size).toBeGreaterThan(sales.length);
  });

  test('and the next, once closed, keeps what it counted', async () => {
    office.now = inYangon('2026-12-02T09:00');
    hr = await office.holding('HR');
    const params = { month: '2026-11' };
    expect((await hr.call(contracts.closePeriod, { params, body: { waive: 'all known' } })).status).toBe(200);
    const november = await payroll('2026-11');
    expect([await adjusted('LATE'), await adjusted(left.code)]).toEqual(['2', '31']);
    await change({ id: office.ids.A }, { joinedon: '2026-10-21' });
    expect([await payroll('2026-11'), await closedFiles()]).toEqual([november, kept]);
  });

  test('what was closed by the version before is paid by the names and terms of today', async () => {
    await office.database.query.updateTable('period_close_line').set({ membername: null, adjustments: null }).execute();
    await office.database.query.updateTable('period_close').set({ leave_types: null }).execute();
    expect((await rows('2026-10')).get('B')?.['membername']).toBe('Bo Bo Aung');
    expect((await rows('2026-10')).get(ill.code)?.['paidleave']).toBe('2');
    expect(await adjusted('A')).toBe('20');
  });
});
