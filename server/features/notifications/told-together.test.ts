import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { askCorrection, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { decideLeave } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/notifications/notifications-contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { manages } from '../../testing/company/group-manager.ts';
import { inYangon } from '../../testing/company/office.ts';
import { forgetLeave, personOf, take } from '../../testing/leave/leave.ts';
import { withPushOffice } from '../../testing/push/push-office.ts';

/** It is Friday 20 November 2026, and A has to correct the days before. */
const { office, service, deliver, told, later, mailsOf } = withPushOffice();
/** What devices were told, sign-ins apart. */
async function pushed() {
  await deliver();
  await office().deps.background.settled();
  return service()
    .taken.map((it) => it.content as Record<string, unknown>)
    .filter((it) => it['tag'] !== 'newDevice');
}

beforeEach(async () => {
  office().now = inYangon('2026-11-20T10:00');
  await office().database.query.deleteFrom('correction').execute();
  await office().database.query.deleteFrom('mail').execute();
  await forgetLeave(office());
});

const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16'];
const TIMES = [
  { checktype: 'in' as const, time: '09:00' },
  { checktype: 'out' as const, time: '18:00' },
];
async function ask(day: string): Promise<number> {
  const body = { attendancedate: day, punches: TIMES, reason: 'The terminal was broken' };
  return (await (await office().holding('A')).call(askCorrection, { body })).data().id;
}
async function askAll(days = DAYS): Promise<number[]> {
  const ids: number[] = [];
  for (const day of days) ids.push(await ask(day));
  return ids;
}
const decide = async (id: number, decision: 'approve' | 'reject', remark?: string) =>
  (await office().holding('M')).call(decideCorrection, { params: { id: String(id) }, body: { decision, remark } });
const reject = (id: number) => decide(id, 'reject');
const lines = async () =>
  (await (await office().holding('M')).call(contracts.listNotifications))
    .body()
    .filter((it) => it.title.startsWith('Aye') || it.title.startsWith('Bo'));
const titles = async () => (await lines()).map(({ title, read }) => [title, read]);
const ofDays = (count: number) => `Aye Aye asks for corrections of ${count} days`;
const one = (day: string) => `Aye Aye asks for a correction of ${day}`;
const byMail = async () =>
  (await office().holding('M')).call(savePreferences, { body: { notify: { correction: 'both' } } });

test('is one line and one push, which says how many wait as they are decided', async () => {
  await told('M');
  const ids = await askAll();
  expect(await pushed()).toMatchObject([{ path: '/dashboard/attendance_corrections' }]);
  expect(await lines()).toMatchObject([{ title: ofDays(5), path: '/dashboard/attendance_corrections', read: false }]);
  for (const id of ids.slice(1, 4)) expect((await reject(id)).status).toBe(200);
  expect(await titles()).toEqual([[ofDays(2), false]]);
  await reject(ids[4] as number);
  expect(await titles()).toEqual([[one('10/11/2026'), false]]);
  await reject(ids[0] as number);
  expect(await titles()).toEqual([[ofDays(5), true]]);
});

test('what comes after it was read is told anew, and what is read or deleted is what was seen', async () => {
  await told('M');
  await askAll(DAYS.slice(0, 2));
  await deliver();
  const m = await office().holding('M');
  const [seen] = await lines();
  const { id } = seen as contracts.Notification;
  await ask('2026-11-12');
  await m.call(contracts.readNotification, { body: { id } });
  expect(await titles()).toEqual([[one('12/11/2026'), false]]);
  await ask('2026-11-13');
  expect(await pushed()).toHaveLength(2);
  await m.call(contracts.deleteNotification, { body: { id } });
  expect(await titles()).toEqual([[ofDays(2), false]]);
});

test('another kind, another member and a later time are lines of their own', async () => {
  await told('M');
  await askAll(DAYS.slice(0, 2));
  const [a, b] = [await personOf(office(), 'A'), await personOf(office(), 'B')];
  await take(a, '2026-12-08', '2026-12-08');
  await take(a, '2026-12-09', '2026-12-10');
  await take(b, '2026-12-15', '2026-12-15');
  await pushed();
  later(11);
  await askAll(DAYS.slice(2, 4));
  await deliver();
  expect(await titles()).toEqual([
    [ofDays(2), false],
    [expect.stringMatching(/asks for leave 15\/12\/2026/), false],
    ['Aye Aye asks for leave: 2 requests', false],
    [ofDays(2), false],
  ]);
  const tags = ['correctionWaits', 'leaveWaits', 'leaveWaits', 'correctionWaits'];
  expect((await pushed()).map((it) => it['tag'])).toEqual(tags);
});

test('is one mail, which waits a minute for them', async () => {
  await byMail();
  expect(await mailsOf(() => askAll())).toEqual([]);
  later(1);
  const mails = await mailsOf(async () => {});
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`Subject: ${ofDays(5)}`);
});

