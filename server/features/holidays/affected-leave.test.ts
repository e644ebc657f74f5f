import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { decide, forgetLeave, newcomer, type Person, take, tryRemove } from '../../testing/leave/leave.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const add = (holidaydate: string, description = 'Extra day') =>
  hr.call(contracts.addHoliday, { body: { holidaydate, description } });
const remove = (id: number | null) => hr.call(contracts.removeHoliday, { params: { id: String(id) } });
const listed = async () => (await hr.call(contracts.listAffectedLeave)).data().items;
const effectsOf = (affected: contracts.HolidayTouch['affected']) => affected.map((it) => it.effect);
const leaveRows = async () =>
  JSON.stringify(
    await Promise.all(
      (['leave', 'leave_ledger', 'member_day'] as const).map((it) =>
        office.database.query.selectFrom(it).selectAll().execute(),
      ),
    ),
  );

describe('a holiday that HR adds', () => {
  test('within a leave lists it, and changes nothing of it', async () => {
    who = await newcomer(office);
    const { id } = await take(who, '2026-12-08', '2026-12-10');
    const before = await leaveRows();
    const { holiday, affected } = (await add('2026-12-09', 'Extra festival')).data();
    expect(holiday).toEqual({ id: expect.any(Number), holidaydate: '2026-12-09', description: 'Extra festival' });
    expect(affected).toEqual([
      {
        id: expect.any(Number),
        leaveid: id,
        membercode: who.code,
        membername: expect.any(String),
        start: '2026-12-08',
        end: '2026-12-10',
        part: null,
        ltype: 'EL-EARNED LEAVE',
        approve_status: 0,
        holidaydate: '2026-12-09',
        description: 'Extra festival',
        effect: 'inside',
      },
    ]);
    expect(await listed()).toEqual(affected.map((it) => ({ ...it, may: { settle: true } })));
    expect(await leaveRows()).toBe(before);
  });

  test('beside a leave lists it when its type forbids that', async () => {
    who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await take(await newcomer(office), '2026-12-08', '2026-12-10', CASUAL);
    const { affected } = (await add('2026-12-11')).data();
    expect(affected.map((it) => [it.membercode, it.effect])).toEqual([[who.code, 'adjacent']]);
  });

  test('behind the off-days of one member and not of the other lists the one', async () => {
    const type = (next_to_offday: 'allow' | 'forbid') =>
      office.database.query.updateTable('leave_code').set({ next_to_offday }).where('leaveid', '=', 'EL').execute();
    await type('allow');
    who = await newcomer(office, { rest_days: '67' });
    await take(who, '2026-12-10', '2026-12-11');
    await take(await newcomer(office, { rest_days: '6' }), '2026-12-10', '2026-12-11');
    const { affected } = (await add('2026-12-14')).data();
    expect(affected.map((it) => [it.membercode, it.effect])).toEqual([[who.code, 'adjacent']]);
    await type('forbid');
  });

  test('lists approved leave too, and neither rejected nor removed', async () => {
    const manager = await office.holding('M');
    const [approved, rejected, removed] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    await decide(manager, (await take(approved, '2026-12-08', '2026-12-10')).id, 'approve');
    await decide(manager, (await take(rejected, '2026-12-08', '2026-12-10')).id, 'reject');
    await tryRemove(removed, await take(removed, '2026-12-08', '2026-12-10'));
    const { affected } = (await add('2026-12-09')).data();
    expect(affected.map((it) => [it.membercode, it.approve_status])).toEqual([[approved.code, 1]]);
  });

  test('twice is refused, by another name on the same day it is one more', async () => {
    who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await add('2026-12-09');
    const before = await office.state();
    expect((await add('2026-12-09')).failure()).toMatchObject({ code: 'HOLIDAY_EXISTS' });
    expect(await office.state()).toBe(before);
    expect(effectsOf((await add('2026-12-09', 'Extra too')).data().affected)).toEqual([]);
  });

  test('stands in the table of public holidays and in the way of new leave', async () => {
    await add('2026-12-17');
    const url = '/api/publicholiday_info?filter=holidaydate,eq,2026-12-17';
    expect((await hr.send({ method: 'GET', url })).json().publicholiday_info).toMatchObject([
      { description: 'Extra day' },
    ]);
  });
});

describe('a holiday that HR removes', () => {
  test('lists what stood in it or beside it', async () => {
    const { holiday } = (await add('2026-12-09')).data();
    who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await take(await newcomer(office), '2026-12-15', '2026-12-16');
    const before = await leaveRows();
    expect(effectsOf((await remove(holiday.id)).data().affected)).toEqual(['no-longer-inside']);
    expect(await leaveRows()).toBe(before);
    expect((await remove(holiday.id)).failure().code).toBe('NOT_FOUND');
  });

  test('while the day stays one by another name lists nothing', async () => {
    const { holiday } = (await add('2026-12-09')).data();
    await add('2026-12-09', 'Extra too');
    await take(await newcomer(office), '2026-12-08', '2026-12-10');
    expect((await remove(holiday.id)).data().affected).toEqual([]);
  });
});

