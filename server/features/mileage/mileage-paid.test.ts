import { closePeriod, readOpenThings, reopenPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import * as contracts from '@muster/domain/mileage/mileage-contract.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import {
  beginAnew,
  changeNote,
  type DrivingOffice,
  decideNote,
  drivenOn,
  idsFor,
  inPath,
  listedNotes,
  note,
  noted,
  openDrivingOffice,
  RATES,
  refusedAs,
  sendBack,
} from '../../testing/mileage/driving-office.ts';
import { mileageTable } from './read-mileage.ts';

let office: DrivingOffice['office'];
let { a, b, manager, hr, sa } = {} as DrivingOffice['who'];
let { tripid, save, trip, ownCar, inCar } = {} as DrivingOffice;
let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
  ({ office, tripid, save, trip, ownCar, inCar } = opened);
  ({ a, b, manager, hr, sa } = opened.who);
});
beforeEach(() => beginAnew(opened));
afterAll(() => office.close());

describe('what is seen', () => {
  test('is the own, those of whom one decides for, and all by the office', async () => {
    const [ofA, ofB] = [await noted(a, ownCar(10)), await noted(b, ownCar(20))];
    expect(await idsFor(a)).toEqual([ofA.id]);
    expect(await idsFor(b)).toEqual([ofB.id]);
    for (const who of [manager, hr, sa]) expect(await idsFor(who)).toEqual([ofB.id, ofA.id]);
    const stranger = await office.holding('M2');
    expect(await idsFor(stranger)).toEqual([]);
    expect((await drivenOn(a, tripid)).entries.map((it) => it.id)).toEqual([ofA.id]);
    expect(await drivenOn(stranger, tripid)).toEqual({ entries: [], days: null, cars: [] });
    expect(await drivenOn(a, 999_999)).toEqual({ entries: [], days: null, cars: [] });
  });

  test('is narrowed by pay period, member and state, with the sums of all that are found', async () => {
    const [ofA, ofB] = [await noted(a, ownCar(10)), await noted(b, ownCar(20))];
    await decideNote(hr, ofB);
    expect(await idsFor(hr, { search: 'Aye' })).toEqual([ofA.id]);
    expect(await idsFor(hr, { state: 'approved' })).toEqual([ofB.id]);
    expect(await idsFor(hr, { period: '2026-10' })).toEqual([]);
    const { totals, running } = await listedNotes(hr, { period: '2026-11' });
    expect([totals, running]).toEqual([{ count: 2, distance: 30, amount: 18_000, approved: 12_000 }, '2026-11']);
  });

  /** So many entries of one day, as if they were noted. */
  const store = async (length: number) => {
    const ofA = { trip_id: tripid, member_id: office.ids.A, day: '2026-11-19', created_at: '2026-11-19T10:00:00.000Z' };
    const one = { ...ofA, car_id: null, odometer_start: null, odometer_end: null, distance: 1, remark: '' };
    await office.database.query
      .insertInto('mileage')
      .values(Array.from({ length }, () => one))
      .execute();
  };

  test('comes in pages', async () => {
    await store(51);
    const [first, second] = [await listedNotes(hr), await listedNotes(hr, { page: '2' })];
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([50, true, 1, false]);
    expect(second.totals.count).toBe(51);
  });

  test('is a file of the office, in which nothing is a formula', async () => {
    await noted(a, ownCar(132, { remark: '=1+1' }));
    await noted(b, inCar(1000, 1090));
    const answer = await hr.send({ method: 'GET', url: '/api/mileage.csv?period=2026-11' });
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(
      rows.map((it) => [it['membercode'], it['car'], it['distance'], it['rate'], it['amount'], it['state']]),
    ).toEqual([
      ['B', 'CAR-1', '90', '0.00', '0.00', 'waiting'],
      ['A', '', '132', '6.00', '792.00', 'waiting'],
    ]);
    expect(rows[1]?.['remark']).toBe("'=1+1");
    expect((await hr.send({ method: 'GET', url: '/api/mileage.xlsx' })).statusCode).toBe(200);
  });

  test('no entry stands twice in a file while others are noted', async () => {
    await store(201);
    const member = { id: office.ids.HR, role: 'HR' } as CurrentMember;
    const { rows } = await mileageTable({ database: office.database, clock: () => office.now }, { member }, {});
    const parts: number[] = [];
    for await (const some of rows) {
      parts.push(some.length);
      await noted(b, ownCar(132, { drivenon: '2026-11-20' }));
    }
    expect(parts).toEqual([1, 200, 2]);
  });
});

