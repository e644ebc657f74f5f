import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeNow } from '../../testing/members/change-now.ts';
import {
  beginAnew,
  changeNote,
  type DrivingOffice,
  decideNote,
  listedNotes,
  note,
  noted,
  openDrivingOffice,
  refusedAs,
  sendBack,
} from '../../testing/mileage/driving-office.ts';

let opened: DrivingOffice;
beforeAll(async () => {
  opened = await openDrivingOffice();
  await beginAnew(opened);
});
afterAll(() => opened.office.close());

const worksHere = async (from: string | null, to: string | null) =>
  (await changeNow(opened.who.hr, opened.office.ids.A, { employment: [{ from, to }] })).data();
const notThere = [422, 'NOT_EMPLOYED', 'days', 'drivenon'];

test('nothing is noted for a day before the first, nor moved there', async () => {
  const { who, ownCar } = opened;
  await worksHere('2026-11-19', null);
  const early = ownCar(10, { drivenon: '2026-11-18' });
  expect(await refusedAs(note(who.a, early))).toEqual(notThere);
  const { id } = await noted(who.a, ownCar(10));
  expect(await refusedAs(changeNote(who.a, id, 1, early))).toEqual(notThere);
});

test('what was driven is told before an earlier time is made shorter, or a first day set behind it', async () => {
  const { who, office, ownCar, tripid } = opened;
  await worksHere(null, null);
  const it = await noted(who.a, ownCar(10, { drivenon: '2026-11-20' }));
  const lying = { id: it.id, day: '2026-11-20', trip_assigmentno: it.trip_assigmentno, waiting: true };
  const look = async (change: Parameters<typeof changeNow>[2]) =>
    (await changeNow(who.hr, office.ids.A, change, { preview: 'true' })).data();
  const earlier = await look({
    employment: [
      { from: null, to: '2026-11-19' },
      { from: '2027-01-04', to: null },
    ],
  });
  expect(earlier.touches).toBeNull();
  expect(earlier.outside).toMatchObject({ leave: [], trips: [{ id: tripid, waiting: false }] });
  expect(earlier.outside?.mileage).toContainEqual(lying);
  expect((await look({ joinedon: '2026-11-21' })).outside?.mileage).toContainEqual(lying);
  expect((await look({ joinedon: '2026-11-17', lefton: '2026-12-31' })).outside).toBeUndefined();
});

describe('what was driven on a day after a last one that is set since', () => {
  beforeEach(async () => {
    await beginAnew(opened);
    await worksHere(null, null);
  });
  const onLastDay = async () => noted(await opened.office.holding('A'), opened.ownCar(10, { drivenon: '2026-11-20' }));
  const payroll = async (query: string) => {
    const { body } = await opened.who.hr.send({ method: 'GET', url: `/api/attendance/payroll.csv?${query}` });
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[];
    return rows.filter((it) => it['membercode'] === 'A').map((it) => [it['mileage'], it['workdays'], it['group']]);
  };

  test('is told before it is saved, but for what was sent back', async () => {
    const { who, office } = opened;
    const [paid, waits, back] = [await onLastDay(), await onLastDay(), await onLastDay()];
    await decideNote(who.manager, paid);
    await sendBack(who.manager, back);
    const touched = async (lefton: string) =>
      (await changeNow(who.hr, office.ids.A, { lefton }, { preview: 'true' })).data().touches?.mileage;
    const of = { day: '2026-11-20', trip_assigmentno: paid.trip_assigmentno };
    expect(await touched('2026-11-19')).toEqual([
      { ...of, id: paid.id, waiting: false },
      { ...of, id: waits.id, waiting: true },
    ]);
    expect(await touched('2026-11-20')).toEqual([]);
  });

  test('is not approved, says so, and can be sent back', async () => {
    const { who } = opened;
    const it = await onLastDay();
    await worksHere(null, '2026-11-19');
    const shown = (await listedNotes(who.manager)).items[0];
    expect(shown).toMatchObject({ doubts: [{ kind: 'unemployed' }], may: { approve: false, return: true } });
    expect(await refusedAs(decideNote(who.manager, it))).toEqual(notThere);
    expect((await sendBack(who.manager, it)).data().state).toBe('returned');
  });

  test('is paid where it was approved before, also to who is paid nothing else, until it is sent back', async () => {
    const { who } = opened;
    const approved = (await decideNote(who.manager, await onLastDay())).data();
    const [before] = await payroll('month=2026-11');
    await worksHere(null, '2026-10-31');
    expect(before?.[0]).toBe('60.00');
    expect(await payroll('month=2026-11')).toEqual([['60.00', '0', 'SALES']]);
    expect([await payroll('month=2026-11&groupno=SALES'), await payroll('month=2026-11&groupno=STORE')]).toEqual([
      [['60.00', '0', 'SALES']],
      [],
    ]);
    await sendBack(who.manager, approved);
    expect(await payroll('month=2026-11')).toEqual([]);
  });

  test('is paid in a period that was closed since', async () => {
    const { who, office } = opened;
    await decideNote(who.manager, await onLastDay());
    await worksHere(null, '2026-10-31');
    const now = office.now;
    office.now = now.add({ hours: 24 * 20 });
    const [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
    const lying = async () =>
      (await changeNow(hr, office.ids.A, { lefton: '2026-11-01' }, { preview: 'true' })).data().touches?.mileage;
    expect(await lying()).toHaveLength(1);
    const closing = await sa.call(closePeriod, { params: { month: '2026-11' }, body: { waive: 'late' } });
    expect(closing.status).toBe(200);
    expect(await lying(), 'nothing of it is decided any more').toEqual([]);
    const { body } = await hr.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-11' });
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.filter((it) => it['membercode'] === 'A').map((it) => it['mileage'])).toEqual(['60.00']);
    // Who comes back is in it once, whatever is known of them by now.
    await changeNow(hr, office.ids.A, { employment: [{ from: null, to: null }] });
    const again = await hr.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-11' });
    expect(again.body).toBe(body);
  });
});
