import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import {
  at,
  expectRefused,
  newcomer,
  type Person,
  personOf,
  remaining,
  take,
  tryTake,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
let _aye: Person;
beforeAll(async () => {
  office = await openOffice();
  _aye = await newcomer(office);
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundLeave(office.database);
});

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const _EARNED = {};

describe('asking for leave', () => {
  test('answers the leave, which waits, and takes its days from what remains at once', async () => {
    const who = await newcomer(office);
    const leave = await take(who, '2026-12-01', '2026-12-03');
    expect(leave).toEqual({
      id: expect.any(Number),
      start: '2026-12-01',
      end: '2026-12-03',
      ltype: 'EL-EARNED LEAVE',
      leavetitle: 'EARNED LEAVE',
      remark: 'family',
      approve_status: 0,
      takeNo: 3,
      days: 3,
      part: null,
      parttimes: null,
      uncharged: [],
      revision: 1,
      decisionremark: '',
      decidedby: null,
      decidedfor: null,
      returnfrom: null,
      may: { edit: true, remove: true, giveback: false, act: false, cancel: false },
    });
    expect(await remaining(who)).toBe(7);
  });

  test('is told to the managers of the group, and to the office where nobody manages', async () => {
    const titlesOf = async (persona: 'HR' | 'SA' | 'M') =>
      (await (await office.holding(persona)).call(listNotifications)).body().map((it) => it.title);
    const managed = await newcomer(office);
    const { membername } = (await managed.client.call(readProfile)).data();
    await take(managed, '2026-12-01', '2026-12-01');
    await take(await personOf(office, 'M'), '2026-12-01', '2026-12-01');
    const tells = (titles: string[], name: string) => titles.some((it) => it.includes(name));
    for (const persona of ['HR', 'SA'] as const) {
      const titles = await titlesOf(persona);
      expect([tells(titles, 'Mya Mya'), tells(titles, membername)]).toEqual([true, false]);
    }
    const titles = await titlesOf('M');
    expect([tells(titles, 'Mya Mya'), tells(titles, membername)]).toEqual([false, true]);
  });

  test('is possible for every day of the current month, the days that are over included', async () => {
    const who = await newcomer(office, { rest_days: '' });
    expect((await take(who, '2026-11-01', '2026-11-02')).days).toBe(2);
    const late = await at(office, who, inYangon('2026-12-01T00:00'));
    expect((await tryTake(late, '2026-11-30', '2026-11-30')).failure().code).toBe('LEAVE_TOO_EARLY');
    const inTime = await at(office, who, inYangon('2026-11-30T23:59:59'));
    expect((await take(inTime, '2026-11-30', '2026-11-30')).days).toBe(1);
  });

  test('is possible to the last day that remains, and no further', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-01', '2026-12-06', CASUAL);
    expect(await remaining(who, 'CL')).toBe(0);
    const { message } = await expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', () =>
      tryTake(who, '2026-12-08', '2026-12-08', CASUAL),
    );
    expect(message).toBe("You can't take leave greater than remain leave (0 days)");
  });

  test('for an off day is possible', async () => {
    const who = await newcomer(office);
    expect(await take(who, '2026-12-08', '2026-12-08', { leavetype: 'O-OFF DAY' })).toMatchObject({
      ltype: 'O-OFF DAY',
    });
  });

  test('by the bare id of the type is the same', async () => {
    const who = await newcomer(office);
    expect((await take(who, '2026-12-01', '2026-12-01', { leavetype: 'EL' })).ltype).toBe('EL-EARNED LEAVE');
  });
});
