import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { listCancelled } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listLeave, listPending, readHalves } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../records/news/notification.ts';
import { claimTripDays } from '../../../records/trips/claims.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import {
  askReturn,
  at,
  decide,
  decideReturn,
  expectRefused,
  newcomer,
  type Person,
  personOf,
  remaining,
  take,
  tryEdit,
  tryRemove,
  tryTake,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { sayNews } from '../../../words/words.ts';

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const half = (part: 'am' | 'pm', more: object = {}) => ({ ...CASUAL, noOfLeave: 0.5, part, ...more });
/** A Wednesday, with working days around it. */
const DAY = '2026-12-09';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
  const { query } = office.database;
  await query.updateTable('leave_code').set({ half_days_allowed: 1 }).where('leaveid', 'in', ['CL', 'O']).execute();
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

describe('half a day of leave', () => {
  test('costs half a day, and leaves the other half for leave of the same or another type', async () => {
    const who = await newcomer(office);
    const before = (await remaining(who, 'CL')) ?? 0;
    expect(await take(who, DAY, DAY, half('am'))).toMatchObject({ days: 0.5, takeNo: 0.5, part: 'am' });
    expect(await remaining(who, 'CL')).toBe(before - 0.5);
    await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, DAY, DAY, half('am')));
    await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, DAY, DAY, CASUAL));
    await take(who, DAY, DAY, half('pm', { leavetype: 'O-OFF DAY' }));
    for (const part of [null, ''] as const)
      await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, DAY, DAY, { ...CASUAL, part }));
    await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, DAY, DAY, half('pm')));
    const { data } = (await who.client.call(readOwnDays, { query: { from: DAY, to: DAY } })).body();
    expect(data.map((it) => [it.kind, it.part])).toEqual([
      ['leave', 'am'],
      ['leave', 'pm'],
    ]);
  });

  test('is of one day, of a type that allows it, and claims what it costs', async () => {
    const who = await newcomer(office);
    const refused = (more: object, to = DAY) =>
      expectRefused(office, 422, 'LEAVE_DATES_WRONG', () => tryTake(who, DAY, to, half('am', more)));
    expect((await refused({}, '2026-12-10')).errors?.[0]).toMatchObject({ params: { reason: 'half' } });
    expect((await refused({ leavetype: 'EL-EARNED LEAVE' })).errors?.[0]).toMatchObject({ field: 'part' });
    await expectRefused(office, 422, 'CLAIM_DIFFERS', () => tryTake(who, DAY, DAY, half('am', { noOfLeave: 1 })));
    await expectRefused(office, 422, 'CLAIM_DIFFERS', () => tryTake(who, DAY, DAY, { ...CASUAL, noOfLeave: 0.5 }));
    await expectRefused(office, 400, 'INVALID_INPUT', () => tryTake(who, DAY, DAY, half('am', { part: 'noon' })));
  });

  test('is changed to the other half and to the whole day, approved, rejected and removed', async () => {
    const who = await newcomer(office);
    const before = (await remaining(who, 'CL')) ?? 0;
    const { id } = await take(who, DAY, DAY, half('am'));
    expect((await tryEdit(who, id, DAY, DAY, half('pm'))).data()).toMatchObject({ part: 'pm', days: 0.5 });
    const whole = (await tryEdit(who, id, DAY, DAY, CASUAL)).data();
    expect(whole).toMatchObject({ part: null, days: 1 });
    const morning = (await tryEdit(who, id, DAY, DAY, half('am'))).data();
    await expectRefused(office, 422, 'CLAIM_DIFFERS', () => tryRemove(who, { ...morning, days: 1 }));
    expect((await decide(hr, id, 'reject')).data()).toMatchObject({ part: 'am', days: 0.5, approve_status: 2 });
    expect(await remaining(who, 'CL')).toBe(before);
    expect((await tryRemove(who, morning)).status).toBe(200);
    const afternoon = await take(who, DAY, DAY, half('pm'));
    expect((await tryRemove(who, afternoon)).status).toBe(200);
    expect(await remaining(who, 'CL')).toBe(before);
  });

  test('is given back whole', async () => {
    const who = await newcomer(office);
    const before = (await remaining(who, 'CL')) ?? 0;
    const { id } = await take(who, DAY, DAY, half('pm'));
    await decide(hr, id, 'approve');
    expect((await askReturn(who, id, DAY)).status).toBe(200);
    expect((await decideReturn(hr, id, 'approve')).data()).toBeNull();
    expect(await remaining(who, 'CL')).toBe(before);
  });

  test('is entered and changed by the office', async () => {
    const who = await newcomer(office);
    const asked = { leavetype: 'CL', fromdate: DAY, todate: DAY, reason: 'fetched from school' };
    const entered = (
      await hr.call(enterForMember, { body: { membercode: who.code, part: 'pm' as const, ...asked } })
    ).data();
    expect(entered).toMatchObject({ part: 'pm', days: 0.5, approve_status: 1 });
    const change = { params: { id: String(entered.id) }, body: { ...asked, part: 'am' as const } };
    expect((await hr.call(changeForMember, change)).data()).toMatchObject({ part: 'am', days: 0.5 });
    const { data } = (await who.client.call(listLeave, { query: { from: DAY, to: DAY } })).body();
    expect(data.map((it) => it.part)).toEqual(['am']);
  });

  test('is told with the times of the shift that the member has on its day', async () => {
    const [day, night] = [await newcomer(office), await personOf(office, 'N')];
    const halvesOf = async (who: Person, date: string) =>
      (await who.client.call(readHalves, { query: { membercode: who.code, date } })).data();
    expect(await halvesOf(day, DAY)).toEqual({
      am: { from: '09:00', to: '13:00', night: false },
      pm: { from: '13:00', to: '17:00', night: false },
    });
    const [am, pm] = [
      { from: '22:00', to: '02:00', night: true },
      { from: '02:00', to: '06:00', night: true },
    ];
    expect(await halvesOf(night, DAY)).toEqual({ am, pm });
    const { query } = office.database;
    const { id: shiftid } = await query
      .selectFrom('shift')
      .select('id')
      .where('name', '=', 'Office hours')
      .executeTakeFirstOrThrow();
    const body = { from: '2026-12-14', shiftid, restdays: [6, 7] };
    expect((await hr.call(setWork, { params: { id: String(night.id) }, body })).status).toBe(201);
    const first = await take(night, DAY, DAY, half('am'));
    expect(first).toMatchObject({ part: 'am', parttimes: am });
    expect(await take(night, '2026-12-16', '2026-12-16', half('pm'))).toMatchObject({
      parttimes: { from: '13:00', to: '17:00', night: false },
    });
    expect(await take(night, '2026-12-18', '2026-12-18', { ...CASUAL, part: '' })).toMatchObject({
      part: null,
      parttimes: null,
    });
    const next = (await night.client.call(readOwnToday)).data().leave;
    expect(next).toMatchObject({ id: first.id, part: 'am', parttimes: am });
    const { items } = (await (await office.holding('M2')).call(listPending, { query: {} })).data();
    expect(items.find((it) => it.id === first.id)?.parttimes).toEqual(am);
    expect((await tryRemove(night, first)).status).toBe(200);
    const cancelled = (await hr.call(listCancelled, { query: { search: 'N' } })).data().items;
    expect(cancelled.find((it) => it.id === first.id)?.parttimes).toEqual(am);
  });

  test('keeps a trip off the day, and is kept off by one', async () => {
    const who = await newcomer(office);
    await take(who, DAY, DAY, half('pm'));
    const travel = (day: string) =>
      office.database.write(async (trx) => {
        const trip = await trx.selectFrom('trip').select('id').limit(1).executeTakeFirst();
        await claimTripDays(trx, trip?.id ?? 1, [day], [who.id], null);
      });
    await expect(travel(DAY)).rejects.toThrow();
    const { query } = office.database;
    const claim = { member_id: who.id, day: DAY, claim: 'leave' as const };
    const { id: leave_id } = await query
      .selectFrom('leave')
      .select('id')
      .where('member_id', '=', who.id)
      .executeTakeFirstOrThrow();
    const insert = (more: object) =>
      query
        .insertInto('member_day')
        .values({ ...claim, leave_id, ...more })
        .execute();
    for (const halves of [
      { am: 1, pm: 1 },
      { am: 0, pm: 1 },
      { am: 0, pm: 0 },
      { am: 2, pm: 0 },
    ]) {
      await expect(insert(halves)).rejects.toThrow();
    }
    const sound = await insert({ am: 1, pm: 0 });
    expect(sound).toHaveLength(1);
    await query.deleteFrom('member_day').where('member_id', '=', who.id).where('am', '=', 1).execute();
  });

  test('is told as half a day, with its times, to who decides and to its member, and in any language', async () => {
    const who = await newcomer(office);
    const newest = async (memberId: number) =>
      (await notificationsOf(office.database.query, memberId))[0]?.news ?? expect.fail('Nothing was told.');
    const { id } = await take(who, DAY, DAY, half('pm'));
    const managerId = office.ids.M;
    expect(sayNews(await newest(managerId), 'en').title).toMatch(
      / asks for leave 09\/12\/2026, afternoon, 13:00 to 17:00$/,
    );
    await tryEdit(who, id, DAY, DAY, half('am'));
    expect(sayNews(await newest(managerId), 'en').title).toMatch(/: 09\/12\/2026, morning, 09:00 to 13:00$/);
    await decide(hr, id, 'approve', { remark: 'Fine.' });
    const told = await newest(who.id);
    expect(sayNews(told, 'en').subtitle).toBe('09/12/2026, morning, 09:00 to 13:00. Fine.');
    expect(sayNews(told, 'my').subtitle).toBe('09/12/2026၊ နံနက်ပိုင်း၊ 09:00 မှ 13:00 အထိ။ Fine.');
    // What a server of the version before reads of it.
    expect(told.params).toMatchObject({ days: { from: DAY, to: DAY } });
  });

  test('halves what is expected of the day', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-11-24', '2026-11-24', half('am'));
    await decide(hr, id, 'approve');
    const later = await at(office, who, inYangon('2026-11-26T09:00'));
    const query = { from: '2026-11-24', to: '2026-11-25' };
    const { days } = (await later.client.call(readSummary, { query })).data();
    const [taken, plain] = days;
    expect(taken?.flags).toContain('half_day');
    expect(taken?.status).toBe('leave');
    expect(taken?.expected).toBe((plain?.expected ?? 0) / 2);
    expect(taken?.expected).toBeGreaterThan(0);
    office.now = inYangon('2026-11-20T09:00');
  });
});