describe('a change that is only looked at', () => {
  const preview = { query: { preview: 'true' } } as const;
  const look = (holidaydate: string) =>
    hr.call(contracts.addHoliday, { ...preview, body: { holidaydate, description: 'Extra day' } });

  test('says what adding would touch, as adding then does, and stores nothing', async () => {
    who = await newcomer(office);
    const { id } = await take(who, '2026-12-08', '2026-12-10');
    const before = await office.state();
    const seen = await look('2026-12-09');
    expect([seen.status, await office.state()]).toEqual([200, before]);
    const { holiday, affected, trips, balances } = seen.data();
    expect(holiday).toEqual({ id: null, holidaydate: '2026-12-09', description: 'Extra day' });
    expect(affected).toMatchObject([{ id: null, leaveid: id, membercode: who.code, effect: 'inside' }]);
    const balance = { membercode: who.code, ltype: 'EL-EARNED LEAVE', fiscalyear: 2026, remaining: 7 };
    expect(balances).toMatchObject([balance]);

    const stored = (await add('2026-12-09')).data();
    expect(stored.affected.map(({ id: _, ...it }) => it)).toEqual(affected.map(({ id: _, ...it }) => it));
    expect([stored.trips, stored.balances]).toEqual([trips, balances]);
    expect((await look('2026-12-09')).failure().code).toBe('HOLIDAY_EXISTS');
  });

  test('names the trips that are out on the day, and no others', async () => {
    const send = async (from: string, to: string) => {
      const { id, code } = await newcomer(office);
      const body = tripBody([{ id, membercode: code }], from, to, { carcode: null });
      return (await hr.call(addTrip, { body })).data();
    };
    const trip = await send('2026-12-08', '2026-12-10');
    await send('2026-12-10', '2026-12-11');
    const named = (await look('2026-12-09')).data().trips;
    expect(named).toMatchObject([{ trip_assigmentno: trip.trip_assigmentno, departuredate: '2026-12-08' }]);
  });

  test('says what removing would touch, and stores nothing, also when it is sent as a keyed request', async () => {
    const { holiday } = (await add('2026-12-09')).data();
    await take(await newcomer(office), '2026-12-08', '2026-12-10');
    const before = await office.state();
    const params = { id: String(holiday.id) };
    const seen = await hr.call(contracts.removeHoliday, { params, ...preview });
    expect(effectsOf(seen.data().affected)).toEqual(['no-longer-inside']);
    const headers = { 'idempotency-key': 'looking-only' };
    await hr.send({
      method: 'POST',
      url: '/api/holidays?preview=true',
      headers,
      payload: { holidaydate: '2026-12-15', description: 'Extra' },
    });
    expect(await office.state()).toBe(before);
    expect((await remove(holiday.id)).data().affected).toHaveLength(1);
    expect((await hr.call(contracts.removeHoliday, { params, ...preview })).failure().code).toBe('NOT_FOUND');
  });
});

describe('the list of affected leave', () => {
  test('is worked off, one by one, once', async () => {
    await take(await newcomer(office), '2026-12-08', '2026-12-10');
    const [affected] = (await add('2026-12-09')).data().affected;
    const done = () => hr.call(contracts.dismissAffectedLeave, { params: { id: String(affected?.id) } });
    expect((await done()).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await done()).failure().code).toBe('NOT_FOUND');
  });

  test('keeps on record who settled what, with the leave and the balance it was about', async () => {
    who = await newcomer(office);
    const { id } = await take(who, '2026-12-08', '2026-12-10');
    const [affected] = (await add('2026-12-09')).data().affected;
    await hr.call(contracts.dismissAffectedLeave, { params: { id: String(affected?.id) } });
    const entries = await office.database.query
      .selectFrom('audit')
      .select(['actor_id', 'before', 'after'])
      .where('subject', '=', `leave:${id}`)
      .where('action', '=', 'affected-leave.settle')
      .execute();
    expect(entries.map((it) => it.actor_id)).toEqual([office.ids.HR]);
    expect(JSON.parse(String(entries[0]?.before))).toMatchObject({ leaveid: id, holidaydate: '2026-12-09' });
    const balance = { membercode: who.code, leaveid: 'EL', fiscalyear: 2026, remaining: 7 };
    expect(JSON.parse(String(entries[0]?.after))).toMatchObject({ balance });
  });

  test('forgets leave that is taken back', async () => {
    who = await newcomer(office);
    const leave = await take(who, '2026-12-08', '2026-12-10');
    await add('2026-12-09');
    await tryRemove(who, leave);
    expect(await listed()).toEqual([]);
  });

  test.each(['A', 'M'] as const)('and the holidays are not %s’s to change', async (persona) => {
    const client = await office.holding(persona);
    const before = await office.state();
    const answers = [
      await client.call(contracts.addHoliday, { body: { holidaydate: '2026-12-09', description: 'Extra' } }),
      await client.call(contracts.removeHoliday, { params: { id: '1' } }),
      await client.call(contracts.listAffectedLeave),
      await client.call(contracts.dismissAffectedLeave, { params: { id: '1' } }),
    ];
    expect(answers.map((it) => it.status)).toEqual([403, 403, 403, 403]);
    expect(await office.state()).toBe(before);
  });

  test('is on record with who changed what', async () => {
    const { holiday } = (await add('2026-12-09')).data();
    await remove(holiday.id);
    const entries = await office.database.query
      .selectFrom('audit')
      .select(['action', 'actor_id'])
      .where('subject', '=', `holiday:${holiday.id}`)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'holiday.add', actor_id: office.ids.HR },
      { action: 'holiday.remove', actor_id: office.ids.HR },
    ]);
  });
});
