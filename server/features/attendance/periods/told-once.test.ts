import * as contracts from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday, removeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-12-07T09:00');
  sa = await office.holding('SA');
  for (const month of ['2026-08', '2026-09', '2026-10']) await close(month);
});
afterAll(() => office.close());

const close = async (month: string) => {
  const answer = await sa.call(contracts.closePeriod, { params: { month }, body: { waive: 'as it is' } });
  expect([month, answer.status]).toEqual([month, 200]);
};
const reopen = (month: string) => sa.call(contracts.reopenPeriod, { params: { month }, body: { reason: 'put right' } });

/** What payroll of a month counts of earlier ones, for a member who rests on Saturdays and Sundays. */
const adjustments = async (month: string): Promise<string | undefined> => {
  const raw = await sa.send({ method: 'GET', url: `/api/attendance/payroll.csv?month=${month}` });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows.find((it) => it['membercode'] === 'A')?.['adjustments'];
};
const counted = async (month: string) =>
  (await sa.call(contracts.listAdjustments, { params: { month } }))
    .data()
    .filter((it) => it.membercode === 'A')
    .map((it) => [it.month, it.date, it.before.status, it.after.status]);
const listHoliday = async (holidaydate: string) =>
  (await sa.call(addHoliday, { body: { holidaydate, description: 'Given late' } })).data().holiday.id;

describe('what changes in a closed period', () => {
  let late: number | null;

  test('is counted by the next payroll, however many have been closed since', async () => {
    expect(await adjustments('2026-11')).toBe('0');
    late = await listHoliday('2026-08-12');
    await listHoliday('2026-10-07');
    expect(await adjustments('2026-10')).toBe('0');
    expect(await adjustments('2026-11')).toBe('2');
  });

  test('is counted once', async () => {
    await close('2026-11');
    expect(await adjustments('2026-11')).toBe('2');
    expect(await adjustments('2026-12')).toBe('0');
  });

  test('is counted again when it changes again, also back to how it was closed', async () => {
    expect((await sa.call(removeHoliday, { params: { id: String(late) } })).status).toBe(200);
    expect(await adjustments('2026-12')).toBe('1');
    expect(await adjustments('2026-11')).toBe('2');
  });

  test('stays to be read against how it was closed', async () => {
    const changes = async (month: string) =>
      (await sa.call(contracts.listPeriodChanges, { params: { month } }))
        .data()
        .filter((it) => it.membercode === 'A')
        .map((it) => [it.date, it.before.status, it.after.status]);
    expect(await changes('2026-08')).toEqual([]);
    expect(await changes('2026-10')).toEqual([['2026-10-07', 'absent', 'holiday']]);
  });
});

/** By how much a member's closed periods differ in what the payroll of a month counts: of the columns that do. */
const differences = async (month: string) => {
  const raw = await sa.send({ method: 'GET', url: `/api/attendance/adjustments.csv?month=${month}` });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows
    .filter((it) => it['membercode'] === 'A')
    .map(({ membercode: _code, membername: _name, ...numbers }) =>
      Object.fromEntries(Object.entries(numbers).filter(([, it]) => it !== '0')),
    );
};

describe('the days that a payroll counts', () => {
  test('are told as a file of what they add to the pay of a member, or take off it', async () => {
    const holiday = { days: '1', workdays: '-1', holiday: '1', absent: '-1' };
    expect(await differences('2026-11')).toEqual([
      { month: '2026-08', ...holiday },
      { month: '2026-10', ...holiday },
    ]);
    expect(await differences('2026-12')).toEqual([
      { month: '2026-08', days: '1', workdays: '1', holiday: '-1', absent: '1' },
    ]);
    expect(await differences('2026-10')).toEqual([]);
  });

  test('are listed with what was known before, of a closed period and of an open one', async () => {
    expect(await counted('2026-11')).toEqual([
      ['2026-08', '2026-08-12', 'absent', 'holiday'],
      ['2026-10', '2026-10-07', 'absent', 'holiday'],
    ]);
    expect(await counted('2026-12')).toEqual([['2026-08', '2026-08-12', 'holiday', 'absent']]);
    expect(await counted('2026-10')).toEqual([]);
  });

  test('say in the list of changes by which payroll they were counted', async () => {
    await listHoliday('2026-10-14');
    const changes = (await sa.call(contracts.listPeriodChanges, { params: { month: '2026-10' } })).data();
    expect(changes.filter((it) => it.membercode === 'A').map((it) => [it.date, it.countedin])).toEqual([
      ['2026-10-07', '2026-11'],
      ['2026-10-14', null],
    ]);
  });

  test('are announced before a holiday is stored', async () => {
    const query = { preview: 'true' } as const;
    const touches = async (holidaydate: string) =>
      (await sa.call(addHoliday, { query, body: { holidaydate, description: 'Given late' } })).data().closed;
    expect([await touches('2026-10-21'), await touches('2026-12-21')]).toEqual([['2026-10'], []]);
  });

  test('are on whole pages by member', async () => {
    const found: string[] = [];
    let cursor: number | null = null;
    do {
      const query: { cursor?: string } = cursor === null ? {} : { cursor: String(cursor) };
      const page = (await sa.call(contracts.listAdjustments, { params: { month: '2026-11' }, query })).raw.json();
      found.push(...page.data.map((it: contracts.CountedDay) => `${it.membercode} ${it.date}`));
      cursor = page.more ? page.cursor : null;
    } while (cursor !== null);
    expect(found.length).toBe(new Set(found).size);
    expect(found).toEqual(found.toSorted());
  });
});