describe('a closed pay period', () => {
  test('keeps what was driven in it, and payroll has what was approved', async () => {
    const october = await trip(['A'], '2026-10-20', '2026-10-21', { carcode: '' });
    const body = (distance: number) => ownCar(distance, { tripid: october, drivenon: '2026-10-20' });
    await save(sa, [{ from: '2026-10-01', privaterate: 6000, companyrate: 0 }], { revision: 1 });
    const [paid, waits] = [await noted(a, body(132)), await noted(a, body(7))];
    await decideNote(manager, paid);
    const payroll = async () => {
      const { body: csv } = await hr.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-10' });
      const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
      return rows.filter((it) => ['A', 'B'].includes(it['membercode'] ?? '')).map((it) => it['mileage']);
    };
    expect(await payroll()).toEqual(['792.00', '0.00']);
    const open = (await hr.call(readOpenThings, { params: { month: '2026-10' } })).data();
    expect([open.mileage, open.own.mileage]).toEqual([1, undefined]);
    expect((await sa.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'late' } })).status).toBe(200);
    const before = await office.state();
    for (const refused of [
      await note(a, body(1)),
      await changeNote(a, waits.id, 1, body(8)),
      await a.call(contracts.removeMileage, { ...inPath(waits.id), body: { revision: 1 } }),
      await decideNote(hr, waits),
      await sendBack(hr, { ...paid, revision: 2 }),
    ]) {
      expect([refused.status, refused.failure().code]).toEqual([409, 'PERIOD_CLOSED']);
    }
    expect(await office.state()).toBe(before);
    await save(sa, RATES, { revision: 2 });
    expect(await payroll()).toEqual(['792.00', '0.00']);
    const { entries } = await drivenOn(a, october);
    expect(entries.map((it) => [it.id, it.may.change, it.closed])).toEqual([
      [waits.id, false, true],
      [paid.id, false, undefined],
    ]);
  });
});

test('a rate that is said for days of a closed period gives its payroll no column, and an open one its own', async () => {
  const inPeriod = { params: { month: '2026-08' } };
  expect((await sa.call(closePeriod, { ...inPeriod, body: { waive: 'late' } })).status).toBe(200);
  await save(sa, [{ from: '2026-08-01', privaterate: 6000, companyrate: 0 }], { revision: 1 });
  const heads = async (month: string) => {
    const { body } = await hr.send({ method: 'GET', url: `/api/attendance/payroll.csv?month=${month}` });
    return body.split('\r\n')[0]?.split(',').at(-1);
  };
  expect(await heads('2026-08')).not.toBe('mileage');
  expect(await heads('2026-11')).toBe('mileage');
});

test('a period that is opened and closed again has on record what both paid for driving', async () => {
  const september = await trip(['A'], '2026-09-20', '2026-09-21', { carcode: '' });
  const body = (distance: number) => ownCar(distance, { tripid: september, drivenon: '2026-09-20' });
  await save(sa, [{ from: '2026-09-01', privaterate: 6000, companyrate: 0 }], { revision: 1 });
  const inPeriod = { params: { month: '2026-09' } };
  const close = async () => (await sa.call(closePeriod, { ...inPeriod, body: { waive: 'late' } })).status;
  await decideNote(manager, await noted(a, body(100)));
  expect(await close()).toBe(200);
  expect((await sa.call(reopenPeriod, { ...inPeriod, body: { reason: 'A road was forgotten' } })).status).toBe(200);
  await decideNote(manager, await noted(a, body(50)));
  expect(await close()).toBe(200);
  const onRecord = await office.database.query
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'period.close')
    .where('subject', '=', 'period:2026-09')
    .orderBy('id')
    .execute();
  expect(onRecord.map((it) => JSON.parse(it.after ?? '{}').mileage)).toEqual(['600.00', '900.00']);
});

describe('the rates', () => {
  const terms = async (who: Client) => (await who.call(contracts.readMileageTerms)).data();
  const shown = async (who: Client) => (await who.call(readCompany)).data().mileage ?? false;

  test('are for administrators to set, and whoever is refused changes nothing', async () => {
    for (const who of [a, manager, hr]) expect((await save(who, [], { revision: 1 })).failure().code).toBe('FORBIDDEN');
    expect(await terms(a)).toEqual({
      ...{ unit: 'km', currency: 'MMK', rates: RATES, revision: 1, may: { change: false, unit: false } },
    });
    expect((await save(sa, [], { revision: 0 })).failure().code).toBe('CHANGED_MEANWHILE');
    // Sent again after a lost answer it is done.
    expect((await save(sa, RATES, { revision: 0 })).data().revision).toBe(1);
    expect((await save(sa, [...RATES, ...RATES], { revision: 1 })).failure().errors[0]?.params?.['reason']).toBe(
      'twice',
    );
  });

  test('are none at first: nothing is shown and nothing noted', async () => {
    expect(await shown(a)).toBe(true);
    await save(sa, [], { revision: 1 });
    expect(await shown(a)).toBe(false);
    expect((await drivenOn(a, tripid)).days).toBeNull();
    expect(await refusedAs(note(a, ownCar(1)))).toEqual([422, 'MILEAGE_NOT_POSSIBLE', 'off', 'drivenon']);
    const payroll = await hr.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-11' });
    expect(payroll.body.split('\r\n')[0]).not.toContain('mileage');
  });

  test('leave what was noted to be seen when they are taken back, and its unit as it is', async () => {
    await noted(a, ownCar(132));
    await save(sa, [], { revision: 1 });
    expect(await shown(a)).toBe(true);
    expect((await listedNotes(a)).items[0]).toMatchObject({ distance: 132, amount: 0 });
    const other = await save(sa, RATES, { revision: 2, unit: 'mi' });
    expect([other.status, other.failure().errors[0]?.field]).toEqual([422, 'unit']);
  });

  test('hold from a day on', async () => {
    const november = { from: '2026-11-20', privaterate: 8000, companyrate: 100 };
    expect((await save(sa, [november, ...RATES], { revision: 1 })).data().rates).toEqual([...RATES, november]);
    expect((await noted(a, ownCar(10))).amount).toBe(6000);
    expect((await noted(a, ownCar(10, { drivenon: '2026-11-20' }))).amount).toBe(8000);
    expect((await noted(b, inCar(5, 15, { drivenon: '2026-11-20' }))).amount).toBe(100);
  });
});