test('two who have one mail address get each a mail of their own, which says as many', async () => {
  await byMail();
  await manages(office(), 'HR', 'SALES');
  await (await office().holding('HR')).call(savePreferences, { body: { notify: { correction: 'both' } } });
  await askAll();
  later(1);
  const mails = await mailsOf(async () => {});
  await office().database.query.deleteFrom('group_manager').where('member_id', '=', office().ids.HR).execute();
  expect(mails.map((it) => /Subject: (.*)/.exec(it)?.[1])).toEqual([ofDays(5), ofDays(5)]);
});

test('a mail that is taken to be sent counts no more: another says so', async () => {
  await byMail();
  await ask('2026-11-10');
  later(1);
  const mails = await mailsOf(async () => {
    await Promise.all([deliver(), ask('2026-11-11'), deliver()]);
    later(1);
    await deliver();
    await office().deps.background.settled();
  });
  const said = mails.join();
  expect(said.includes(ofDays(2)) || (said.includes(one('10/11/2026')) && said.includes(one('11/11/2026')))).toBe(true);
});

test('a device that is gone leaves one mail, of all that was asked for by then', async () => {
  const { device } = await told('M');
  service().answers.set(device, 500);
  await askAll();
  const mails = await mailsOf(async () => {
    for (let minute = 0; minute <= 64; minute += 1) {
      await deliver();
      later(1);
    }
  });
  expect(mails.map((it) => /Subject: (.*)/.exec(it)?.[1])).toEqual([ofDays(5)]);
});

test('the push that stands for them is sent although the first of them was decided', async () => {
  const { device } = await told('M');
  service().answers.set(device, 503);
  const [first] = await askAll(DAYS.slice(0, 2));
  await deliver();
  service().answers.delete(device);
  await reject(first as number);
  later(1);
  expect(await pushed()).toHaveLength(1);
});

test('those of two members at once stand for themselves', async () => {
  const [a, b] = [await personOf(office(), 'A'), await personOf(office(), 'B')];
  const days = ['2026-12-08', '2026-12-10', '2026-12-15'];
  await Promise.all([a, b].flatMap((who) => days.map((day) => take(who, day, day))));
  expect((await titles()).map(([title]) => title).toSorted()).toEqual([
    'Aye Aye asks for leave: 3 requests',
    expect.stringMatching(/asks for leave: 3 requests/),
  ]);
});

const ownLines = async () =>
  (await (await office().holding('A')).call(contracts.listNotifications)).body().map((it) => [it.title, it.subtitle]);

test('what is decided at once is told to its member in one line and one push, by the words that it was decided with', async () => {
  await told('A');
  const ids = await askAll();
  const [first, second, third, fourth, last] = ids as [number, number, number, number, number];
  await deliver();
  service().taken.length = 0;
  for (const id of [first, second]) expect((await reject(id)).status).toBe(200);
  await decide(third, 'reject', 'Ask for it on paper');
  await decide(fourth, 'reject', 'Ask for it on paper');
  await decide(last, 'reject', 'You were away');
  expect(await ownLines()).toEqual([
    ['Correction of 16/11/2026: rejected', 'You were away'],
    ['Corrections of 2 days: rejected', 'Ask for it on paper'],
    ['Corrections of 2 days: rejected', ''],
  ]);
  expect((await pushed()).map((it) => it['tag'])).toEqual(Array(3).fill('correctionDecided'));
});

test('of leave that is approved at once it says how many requests, and no days of one of them', async () => {
  const a = await personOf(office(), 'A');
  const leave = [await take(a, '2026-12-08', '2026-12-08'), await take(a, '2026-12-10', '2026-12-10')];
  const approve = { body: { decision: 'approve' as const } };
  const m = await office().holding('M');
  for (const { id } of leave) await m.call(decideLeave, { params: { id: String(id) }, ...approve });
  expect(await ownLines()).toEqual([['Your leave: 2 requests approved', '']]);
});
