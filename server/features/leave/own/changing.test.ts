import { listLeave } from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import {
  decide,
  expectRefused,
  ledgerOf,
  newcomer,
  type Person,
  remaining,
  take,
  tryEdit,
  tryRemove,
} from '../../../testing/leave/leave.ts';
import { leaveBody } from '../../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
let manager: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const asked = async () => {
  who = await newcomer(office);
  return take(who, '2026-12-01', '2026-12-03');
};
const kinds = async (leavetypeid?: string) =>
  (await ledgerOf(who, leavetypeid)).map((it) => [it.kind, it.days, it.balance]);
const listed = async () =>
  (await who.client.call(listLeave, { query: { from: '2026-11-01', to: '2027-03-31' } })).data();

describe('editing a leave that waits', () => {
  test('gives the old days back and takes the new ones', async () => {
    const { id } = await asked();
    const edited = await tryEdit(who, id, '2026-12-02', '2026-12-03', { remark: 'shorter' });
    expect(edited.data()).toMatchObject({ id, days: 2, remark: 'shorter', approve_status: 0, revision: 2 });
    expect(await kinds()).toEqual([
      ['grant', 10, 10],
      ['reserved', -3, 7],
      ['released', 3, 10],
      ['reserved', -2, 8],
    ]);
    expect(await remaining(who)).toBe(8);
    expect((await ledgerOf(who)).map((it) => [it.start, it.end])).toEqual([
      [null, null],
      ['2026-12-01', '2026-12-03'],
      ['2026-12-01', '2026-12-03'],
      ['2026-12-02', '2026-12-03'],
    ]);
  });

  test('to another type moves the days from one balance to the other', async () => {
    const { id } = await asked();
    expect((await tryEdit(who, id, '2026-12-01', '2026-12-03', CASUAL)).data().ltype).toBe('CL-CASUAL LEAVE');
    expect([await remaining(who, 'EL'), await remaining(who, 'CL')]).toEqual([10, 3]);
  });

  test('onto days that overlap its own, with all that remains, is no conflict with itself', async () => {
    who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-06', CASUAL);
    expect((await tryEdit(who, id, '2026-12-02', '2026-12-07', CASUAL)).status).toBe(200);
    expect(await remaining(who, 'CL')).toBe(0);
  });

  test('is told to the manager', async () => {
    const { id } = await asked();
    await tryEdit(who, id, '2026-12-02', '2026-12-03');
    const [newest] = (await manager.call(listNotifications)).body();
    expect(newest?.title).toMatch(/changed a request: 02\/12\/2026 – 03\/12\/2026$/);
    expect(newest?.path).toBe('/dashboard/leave_approvals');
  });

  test.each([
    ['an earlier month', '2026-10-30', '2026-11-02', {}, 422, 'LEAVE_TOO_EARLY'],
    ['an off-day beside it', '2026-12-03', '2026-12-04', {}, 422, 'LEAVE_NEXT_TO_OFFDAY'],
    ['more days than remain', '2026-12-15', '2026-12-22', CASUAL, 422, 'LEAVE_EXCEEDS_BALANCE'],
    ['a type without entitlement', '2026-12-01', '2026-12-01', { leavetype: 'WP' }, 422, 'LEAVE_EXCEEDS_BALANCE'],
    ['an off day', '2026-12-01', '2026-12-01', { leavetype: 'O-OFF DAY' }, 422, 'LEAVE_TYPE_UNKNOWN'],
    ['an unknown type', '2026-12-01', '2026-12-01', { leavetype: 'XX' }, 422, 'LEAVE_TYPE_UNKNOWN'],
    ['a wrong number of days', '2026-12-01', '2026-12-02', { noOfLeave: 1 }, 422, 'CLAIM_DIFFERS'],
    ['a wrong month', '2026-12-01', '2026-12-02', { attendancemonth: '2026-11' }, 422, 'CLAIM_DIFFERS'],
    ['the days of another leave', '2026-12-08', '2026-12-09', {}, 409, 'LEAVE_OVERLAP'],
    ['another member', '2026-12-01', '2026-12-01', { membercode: 'B' }, 403, 'FORBIDDEN'],
    ['its own approval', '2026-12-01', '2026-12-01', { approve_status: 1 }, 400, 'UNKNOWN_FIELD'],
    ['another number', '2026-12-01', '2026-12-01', { takeNo: 9 }, 400, 'UNKNOWN_FIELD'],
  ] as const)('to %s is refused and changes nothing', async (_, from, to, more, status, code) => {
    const { id } = await asked();
    await take(who, '2026-12-09', '2026-12-10');
    await expectRefused(office, status, code, () => tryEdit(who, id, from, to, more));
  });

  test('next to a public holiday is refused, by the same sentence as in the form', async () => {
    const { id } = await asked();
    const none = { rest_days: '' };
    await office.database.query.updateTable('member_work').set(none).where('member_id', '=', who.id).execute();
    const failure = await expectRefused(office, 422, 'LEAVE_NEXT_TO_HOLIDAY', () =>
      tryEdit(who, id, '2026-12-23', '2026-12-24'),
    );
    expect(failure.message).toBe("Leave day can't be taken together with public holidays");
  });
});

