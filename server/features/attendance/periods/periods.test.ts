import * as contracts from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { cancelForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { overrideDay, setWork } from '@muster/domain/work/work-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

const OCTOBER = { month: '2026-10' };

let office: Office;
let hr: Client;
let sa: Client;
const at = async (local: string) => {
  office.now = inYangon(local);
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
};

beforeAll(async () => {
  office = await openOffice();
  await grantLeave(office.database, () => office.now);
  for (const [time, type] of [
    ['2026-10-05T09:10', 'in'],
    ['2026-10-05T17:00', 'out'],
    ['2026-10-06T08:50', 'in'],
  ] as const) {
    await at(time);
    await punch(await office.holding('A'), 'A', type, { checktime: office.now.toString() });
  }
  await at('2026-10-07T08:50');
  for (const type of ['in', 'out'] as const) {
    await punch(await office.holding('A'), 'A', type, { checktime: office.now.toString() });
  }
  await at('2026-11-20T09:00');
});
afterAll(() => office.close());

const payroll = async (month: string) => {
  const raw = await hr.send({ method: 'GET', url: `/api/attendance/payroll.csv?month=${month}` });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows.find((it) => it['membercode'] === 'A') ?? {};
};
const payrollName = async (month: string) => {
  const raw = await hr.send({ method: 'GET', url: `/api/attendance/payroll.xlsx?month=${month}` });
  return String(raw.headers['content-disposition']);
};

const nothingToDecide = { forgotten: 0, review: 0, corrections: 0, leave: 0, trips: 0, affected: 0 };
const nothing = { minutes: 0, late: 0, early: 0, overtime: 0, leave: '', paidleave: 0 };

describe('a pay period', () => {
  test('is not closed while it runs', async () => {
    const answer = await hr.call(contracts.closePeriod, { params: { month: '2026-11' }, body: { waive: 'now' } });
    expect([answer.status, answer.failure().code, answer.failure().params]).toEqual([
      409,
      'PERIOD_NOT_READY',
      { reason: 'running', day: '2026-11-30' },
    ]);
    const open = await hr.call(contracts.readOpenThings, { params: { month: '2026-11' } });
    expect(answer.failure().data).toEqual(open.data());
  });

  test('is not closed on its last day either', async () => {
    await at('2026-10-31T10:00');
    const answer = await hr.call(contracts.closePeriod, { params: OCTOBER, body: { waive: 'in a hurry' } });
    expect([answer.status, answer.failure().params]).toEqual([409, { reason: 'running', day: '2026-10-31' }]);
  });

  test('is not closed before a night shift of its last day is over, nor over who has not checked out yet', async () => {
    await at('2026-10-31T22:05');
    await punch(await office.holding('N'), 'N', 'in', { checktime: office.now.toString() });
    await at('2026-11-01T00:01');
    const early = await hr.call(contracts.closePeriod, { params: OCTOBER, body: { waive: 'in a hurry' } });
    expect([early.status, early.failure().code, early.failure().params]).toEqual([
      409,
      'PERIOD_NOT_READY',
      { reason: 'nightshift', day: '2026-10-31', time: '06:00' },
    ]);
    await at('2026-11-01T06:01');
    const open = await hr.call(contracts.closePeriod, { params: OCTOBER, body: {} });
    expect([open.status, open.failure().data]).toMatchObject([409, { running: 1 }]);
    await punch(await office.holding('N'), 'N', 'out', { checktime: office.now.toString() });
    expect((await hr.call(contracts.readOpenThings, { params: OCTOBER })).data().running).toBe(0);
    await at('2026-11-20T09:00');
  });

  test('is not closed where no day of it is counted', async () => {
    const countFrom = (counted_from: string | null) =>
      office.database.query.updateTable('company').set({ counted_from }).execute();
    await countFrom('2026-10-01');
    const answer = await hr.call(contracts.closePeriod, { params: { month: '2026-09' }, body: { waive: 'long ago' } });
    expect([answer.status, answer.failure().code]).toEqual([404, 'NOT_FOUND']);
    await countFrom(null);
  });

  test('tells before it is closed who was absent, and of a running one no day that is to come', async () => {
    const { days, members } = (await hr.call(contracts.readAbsences, { params: OCTOBER })).data();
    // A was there on three of twenty-two working days, all others never.
    expect(members.first[0]).toEqual({ membercode: 'A', membername: 'Aye Aye', days: 19 });
    expect(members.first.find((it) => it.membercode === 'B')?.days).toBe(22);
    expect(days).toBe(members.first.reduce((sum, it) => sum + it.days, 0));
    expect(members.count).toBe(members.first.length);
    const running = (await hr.call(contracts.readAbsences, { params: { month: '2026-11' } })).data();
    expect(running.members.first.find((it) => it.membercode === 'B')?.days).toBe(14);
    expect((await (await office.holding('M')).call(contracts.readAbsences, { params: OCTOBER })).status).toBe(403);
  });

  test('tells before it is closed who worked on a day of leave, which payroll pays besides the leave', async () => {
    const worked = async () => (await hr.call(contracts.readAbsences, { params: OCTOBER })).data().workedonleave;
    expect(await worked()).toEqual({ days: 0, members: { count: 0, first: [] } });
    const body = { membercode: 'A', leavetype: 'EL', fromdate: '2026-10-06', todate: '2026-10-07', reason: 'as told' };
    const { id } = (await hr.call(enterForMember, { body })).data();
    const first = [{ membercode: 'A', membername: 'Aye Aye', days: 2 }];
    expect(await worked()).toEqual({ days: 2, members: { count: 1, first } });
    expect(await payroll('2026-10')).toMatchObject({ paidleave: '2' });
    const cancelled = await hr.call(cancelForMember, { params: { id: String(id) }, body: { reason: 'as told' } });
    expect(cancelled.status).toBe(200);
  });

  test('is not closed over what is open, unless that is waived with a reason', async () => {
    const open = await hr.call(contracts.closePeriod, { params: OCTOBER, body: {} });
    expect([open.status, open.failure().code, open.failure().data]).toEqual([
      409,
      'PERIOD_NOT_READY',
      { running: 0, ...nothingToDecide, forgotten: 1, own: nothingToDecide },
    ]);
    expect((await hr.call(contracts.readOpenThings, { params: OCTOBER })).data()).toEqual(open.failure().data);
    const closed = (await hr.call(contracts.closePeriod, { params: OCTOBER, body: { waive: 'A was asked' } })).data();
    expect(closed).toMatchObject({ state: 'closed', closedby: 'Hla Hla', waived: 'A was asked', changes: 0 });
    const again = await hr.call(contracts.closePeriod, { params: OCTOBER, body: {} });
    const { code, data } = again.failure();
    expect([code, data]).toEqual(['PERIOD_CLOSED', { ...closed, changes: null }]);
  });

  test('that is closed takes no leave, day override, work or correction of its days', async () => {
    const entered = { membercode: 'A', leavetype: 'EL', fromdate: '2026-10-08', todate: '2026-10-08', reason: 'ill' };
    const params = { id: String(office.ids.A) };
    const refused = [
      await hr.call(enterForMember, { body: { ...entered, override: [] } }),
      await hr.call(overrideDay, { params, body: { date: '2026-10-08', kind: 'off', reason: 'flood' } }),
      await hr.call(setWork, { params, body: { from: '2026-10-08', shiftid: 1, restdays: [7] } }),
    ];
    expect(refused.map((it) => [it.status, it.failure().code])).toEqual(refused.map(() => [409, 'PERIOD_CLOSED']));
  });

  test('is paid as it was closed, and what changed since is told and counted in the next', async () => {
    expect(await payrollName('2026-10')).toBe('attachment; filename="payroll-2026-10.xlsx"');
    expect(await payrollName('2026-11')).toBe('attachment; filename="payroll-2026-11-provisional.xlsx"');
    const before = await payroll('2026-10');
    expect(before).toMatchObject({
      present: '3',
      incomplete: '1',
      latecount: '1',
      lateminutes: '10',
      adjustments: '0',
    });
    expect(before['closedat']).not.toBe('');
    await (await office.holding('SA')).call(addHoliday, {
      body: { holidaydate: '2026-10-09', description: 'Given late' },
    });
    expect(await payroll('2026-10')).toEqual(before);
    const { items } = await hr
      .call(contracts.listPeriodChanges, { params: OCTOBER })
      .then((it) => ({ items: it.data() as contracts.ChangedDay[] }));
    expect(items.filter((it) => it.membercode === 'A')).toEqual([
      {
        ...{ membercode: 'A', membername: 'Aye Aye', date: '2026-10-09' },
        before: { status: 'absent', kind: 'workday', ...nothing },
        after: { status: 'holiday', kind: 'holiday', ...nothing },
        countedin: null,
      },
    ]);
    expect((await payroll('2026-11'))['adjustments']).toBe('1');
    const listed = (await hr.call(contracts.listPeriods, {})).data();
    expect(listed.map((it) => it.month)).toHaveLength(12);
    expect(listed.find((it) => it.month === '2026-10')?.changes).toBe(items.length);
    const uncounted = (await hr.call(contracts.listPeriods, { query: { changes: 'false' } })).data();
    expect(uncounted).toEqual(listed.map((it) => ({ ...it, changes: null })));
  });

  test('is opened again by an administrator alone, with a reason', async () => {
    const again = { params: OCTOBER, body: { reason: 'One holiday was missing' } };
    expect((await hr.call(contracts.reopenPeriod, again)).status).toBe(403);
    expect((await sa.call(contracts.reopenPeriod, again)).data()).toMatchObject({ state: 'open', closedat: null });
    expect((await payroll('2026-10'))['holiday']).toBe('1');
    expect((await sa.call(contracts.reopenPeriod, again)).status).toBe(404);
    // Its days take changes again.
    const params = { id: String(office.ids.A) };
    const flood = { date: '2026-10-08', kind: 'off', reason: 'flood' } as const;
    expect((await hr.call(overrideDay, { params, body: flood })).status).toBe(201);
  });

  test('that two officers close at once is closed once', async () => {
    const both = await Promise.all(
      [hr, sa].map((it) => it.call(contracts.closePeriod, { params: { month: '2026-09' }, body: { waive: 'all' } })),
    );
    expect(both.map((it) => it.status).toSorted()).toEqual([200, 409]);
  });

  test('that was closed keeps its days when periods start on another day, and the next begins the day after', async () => {
    const days = async (query: { starts?: string } = {}) =>
      (await hr.call(contracts.listPeriods, { query: { year: '2026', ...query } }))
        .data()
        .filter((it) => '2026-08' <= it.month && it.month <= '2026-12')
        .map((it) => `${it.month}: ${it.from} ${it.to}`);
    const with26 = [
      // September is closed, October was and is open again.
      ...['2026-08: 2026-07-26 2026-08-31', '2026-09: 2026-09-01 2026-09-30', '2026-10: 2026-10-01 2026-10-31'],
      ...['2026-11: 2026-11-01 2026-11-25', '2026-12: 2026-11-26 2026-12-25'],
    ];
    expect(await days({ starts: '26' })).toEqual(with26);
    const closed = await payroll('2026-09');
    const { zone: _zone, may: _may, ...settings } = (await hr.call(readSettings)).data();
    await hr.call(saveSettings, { body: { ...settings, periodstarts: 26 } });
    expect(await days()).toEqual(with26);
    expect(await payroll('2026-09')).toEqual(closed);
    const { from, to } = await payroll('2026-11');
    expect([from, to]).toEqual(['2026-11-01', '2026-11-25']);
    expect(await days({ starts: '1' })).toEqual([
      ...['2026-08: 2026-08-01 2026-08-31', '2026-09: 2026-09-01 2026-09-30', '2026-10: 2026-10-01 2026-10-31'],
      ...['2026-11: 2026-11-01 2026-11-30', '2026-12: 2026-12-01 2026-12-31'],
    ]);
  });
});