describe('free days within leave', () => {
  const FRIDAY = '2026-12-11';
  const MONDAY = '2026-12-14';
  const rule = (free_days: 'counted' | 'skipped') =>
    office.database.query.updateTable('leave_code').set({ free_days }).where('leaveid', '=', 'CL').execute();
  const days = (noOfLeave: number) => ({ ...CASUAL, noOfLeave });

  test('cost nothing where the type skips them, and what was charged before stays', async () => {
    const who = await newcomer(office);
    const before = (await remaining(who, 'CL')) ?? 0;
    const counted = await take(who, '2026-12-18', '2026-12-21', days(4));
    await rule('skipped');
    await expectRefused(office, 422, 'CLAIM_DIFFERS', () => tryTake(who, FRIDAY, MONDAY, days(4)));
    const skipped = await take(who, FRIDAY, MONDAY, days(2));
    expect(skipped).toMatchObject({ days: 2, uncharged: ['2026-12-12', '2026-12-13'] });
    expect(await remaining(who, 'CL')).toBe(before - 6);
    expect((await tryRemove(who, counted)).status).toBe(200);
    expect(await remaining(who, 'CL')).toBe(before - 2);
    await rule('counted');
    await decide(hr, skipped.id, 'approve');
    expect((await askReturn(who, skipped.id, MONDAY)).status).toBe(200);
    expect((await decideReturn(hr, skipped.id, 'approve')).data()).toMatchObject({ end: '2026-12-13', days: 1 });
    expect(await remaining(who, 'CL')).toBe(before - 1);
  });

  test('are no leave in the summary, and nothing is left of leave that has only such days', async () => {
    await rule('skipped');
    const who = await newcomer(office);
    const { id } = await take(who, '2026-11-21', '2026-11-24', days(2));
    await decide(hr, id, 'approve');
    const query = { from: '2026-11-21', to: '2026-11-24' };
    const summary = (await who.client.call(readSummary, { query })).data();
    expect(summary.days.map((it) => it.status)).toEqual(['offday', 'offday', 'leave', 'leave']);
    expect((await askReturn(who, id, '2026-11-23')).status).toBe(200);
    expect((await decideReturn(hr, id, 'approve')).data()).toBeNull();
    await rule('counted');
  });
});