describe('a rejected leave', () => {
  test('is asked for again when it is edited', async () => {
    const { id } = await asked();
    await decide(manager, id, 'reject', { remark: 'stock taking' });
    expect(await remaining(who)).toBe(10);
    const again = (await tryEdit(who, id, '2026-12-08', '2026-12-10')).data();
    expect(again).toMatchObject({ approve_status: 0, decisionremark: '', may: { edit: true } });
    expect(await remaining(who)).toBe(7);
    expect((await decide(manager, id, 'approve')).data()).toMatchObject({ approve_status: 1 });
  });

  test('frees its days for another', async () => {
    const { id } = await asked();
    await decide(manager, id, 'reject');
    await take(who, '2026-12-01', '2026-12-03');
    await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryEdit(who, id, '2026-12-02', '2026-12-03'));
  });

  test('is removed without giving anything back twice', async () => {
    const leave = await asked();
    await decide(manager, leave.id, 'reject');
    expect((await tryRemove(who, leave)).status).toBe(200);
    expect(await remaining(who)).toBe(10);
  });
});

describe('an approved leave is read-only', () => {
  test('neither edited nor removed, whatever the form believed (T30)', async () => {
    const leave = await asked();
    const approved = (await decide(manager, leave.id, 'approve')).data();
    expect(approved).toMatchObject({ approve_status: 1 });
    expect((await listed())[0]?.may).toEqual({ edit: false, remove: false, giveback: true, act: false, cancel: false });
    await expectRefused(office, 409, 'LEAVE_READ_ONLY', () => tryEdit(who, leave.id, '2026-12-02', '2026-12-02'));
    await expectRefused(office, 409, 'LEAVE_READ_ONLY', () => tryRemove(who, leave));
  });
});

describe('a leave that was changed since it was looked at', () => {
  test('is neither edited nor removed, and the refusal carries what is stored now', async () => {
    const seen = await asked();
    await tryEdit(who, seen.id, '2026-12-02', '2026-12-03');
    const { revision } = seen;
    for (const attempt of [
      () => tryEdit(who, seen.id, '2026-12-01', '2026-12-02', { revision }),
      () => tryRemove(who, { ...seen, days: 2 }, { revision: String(revision) }),
    ]) {
      const failure = await expectRefused(office, 409, 'CHANGED_MEANWHILE', attempt);
      expect(failure.data).toMatchObject({ id: seen.id, start: '2026-12-02', end: '2026-12-03', revision: 2 });
    }
    expect((await tryEdit(who, seen.id, '2026-12-01', '2026-12-02', { revision: 2 })).status).toBe(200);
  });
});

describe('removing a leave that waits', () => {
  test('gives its days back, once, and it is gone', async () => {
    const leave = await asked();
    expect((await tryRemove(who, leave)).data()).toBeNull();
    expect(await kinds()).toEqual([
      ['grant', 10, 10],
      ['reserved', -3, 7],
      ['released', 3, 10],
    ]);
    expect(await listed()).toEqual([]);
    await expectRefused(office, 404, 'NOT_FOUND', () => tryRemove(who, leave));
    await expectRefused(office, 404, 'NOT_FOUND', () => tryEdit(who, leave.id, '2026-12-01', '2026-12-03'));
    const failure = await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => decide(manager, leave.id, 'approve'));
    expect(failure.message).toBe('This was changed elsewhere meanwhile. Please look at it again.');
    await take(who, '2026-12-01', '2026-12-03');
  });

  test.each([
    ['another type', { leavetype: 'CL-CASUAL LEAVE' }, 422, 'CLAIM_DIFFERS'],
    ['other days', { noOfLeave: '2' }, 422, 'CLAIM_DIFFERS'],
    ['half a day', { noOfLeave: '2.5' }, 422, 'CLAIM_DIFFERS'],
    ['days that are no number', { noOfLeave: '3e0' }, 400, 'INVALID_INPUT'],
    ['another member', { membercode: 'B' }, 404, 'NOT_FOUND'],
    ['an id that is no number', { id: '1 or 1=1' }, 400, 'INVALID_INPUT'],
    ['a field of its own', { approve_status: '2' }, 400, 'UNKNOWN_FIELD'],
  ])('is refused with %s', async (_, more, status, code) => {
    const leave = await asked();
    await expectRefused(office, status, code, () => tryRemove(who, leave, more));
  });
});

test('a leave that is edited must be named, by its number or its digits', async () => {
  const { id } = await asked();
  const body = leaveBody(who, '2026-12-02', '2026-12-03', { membernoid: String(who.id) });
  const send = (more: object) =>
    who.client.send({ method: 'POST', url: '/api/entitleleave/updateMemberLeave', payload: { ...body, ...more } });
  expect((await send({})).statusCode).toBe(400);
  expect((await send({ id: String(id) })).statusCode).toBe(200);
});
