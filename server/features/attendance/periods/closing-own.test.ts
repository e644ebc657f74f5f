import { closePeriod, readOpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import { listForReview, settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tryPunch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { newcomer, tryTake } from '../../../testing/leave/leave.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';
import { closePeriod as closePeriodOf } from './close-period.ts';

const params = { month: '2026-10' };
const [HOLIDAY, ON_LEAVE, ON_TRIP] = ['2026-10-30', '2026-10-28', '2026-10-27'];

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ offline_punches: 'review' }).execute();
  office.now = inYangon('2026-11-01T09:00');
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
  const body = { holidaydate: HOLIDAY, description: 'Extra day' };
  expect((await sa.call(addHoliday, { body })).status).toBe(201);
});
afterEach(() => office.close());

/** Hours on the holiday that nobody saw, told afterwards. */
const workOnHoliday = async (client: Client, code: string) => {
  for (const [type, time, sequence] of [
    ['in', '08:00', 1],
    ['out', '17:00', 2],
  ] as const) {
    const checktime = inYangon(`${HOLIDAY}T${time}`).toString();
    expect((await tryPunch(client, code, type, { checktime, offline: true, sequence })).status).toBe(201);
  }
};
const close = (client: Client, body: object = { waive: 'Everybody was asked' }) =>
  client.call(closePeriod, { params, body });
const open = async (client: Client) => (await client.call(readOpenThings, { params })).data();
const nothing = { forgotten: 0, review: 0, corrections: 0, leave: 0, trips: 0, affected: 0 };
const overtimeOf = async (membercode: string) => {
  const raw = await sa.send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-10' });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows.find((it) => it['membercode'] === membercode)?.['overtime_holiday'];
};
const newsOf = async (client: Client) =>
  (await client.call(listNotifications)).body().filter((it) => !it.title.startsWith('Sign-in on a new device'));

const TOLD = (name: string, count: number) => ({
  title: `${name} closed the pay period 01/10/2026 – 31/10/2026 with ${count} things of their own undecided`,
  subtitle: 'Payroll counts it as it stood. You can open the period again. Everybody was asked',
  path: '/dashboard/audit',
});

test('what comes of an HR officer while they close a period is told as well', async () => {
  const { database } = office;
  const write: typeof database.write = async (work) => {
    if (!(await database.query.selectFrom('punch').select('id').executeTakeFirst())) await workOnHoliday(hr, 'HR');
    return database.write(work);
  };
  const member = { id: office.ids.HR, membercode: 'HR', membername: 'Hla Hla', role: 'HR' as const };
  const deps = { ...office.deps, database: { ...database, write } };
  await closePeriodOf(deps, { member }, '2026-10', 'Everybody was asked');
  expect(await newsOf(sa)).toMatchObject([TOLD('Hla Hla', 2)]);
});

describe('an HR officer whose own punches nobody has looked at', () => {
  beforeEach(() => workOnHoliday(hr, 'HR'));

  test('closes over them only with a reason, and the administrators are told of it', async () => {
    const expected = { ...nothing, running: 0, review: 2, own: { ...nothing, review: 2 } };
    expect(await open(hr)).toEqual(expected);
    const refused = (await close(hr, {})).failure();
    expect(refused).toMatchObject({ code: 'PERIOD_NOT_READY', params: { reason: 'open', count: 2 }, data: expected });
    expect((await close(hr)).status).toBe(200);
    expect(await newsOf(sa)).toMatchObject([TOLD('Hla Hla', 2)]);
  });

  test('closes it unheard once somebody else has decided about them', async () => {
    const mine = (await sa.call(listForReview, { query: {} })).data().items.filter((it) => it.membercode === 'HR');
    const items = mine.map(({ id, reasons }) => ({ id, reasons }));
    const body = { decision: 'reject' as const, remark: 'Nobody was there', items };
    expect((await hr.call(settleReview, { body })).status).toBe(403);
    expect((await sa.call(settleReview, { body })).status).toBe(200);
    expect((await close(hr, {})).status).toBe(200);
    expect(await overtimeOf('HR')).toBe('0');
    expect(await newsOf(sa)).toEqual([]);
  });

  test('has it closed by another of the office, to whom they are not their own', async () => {
    await addColleagues(office.database, [{ membercode: 'HR2', membername: 'Htet Htet', role: 'HR' }]);
    const other = await office.as('HR2' as Persona);
    expect((await open(other)).own).toEqual(nothing);
    expect((await close(other)).status).toBe(200);
    expect(await newsOf(sa)).toEqual([]);
  });
});

describe('of what an HR officer asked for themselves', () => {
  test('leave and trips are told as well', async () => {
    await newcomer(office);
    office.now = inYangon('2026-10-20T09:00');
    const before = await office.holding('HR');
    const leave = { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 1 };
    const own = { id: office.ids.HR, code: 'HR', client: before };
    expect((await tryTake(own, ON_LEAVE, ON_LEAVE, leave)).status).toBe(201);
    await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
    const crew = [{ id: office.ids.HR, membercode: 'HR' }];
    expect((await before.call(addTrip, { body: tripBody(crew, ON_TRIP, ON_TRIP, { carcode: '' }) })).status).toBe(201);
    office.now = inYangon('2026-11-01T09:00');
    hr = await office.holding('HR');
    expect(await open(hr)).toMatchObject({ leave: 1, trips: 1, own: { ...nothing, leave: 1, trips: 1 } });
    expect((await close(hr)).status).toBe(200);
    expect((await newsOf(await office.holding('SA'))).map((it) => it.title)).toContain(TOLD('Hla Hla', 2).title);
  });

  test('what others ask for is waived as ever', async () => {
    const { client, membercode } = await office.newcomer();
    await workOnHoliday(await client(), membercode);
    expect(await open(hr)).toMatchObject({ review: 2, own: nothing });
    expect((await close(hr)).status).toBe(200);
    expect(await newsOf(sa)).toEqual([]);
  });
});

describe('an administrator', () => {
  test('closes over what is their own, and the other administrators are told', async () => {
    const [, gone] = await addColleagues(office.database, [
      { membercode: 'SA2', membername: 'Sein Sein', role: 'SA' },
      { membercode: 'SA3', membername: 'Soe Soe', role: 'SA', status: 'suspended' },
    ]);
    await workOnHoliday(sa, 'SA');
    expect((await close(sa, {})).failure().params).toEqual({ reason: 'open', count: 2 });
    expect((await close(sa)).status).toBe(200);
    const told = await newsOf(await office.as('SA2' as Persona));
    expect(told).toMatchObject([TOLD('San San', 2)]);
    const others = office.database.query.selectFrom('notification').select('member_id');
    const ids = (await others.execute()).map((it) => it.member_id);
    expect(ids).not.toContain(office.ids.SA);
    expect(ids).not.toContain(office.ids.HR);
    expect(ids).not.toContain(gone);
  });

  test('is not stuck where there is no other', async () => {
    await workOnHoliday(sa, 'SA');
    expect((await close(sa)).status).toBe(200);
    expect(await overtimeOf('SA')).not.toBe('0');
  });
});