describe('a closed period', () => {
  test('is not opened again while one that was closed after it may have counted its changes', async () => {
    const refused = await reopen('2026-08');
    expect([refused.status, refused.failure().code, refused.failure().params]).toEqual([
      409,
      'PERIOD_CLOSED',
      { reason: 'after', month: '2026-11' },
    ]);
    expect(refused.failure().message).toContain('The pay period November 2026 was closed after this one');
    const all = (await sa.call(contracts.listPeriods, { query: { year: '2026' } })).data();
    const first = all.filter((it) => it.state === 'closed').map((it) => [it.month, it.openfirst]);
    expect(first).toEqual(first.map(([month]) => [month, month === '2026-11' ? undefined : '2026-11']));
    expect(first.length).toBeGreaterThan(2);
  });

  test('counts anew when it is opened again and closed', async () => {
    expect((await reopen('2026-11')).status).toBe(200);
    // August is as it was closed again, and nobody was told otherwise; October is other on two days.
    expect((await counted('2026-11')).map(([, date]) => date)).toEqual(['2026-10-07', '2026-10-14']);
    await close('2026-11');
    expect(await adjustments('2026-12')).toBe('0');
  });

  test('pays what has changed in an earlier one that was opened again in its own time', async () => {
    for (const month of ['2026-11', '2026-10']) expect((await reopen(month)).status).toBe(200);
    await close('2026-10');
    expect(await adjustments('2026-11')).toBe('0');
  });
});

describe('later payrolls', () => {
  const at = async (local: string) => {
    office.now = inYangon(local);
    sa = await office.holding('SA');
  };

  test('count against what was told last, not first', async () => {
    await at('2027-02-03T09:00');
    await close('2026-11');
    const again = await listHoliday('2026-09-09');
    await close('2026-12');
    expect(await adjustments('2026-12')).toBe('1');
    expect((await sa.call(removeHoliday, { params: { id: String(again) } })).status).toBe(200);
    await close('2027-01');
    expect(await adjustments('2027-01')).toBe('1');
    expect(await adjustments('2027-02')).toBe('0');
    expect(await counted('2026-12')).toEqual([['2026-09', '2026-09-09', 'absent', 'holiday']]);
    expect(await counted('2027-01')).toEqual([['2026-09', '2026-09-09', 'holiday', 'absent']]);
  });

  test('count nobody who has left more than once, whatever closed periods their change touches', async () => {
    const { membercode, id } = (
      await sa.call(addMember, { body: { membercode: 'GONE', membername: 'Was Here', joinedon: '2026-09-29' } })
    ).data();
    await office.database.query.updateTable('member').set({ left_on: '2026-10-02' }).where('id', '=', id).execute();
    const raw = await sa.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2027-02' });
    const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
    const own = rows.filter((it) => it['membercode'] === membercode);
    expect(own.map((it) => it['adjustments'])).toEqual(['4']);
  });

  test('look twelve months back and no further', async () => {
    for (const month of ['2025-11', '2025-12']) await close(month);
    await listHoliday('2025-11-12');
    expect(await adjustments('2026-12')).toBe('1');
    const february = Number(await adjustments('2027-02'));
    await listHoliday('2025-12-10');
    expect(Number(await adjustments('2027-02'))).toBe(february);
    await close('2026-02');
    await listHoliday('2026-02-11');
    expect(Number(await adjustments('2027-02'))).toBe(february + 1);
  });
});
