import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listAffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import type { Alternate } from '@muster/domain/work/rest-days.ts';
import { overrideDay, readWork, setWork, type WorkInput } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { found, outcomes } from '../../../testing/members/member-files.ts';

const SECOND = { weekdays: [6], weeks: 'second' as const, from: '2026-12-05' };
const EVEN = { weekdays: [6], weeks: 'even' as const };
const SUNDAYS = ['2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27'];
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

let { office, hr, shiftid } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr, shiftid } = await openHrOffice());
  const { query } = office.database;
  await query.updateTable('leave_code').set({ free_days: 'skipped' }).where('leaveid', '=', 'CL').execute();
});
afterAll(() => office.close());

const reasonOf = ({ params }: { readonly params?: unknown }) =>
  (params as { readonly reason?: string } | undefined)?.reason;
type Asked = Partial<Omit<WorkInput, 'alternate'>> & { readonly alternate?: unknown };
const trySet = ({ id }: { id: number }, to: Asked, query: object = {}) =>
  hr.call(setWork, {
    params: { id: String(id) },
    query,
    body: { from: '2026-12-01', shiftid, restdays: [7], ...to } as WorkInput,
  });
const set = async (who: { id: number }, to: Asked) => {
  const answer = await trySet(who, to);
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
  return answer.data();
};
const history = async (who: Person) => (await hr.call(readWork, { params: { id: String(who.id) } })).data();
const offdays = async (who: Person, from = '2026-12-01', to = '2026-12-31') =>
  (await who.client.call(readOwnDays, { query: { from, to } }))
    .data()
    .filter((it) => it.kind === 'offday')
    .map((it) => it.date);
const wrong = async (to: Asked) =>
  (await trySet({ id: office.ids.B }, to)).failure().errors.map((it) => [it.field, it.code, reasonOf(it)]);

describe('Saturdays that rest in some weeks', () => {
  test.each([
    ['every second week', SECOND, ['2026-12-05', '2026-12-19']],
    ['every second week, told by any day of one', { ...SECOND, from: '2027-01-01' }, ['2026-12-05', '2026-12-19']],
    ['of the other weeks', { ...SECOND, from: '2026-12-12' }, ['2026-12-12', '2026-12-26']],
    ['on the 1st, 3rd and 5th', { ...EVEN, weeks: 'odd' as const }, ['2026-12-05', '2026-12-19']],
    ['on the 2nd and 4th', EVEN, ['2026-12-12', '2026-12-26']],
  ])('%s are off-days beside the Sundays', async (_, alternate: Alternate, saturdays) => {
    const who = await newcomer(office);
    const { work } = await set(who, { alternate });
    expect(work).toMatchObject({ restdays: [7], alternate });
    expect((await history(who)).work.map((it) => it.alternate)).toEqual([undefined, alternate]);
    expect(await offdays(who)).toEqual([...SUNDAYS, ...saturdays].toSorted());
    const days = { from: '2026-12-01', to: '2026-12-31', membercode: who.code };
    const summary = (await hr.call(readSummary, { query: days })).data().days;
    expect(summary.filter((it) => it.status === 'offday').map((it) => it.date)).toEqual(await offdays(who));
  });

  test('stay while something else is set, and end when rest days are set without them', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-11-20', alternate: SECOND });
    const read = async () => (await hr.call(readMember, { params: { id: String(who.id) } })).data();
    await changeNow(hr, who.id, { groupno: 'STORE' });
    expect(await read()).toMatchObject({ groupno: 'STORE', restdays: [7], alternate: SECOND });
    await set(who, { from: '2026-11-20', until: '2026-12-11' });
    expect((await history(who)).work.map((it) => [it.from, it.alternate])).toEqual([
      [null, undefined],
      ['2026-11-20', undefined],
      ['2026-12-12', SECOND],
    ]);
    expect(await read()).not.toHaveProperty('alternate');
    expect(await offdays(who)).toEqual([...SUNDAYS, '2026-12-19'].toSorted());
  });

  test('are the same when their weeks are told by another day: nothing is set anew', async () => {
    const who = await newcomer(office);
    await set(who, { alternate: SECOND });
    const { revision } = await history(who);
    await set(who, { alternate: { ...SECOND, from: '2027-05-22' } });
    expect((await history(who)).revision).toBe(revision);
    await set(who, { alternate: { ...SECOND, from: '2027-05-29' } });
    expect((await history(who)).revision).toBe(revision + 1);
  });

  test('are told to the member by the next one off, and put on record', async () => {
    const who = await newcomer(office);
    await set(who, { alternate: { ...SECOND, from: '2020-01-04' } });
    const words = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await who.client.send({ method: 'GET', url: listNotifications.path, headers });
      return answer.json<{ subtitle: string }[]>()[0]?.subtitle;
    };
    expect(await words('en')).toBe(
      'Office hours, 09:00 – 17:00. Rest days: Sun. Only in some weeks: Sat every second week, such as 12/12/2026',
    );
    expect(await words('my')).toContain('အချို့အပတ်တွင်သာ နားရက်: နှစ်ပတ်လျှင်တစ်ကြိမ် စနေ (ဥပမာ 12/12/2026)');
    const entry = await office.database.query
      .selectFrom('audit')
      .select('after')
      .where('subject', '=', `member:${who.id}`)
      .where('action', '=', 'member.work')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.after as string)).toMatchObject({ alternate: { weeks: 'second', from: '2020-01-04' } });
  });
});

