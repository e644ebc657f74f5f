import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { addTrip, cancelTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remind } from '../../../schedule/sweeps.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { manages } from '../../../testing/company/group-manager.ts';
import { FAR_AWAY, inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { forgetLeave, newcomer, take } from '../../../testing/leave/leave.ts';
import { type Passenger, tripBody } from '../../../testing/trips/trip-body.ts';
import { remindManagers } from './remind-managers.ts';
import { remindOfPunches } from './remind-of-punches.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const at = (local: string) => {
  office.now = inYangon(local);
};
const switchTo = (reminders: 0 | 1) => office.database.query.updateTable('company').set({ reminders }).execute();
const toldTo = async (who: Persona) =>
  (await (await office.holding(who)).call(listNotifications)).body().map((it) => `${it.title}. ${it.subtitle}`);

describe('reminders of check-ins and check-outs', () => {
  test('are for companies that have switched them on', async () => {
    at('2026-11-20T09:30');
    expect(await remindOfPunches(office.deps)).toBe(0);
    await switchTo(1);
    expect(await remindOfPunches(office.deps)).toBeGreaterThan(5);
    expect(await toldTo('B')).toEqual(['You have not checked in yet. Your shift of 20/11/2026 began at 09:00']);
    const reminded = await office.database.query.selectFrom('reminder').select('member_id').execute();
    expect(reminded.map((it) => it.member_id)).not.toContain(office.ids.SUSP);
    expect(reminded.map((it) => it.member_id)).not.toContain(office.ids.NEW);
  });

  test('come once a day, however often somebody looks', async () => {
    const { id } = await office.newcomer();
    const told = await Promise.all([remindOfPunches(office.deps), remindOfPunches(office.deps)]);
    expect([told.toSorted(), await remindOfPunches(office.deps)]).toEqual([[0, 1], 0]);
    const kept = office.database.query.selectFrom('notification').select('id').where('member_id', '=', id);
    expect(await kept.execute()).toHaveLength(1);
  });

  test('go where their member wants them, by mail too', async () => {
    const address = 'reminded@example.com';
    const { id } = await office.newcomer({ email: address });
    await remind(office.deps);
    await office.deps.post.deliver();
    const mails = mailsIn(office.dataDir).filter((it) => it.includes(address));
    expect(mails.join()).toContain('You have not checked in yet');
    const quiet = await office.newcomer({ email: 'quiet@example.com' });
    await (await quiet.client()).call(savePreferences, { body: { notify: { reminder: 'none' } } });
    await remind(office.deps);
    const rows = office.database.query
      .selectFrom('notification')
      .select('member_id')
      .where('code', '=', 'checkInMissing');
    const reminded = (await rows.execute()).map((it) => it.member_id);
    expect([reminded.includes(id), reminded.includes(quiet.id)]).toEqual([true, false]);
  });

  test('ask for a check-out an hour after the shift, and not of who has left', async () => {
    const [stays, leaves] = [await office.newcomer(), await office.newcomer()];
    await punch(await stays.client(), stays.membercode, 'in');
    await punch(await leaves.client(), leaves.membercode, 'in');
    at('2026-11-20T17:00');
    await punch(await leaves.client(), leaves.membercode, 'out');
    at('2026-11-20T18:00');
    await remindOfPunches(office.deps);
    const rows = await office.database.query
      .selectFrom('reminder')
      .select(['member_id', 'kind'])
      .where('member_id', 'in', [stays.id, leaves.id])
      .execute();
    expect(rows).toEqual([{ member_id: stays.id, kind: 'checkout' }]);
  });

  test('leave alone who is off', async () => {
    at('2026-11-21T10:00');
    expect(await remindOfPunches(office.deps)).toBe(0);
  });
});

describe('the weekly line', () => {
  test('tells managers on the first morning of the week what waits, once, and nothing where nothing does', async () => {
    at('2026-11-20T09:00');
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    at('2026-11-23T06:59');
    expect(await remindManagers(office.deps)).toBe(0);
    at('2026-11-23T07:00');
    expect(await remindManagers(office.deps)).toBe(1);
    const lines = (await toldTo('M')).filter((it) => it.includes('for your decision'));
    expect(lines).toEqual(['1 thing waits for your decision. Leave: 1']);
    expect((await toldTo('M2')).filter((it) => it.includes('for your decision'))).toEqual([]);
    at('2026-11-26T12:00');
    expect(await remindManagers(office.deps)).toBe(0);
  });

  test('comes later where no server ran when the week began', async () => {
    at('2026-12-02T12:00');
    expect(await remindManagers(office.deps)).toBe(1);
  });

  test('counts nothing of their own, no trip that is another’s to decide, and none that was taken back', async () => {
    at('2026-12-03T09:00');
    const { query } = office.database;
    await query.updateTable('company').set({ trip_approval: 'manager' }).execute();
    const beside = await newcomer(office, { groupno: 'STORE' });
    await manages(office, beside, 'STORE');
    await take(beside, '2026-12-15', '2026-12-16');
    const c = { id: office.ids.C, membercode: 'C' };
    const ask = async (crew: readonly Passenger[], day: string) =>
      (await (await office.holding('C')).call(addTrip, { body: tripBody(crew, day, day, { carcode: '' }) })).data();
    await ask([c, { id: beside.id, membercode: beside.code }], '2026-12-21');
    await ask([c, { id: office.ids.HR, membercode: 'HR' }], '2026-12-22');
    const { id, revision } = await ask([c], '2026-12-23');
    const cancel = { body: { id, revision, reason: 'Shut' } };
    expect((await (await office.holding('C')).call(cancelTrip, cancel)).status).toBe(200);
    at('2026-12-07T07:00');
    await remindManagers(office.deps);
    const lines = (await toldTo('M2')).filter((it) => it.includes('for your decision'));
    expect(lines).toEqual(['2 things wait for your decision. Leave: 1. Trips: 1']);
    const reminded = query.selectFrom('notification').select('member_id').where('code', '=', 'decisionsWait');
    expect((await reminded.execute()).map((it) => it.member_id)).not.toContain(beside.id);
  });

  test('leads to the first page on which something waits, and names only what does', async () => {
    at('2026-12-11T09:00');
    await forgetLeave(office);
    await punch(await office.holding('B'), 'B', 'in', { ...FAR_AWAY, remark: 'at a customer' });
    const b = { id: office.ids.B, membercode: 'B' };
    const body = tripBody([b], '2026-12-28', '2026-12-28', { carcode: '' });
    expect((await (await office.holding('B')).call(addTrip, { body })).status).toBe(201);
    at('2026-12-14T07:00');
    expect(await remindManagers(office.deps)).toBeGreaterThan(0);
    const [line] = (await (await office.holding('M')).call(listNotifications)).body().filter((it) => !it.read);
    expect([line?.title, line?.subtitle, line?.path]).toEqual([
      '2 things wait for your decision',
      'Attendance review: 1. Trips: 1',
      '/dashboard/attendance_review',
    ]);
  });
});
