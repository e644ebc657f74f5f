import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';

/** Days that are over: one of them before anybody worked here; and one to come. */
const [OVER, BEFORE, TO_COME] = ['2026-11-17', '2025-11-18', '2026-12-09'];
const MANDALAY = 2;

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterAll(() => office.close());
beforeEach(() => office.database.query.deleteFrom('public_holiday').execute());

const add = (client: Client, holidaydate: string, sites: number[] = []) =>
  client.call(contracts.addHoliday, { body: { holidaydate, description: 'Extra day', sites } });
const added = async (holidaydate: string) => String((await add(sa, holidaydate)).data().holiday.id);
const move = (client: Client, id: string, holidaydate: string, description = 'Extra day') =>
  client.call(contracts.changeHoliday, { params: { id }, body: { holidaydate, description } });
const held = async (day: string) => {
  const { id } = await office.database.query
    .selectFrom('public_holiday')
    .select('id')
    .where('holidaydate', '=', day)
    .executeTakeFirstOrThrow();
  return String(id);
};
const remove = (client: Client, id: string) => client.call(contracts.removeHoliday, { params: { id } });

/** The same asked with `preview=true`, which is refused as the change is. */
const LOOK = { query: { preview: 'true' } } as const;

/** An absence of one's own would be paid by it, or one's own work as work on a holiday (behaviour 5). */
describe('a holiday on a day that is over, and that the officer had', () => {
  test('is not HR’s to add, and an administrator’s', async () => {
    expect((await add(hr, OVER)).failure()).toMatchObject({ code: 'FORBIDDEN', params: { reason: 'own' } });
    expect((await add(sa, OVER)).status).toBe(201);
  });

  test('is not HR’s to bring in a file: its line is refused with why, and nothing stored unless the others are asked for', async () => {
    const before = await office.state();
    const file = `date,name\n${TO_COME},Extra day\n${OVER},Extra day`;
    const bring = async (client: Client, more: object = {}) =>
      (await client.call(contracts.importHolidays, { body: { file, ...more } })).data();
    for (const found of [await bring(hr, { dryrun: 'true' }), await bring(hr)]) {
      expect([found.applied, found.rows.map((it) => it.outcome)]).toEqual([false, ['new', 'refused']]);
      expect(found.rows[1]).toMatchObject({ line: 3, errors: [{ field: 'holidaydate', code: 'FORBIDDEN' }] });
      expect(found.rows[1]?.errors[0]).toMatchObject({
        params: { reason: 'own' },
        message: expect.stringContaining('are over'),
      });
    }
    expect(await office.state()).toBe(before);
    expect((await bring(hr, { partly: 'true' })).applied).toBe(true);
    expect((await bring(sa)).rows.map((it) => it.outcome)).toEqual(['same', 'new']);
    expect((await bring(hr)).rows.map((it) => it.outcome)).toEqual(['same', 'same']);
  });

  test('is not HR’s to move there, to move away or to remove, but to call otherwise', async () => {
    const [over, coming] = [await added(OVER), await added(TO_COME)];
    for (const refused of [await move(hr, coming, OVER), await move(hr, over, TO_COME), await remove(hr, over)])
      expect(refused.failure().code).toBe('FORBIDDEN');
    expect((await move(hr, over, OVER, 'Another name')).status).toBe(200);
    expect((await remove(sa, over)).status).toBe(200);
  });

  test('is neither HR’s to look at as if they could change it', async () => {
    const [over, coming] = [await added(OVER), await added(TO_COME)];
    const body = { holidaydate: OVER, description: 'Another day' };
    const before = await office.state();
    const looks = (client: Client) => [
      client.call(contracts.addHoliday, { ...LOOK, body }),
      client.call(contracts.changeHoliday, { ...LOOK, params: { id: coming }, body }),
      client.call(contracts.removeHoliday, { ...LOOK, params: { id: over } }),
    ];
    for (const refused of await Promise.all(looks(hr)))
      expect(refused.failure()).toMatchObject({ code: 'FORBIDDEN', params: { reason: 'own' } });
    for (const seen of await Promise.all(looks(sa))) expect(seen.status).toBe(200);
    expect(await office.state()).toBe(before);
  });

  test('is HR’s where attendance is counted from a later day on, whenever the company began with Muster', async () => {
    const countFrom = (counted_from: string | null) =>
      office.database.query.updateTable('company').set({ counted_from }).execute();
    await countFrom('2026-11-18');
    expect((await add(hr, OVER)).status).toBe(201);
    expect((await remove(sa, await held(OVER))).status).toBe(200);
    await countFrom('2026-11-17');
    expect((await add(hr, OVER)).status).toBe(403);
    await countFrom(null);
    // It was set up today; its days of before count all the same.
    await office.database.query.updateTable('company').set({ created_at: '2026-11-20T02:00:00.000Z' }).execute();
    expect((await add(hr, OVER)).status).toBe(403);
  });

  test('is HR’s where it does not hold for them, is to come, or before they worked here', async () => {
    expect((await add(hr, OVER, [MANDALAY])).status).toBe(201);
    expect((await add(hr, TO_COME)).status).toBe(201);
    expect((await add(hr, BEFORE)).status).toBe(201);
  });

  test('is an administrator’s today, too, once their own shift has begun or they have checked in, and HR’s before', async () => {
    const today = '2026-11-20';
    // That they came the day before is nothing to today.
    for (const [time, type] of [
      ['09:00', 'in'],
      ['17:00', 'out'],
    ] as const) {
      office.now = inYangon(`2026-11-19T${time}`);
      await punch(await office.holding('HR'), 'HR', type, { checktime: office.now.toString() });
    }
    office.now = inYangon(`${today}T08:50`);
    hr = await office.holding('HR');
    const early = (await add(hr, today)).data().holiday.id;
    expect((await remove(hr, String(early))).status).toBe(200);
    await punch(hr, 'HR', 'in', { checktime: office.now.toString() });
    expect((await add(hr, today)).failure()).toMatchObject({ code: 'FORBIDDEN', params: { reason: 'own' } });
    expect((await add(hr, today, [MANDALAY])).status).toBe(201);
    office.now = MORNING;
  });

  test('is an administrator’s today, too, once their own shift has begun, though they did not come', async () => {
    office.now = inYangon('2026-11-19T09:00');
    hr = await office.holding('HR');
    expect((await add(hr, '2026-11-19')).failure().code).toBe('FORBIDDEN');
    office.now = MORNING;
    hr = await office.holding('HR');
  });

  test('is HR’s between two times in which they work here, and not in the earlier one', async () => {
    const { query } = office.database;
    const earlier = { member_id: office.ids.HR, from_day: '2026-01-01', until_day: '2026-11-16' };
    await query.insertInto('earlier_employment').values(earlier).execute();
    await query.updateTable('member').set({ joined_on: '2026-11-19' }).where('id', '=', office.ids.HR).execute();
    expect((await add(hr, OVER)).status).toBe(201);
    expect((await add(hr, '2026-11-16')).failure()).toMatchObject({ code: 'FORBIDDEN', params: { reason: 'own' } });
  });
});