describe('leave over a Saturday of some weeks', () => {
  test('skips it where it rests and charges it where it is worked', async () => {
    const who = await newcomer(office);
    await set(who, { alternate: SECOND });
    const off = await take(who, '2026-12-04', '2026-12-07', { ...CASUAL, noOfLeave: 2 });
    const worked = await take(who, '2026-12-11', '2026-12-14', { ...CASUAL, noOfLeave: 3 });
    expect([off, worked].map((it) => [it.days, it.uncharged])).toEqual([
      [2, ['2026-12-05', '2026-12-06']],
      [3, ['2026-12-13']],
    ]);
  });

  test('is listed for the office once its week is another, as a preview says before', async () => {
    const who = await newcomer(office);
    await set(who, { alternate: SECOND });
    const { id } = await take(who, '2026-12-04', '2026-12-07', { ...CASUAL, noOfLeave: 2 });
    const touched = { touches: { leave: [{ id, effect: 'uncharged' }] } };
    expect((await trySet(who, { alternate: EVEN }, { preview: 'true' })).data()).toMatchObject(touched);
    await set(who, { alternate: EVEN });
    const listed = (await hr.call(listAffectedLeave)).data().items.filter((it) => it.leaveid === id);
    expect(listed.map((it) => [it.holidaydate, it.effect])).toEqual([['2026-12-05', 'uncharged']]);
    await set(who, { alternate: { ...EVEN, weeks: 'odd' } });
    expect((await hr.call(listAffectedLeave)).data().items.filter((it) => it.leaveid === id)).toEqual([]);
  });

  test('is listed where it charges a Saturday that has become free, until that is worked again or charged no more', async () => {
    const who = await newcomer(office);
    await set(who, { alternate: SECOND });
    const { id } = await take(who, '2026-12-11', '2026-12-14', { ...CASUAL, noOfLeave: 3 });
    const listed = async () =>
      (await hr.call(listAffectedLeave))
        .data()
        .items.flatMap((it) => (it.leaveid === id ? [[it.holidaydate, it.description, it.effect]] : []));
    const touched = { touches: { leave: [{ id, effect: 'inside' }] } };
    expect((await trySet(who, { alternate: EVEN }, { preview: 'true' })).data()).toMatchObject(touched);
    expect(await listed()).toEqual([]);
    await set(who, { alternate: EVEN });
    expect(await listed()).toEqual([['2026-12-12', '', 'inside']]);
    await set(who, { alternate: { ...EVEN, weeks: 'odd' } });
    expect(await listed()).toEqual([]);
    const off = { date: '2026-12-12', kind: 'off' as const, reason: 'Flood' };
    (await hr.call(overrideDay, { params: { id: String(who.id) }, body: off })).data();
    expect(await listed()).toEqual([['2026-12-12', 'Flood', 'inside']]);
    const again = { leavetype: CASUAL.leavetype, fromdate: '2026-12-11', todate: '2026-12-14', reason: 'Free by now' };
    const body = { ...again, revision: 1 };
    const saved = (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
    expect(saved.uncharged).toEqual(['2026-12-12', '2026-12-13']);
    expect(await listed()).toEqual([]);
  });
});

describe('what is refused of them', () => {
  test.each<[string, Asked, [string, string, string | undefined]]>([
    [
      'a weekday that rests every week as well',
      { restdays: [6, 7], alternate: EVEN },
      ['alternate.weekdays', 'INVALID_INPUT', 'bothweeks'],
    ],
    ['no weekday', { alternate: { ...EVEN, weekdays: [] } }, ['alternate.weekdays', 'INVALID_INPUT', 'someweekday']],
    [
      'a weekday that is none',
      { alternate: { ...EVEN, weekdays: [8] } },
      ['alternate.weekdays.0', 'INVALID_INPUT', 'high'],
    ],
    [
      'every second week without a day of one',
      { alternate: { weekdays: [6], weeks: 'second' } },
      ['alternate.from', 'INVALID_INPUT', 'day'],
    ],
    [
      'a day where it says nothing',
      { alternate: { ...EVEN, from: '2026-12-05' } },
      ['alternate.from', 'UNKNOWN_FIELD', undefined],
    ],
    ['other weeks', { alternate: { weekdays: [6], weeks: 'third' } }, ['alternate.weeks', 'INVALID_INPUT', 'choice']],
  ])('%s', async (_, to, expected) => {
    expect(await wrong(to)).toEqual([expected]);
  });

  test('them alone for somebody new, who would rest on weekends beside', async () => {
    const body = { membercode: 'ALT1', membername: 'Su Su', alternate: EVEN };
    const alone = await hr.call(addMember, { body });
    expect(alone.failure().errors).toMatchObject([{ field: 'restdays', code: 'INVALID_INPUT' }]);
    const { id } = (await hr.call(addMember, { body: { ...body, restdays: [7] } })).data();
    const read = await hr.call(readMember, { params: { id: String(id) } });
    expect(read.data()).toMatchObject({ restdays: [7], alternate: EVEN });
  });
});

describe('a file of members', () => {
  const kept = async (who: Person) => (await history(who)).work.at(-1)?.alternate;

  test('sets them by a column of their own, and says what was', async () => {
    const who = await newcomer(office);
    const { rows } = await found(
      hr,
      `code,rest days,alternate\n${who.code},Sun,"Sat, every second week from 05/12/2026"`,
    );
    expect(rows[0]?.changes).toEqual([
      { field: 'restdays', before: 'Sat Sun', after: 'Sun' },
      { field: 'alternate', before: '', after: 'Sat every 2nd week from 2026-12-05' },
    ]);
    expect(await kept(who)).toEqual(SECOND);
    expect(outcomes(await found(hr, `code,alternate\n${who.code},Sat every 2nd week from 2027-01-02`))).toEqual([
      'same',
    ]);
    await found(hr, `code,alternate\n${who.code},Sat 2 4`);
    expect(await kept(who)).toEqual(EVEN);
  });

  test('without it, or with an empty cell, leaves them; none takes them away', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-11-20', alternate: SECOND });
    await found(hr, `code,rest days\n${who.code},Mon Sun`);
    await found(hr, `code,alternate,phone\n${who.code},,09 1`);
    expect((await history(who)).work.at(-1)).toMatchObject({ restdays: [1, 7], alternate: SECOND });
    await found(hr, `code,alternate\n${who.code},none`);
    expect(await kept(who)).toBeUndefined();
  });

  test('is refused where it makes a weekday rest both ways, or is not read', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-11-20', alternate: SECOND });
    const faults = async (file: string) =>
      (await found(hr, file)).rows[0]?.errors.map((it) => [it.field, reasonOf(it)]);
    expect(await faults(`code,rest days\n${who.code},Sat Sun`)).toEqual([['restdays', 'bothweeks']]);
    expect(await faults(`code,alternate\n${who.code},Sun 2nd 4th`)).toEqual([['alternate', 'bothweeks']]);
    expect(await faults(`code,alternate\n${who.code},now and then`)).toEqual([['alternate', 'alternate']]);
    expect(await faults(`code,alternate\n${who.code},Sat every 2nd week from 1000-01-01`)).toEqual([
      ['alternate', 'dayrange'],
    ]);
    expect(await kept(who)).toEqual(SECOND);
  });
});
