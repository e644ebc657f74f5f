import {
  type AgreedDaysChange,
  agreeDays,
  readAgreedDays,
} from '@muster/domain/leave/balances/agreed-days-contract.ts';
import { readLeaveTypes, readLedger } from '@muster/domain/leave/leave-contract.ts';
import { changeLeaveCode, listLeaveCodes } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { grantCorrected, grantLeave } from '../../../records/leave/ledger/grants.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { expectRefused, ledgerOf, newcomer, remaining, take } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { found } from '../../../testing/members/member-files.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

type More = Partial<AgreedDaysChange> & { preview?: true };

const agree = (who: { code: string }, days: number | null, { preview, ...more }: More = {}, client = hr) =>
  client.call(agreeDays, {
    query: preview ? { preview: 'true' } : {},
    body: { membercode: who.code, leavetypeid: 'EL', days, begin: 'this-year', revision: 0, ...more },
  });
const read = async (who: { code: string }) =>
  (await hr.call(readAgreedDays, { query: { membercode: who.code, leavetypeid: 'EL' } })).data();
async function left(who: { code: string }, year: number): Promise<number | undefined> {
  const { types } = (
    await hr.call(readLeaveTypes, { query: { membercode: who.code, fiscalyear: String(year) } })
  ).data();
  return types.find((it) => it.leaveid === 'EL')?.remaining;
}
const each = async (who: { code: string }) => [await left(who, 2026), await left(who, 2027)];
const grant = () => grantLeave(office.database, () => office.now);

/** Has the type give other days, or parts of a year, from this year on. */
async function setType(change: { daysperyear?: number; prorated?: boolean }) {
  const { fiscalyear: _, codes } = (await hr.call(listLeaveCodes)).data();
  const type = codes.find((it) => it.leaveid === 'EL');
  if (!type) throw new Error('There is no EL.');
  const { description, nexttoholiday, nexttooffday, daysperyear, revision } = type;
  const rules = { description, nexttoholiday, nexttooffday, daysperyear, revision };
  const body = { ...rules, begin: 'this-year', ...change } as const;
  const answer = await hr.call(changeLeaveCode, { params: { id: 'EL' }, body });
  expect(answer.status).toBe(200);
  return answer.data().touches;
}

describe('days a year that a member has by agreement', () => {
  test('are made up for in both years that are given, said in a line, and told', async () => {
    const who = await newcomer(office);
    const looked = (await agree(who, 6.5, { preview: true })).data();
    expect(looked.years).toEqual([
      { fiscalyear: 2026, days: 6.5, before: 10, more: -3.5, remaining: 6.5, stands: false },
      { fiscalyear: 2027, days: 6.5, before: 10, more: -3.5, remaining: 6.5, stands: false },
    ]);
    expect([await each(who), (await read(who)).revision]).toEqual([[10, 10], 0]);

    const answer = await agree(who, 6.5);
    expect([answer.status, answer.data()]).toEqual([200, looked]);
    expect(await each(who)).toEqual([6.5, 6.5]);
    expect((await ledgerOf(who)).at(-1)).toMatchObject({
      kind: 'adjusted',
      days: -3.5,
      notecode: 'agreedDays',
      note: 'By own agreement 6.5 days a year, not 10',
      by: expect.any(String),
    });
    const [told] = (await who.client.call(listNotifications)).body();
    expect(told).toMatchObject({ title: 'EARNED LEAVE: 6.5 days a year for you', subtitle: 'From 01/04/2026 on' });
    const own = (await who.client.call(readLeaveTypes)).data().types;
    expect(own.map((it) => [it.leaveid, it.agreed])).toContainEqual(['EL', 6.5]);
    expect(own.find((it) => it.leaveid === 'CL')?.agreed).toBeUndefined();
    const [entry] = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'leave.agree')
      .where('subject', '=', `member:${who.id}`)
      .execute();
    expect(entry?.actor_id).toBe(office.ids.HR);
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ leaveid: 'EL', days: 6.5, fromYear: 2026, revision: 1 });
  });

  test('sent again change nothing more, nor does what is so already', async () => {
    const who = await newcomer(office);
    await agree(who, 6);
    const before = await office.state();
    expect((await agree(who, 6)).data()).toMatchObject({ daysthisyear: 6, daysperyear: 6, revision: 1, years: [] });
    expect((await agree({ code: 'B' }, null)).data()).toMatchObject({ revision: 0, years: [] });
    expect(await office.state()).toBe(before);
  });

  test('may begin with the next year, and end with this one', async () => {
    const who = await newcomer(office);
    await agree(who, 6, { begin: 'next-year' });
    expect(await each(who)).toEqual([10, 6]);
    expect(await read(who)).toMatchObject({ daysthisyear: null, daysperyear: 6, typethisyear: 10, typeperyear: 10 });
    await agree(who, 4, { revision: 1 });
    expect(await each(who)).toEqual([4, 4]);
    await agree(who, null, { begin: 'next-year', revision: 2 });
    expect(await each(who)).toEqual([4, 10]);
    await agree(who, null, { revision: 3 });
    expect([await each(who), (await ledgerOf(who)).at(-1)?.note]).toEqual([
      [10, 10],
      'Days a year as for everybody again: 10, not 4',
    ]);
  });

  test('are told of this fiscal year and later ones alone, as no other is kept', async () => {
    const who = await newcomer(office);
    await agree(who, 6);
    await agree(who, 4, { begin: 'next-year', revision: 1 });
    const told = async (fiscalyear: number) => {
      const query = { membercode: who.code, fiscalyear: String(fiscalyear) };
      const { types } = (await hr.call(readLeaveTypes, { query })).data();
      return types.find((it) => it.leaveid === 'EL')?.agreed;
    };
    expect(await Promise.all([2025, 2026, 2027].map(told))).toEqual([undefined, 6, 4]);
  });

  test('of none give none, and are given once there are some', async () => {
    const who = await newcomer(office);
    const [id] = await addColleagues(office.database, [{ membercode: 'NONE1', membername: 'None' }]);
    await office.database.query
      .insertInto('agreed_days')
      .values({
        member_id: id as number,
        leaveid: 'EL',
        half_days: 0,
        from_year: 2026,
        half_days_before: null,
        revision: 1,
      })
      .execute();
    await grant();
    expect([await each({ code: 'NONE1' }), await each(who)]).toEqual([
      [0, 0],
      [10, 10],
    ]);
    const { years } = (await agree({ code: 'NONE1' }, 5, { revision: 1 })).data();
    expect(years.map((it) => [it.before, it.more])).toEqual([
      [0, 5],
      [0, 5],
    ]);
    expect(await each({ code: 'NONE1' })).toEqual([5, 5]);
  });

  test('are what every later year gives, and what the type comes to give is for the others', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    await agree(who, 6);
    const touches = await setType({ daysperyear: 12 });
    expect([await each(who), await each(other)]).toEqual([
      [6, 6],
      [12, 12],
    ]);
    const [{ adjusted, granted } = { adjusted: 0, granted: 0 }] = touches.years;
    const { count } = await office.database.query
      .selectFrom('leave_ledger')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('note_code', '=', 'daysPerYear')
      .where('fiscal_year', '=', 2026)
      .executeTakeFirstOrThrow();
    expect([adjusted, granted]).toEqual([Number(count), 0]);
    const today = office.now;
    office.now = Temporal.Instant.from('2027-04-02T03:00:00Z');
    await grant();
    office.now = today;
    expect([await left(who, 2028), await left(other, 2028)]).toEqual([6, 12]);
    const ledgers = [who, other].map(async ({ code }) => {
      const query = { leavetypeid: 'EL', membercode: code, fiscalyear: '2028' };
      return (await hr.call(readLedger, { query })).data();
    });
    expect((await Promise.all(ledgers)).map(([line]) => [line?.kind, line?.note, line?.noteparams])).toEqual([
      ['grant', 'By own agreement 6 days a year; the leave type gives 12', { days: 6, type: 12 }],
      ['grant', '', null],
    ]);
    await agree(who, null, { revision: 1 });
    expect(await each(who)).toEqual([12, 12]);
    await setType({ daysperyear: 10 });
  });

  test('are given in part to who joins within a year, where the type gives parts, also after a corrected first day', async () => {
    await setType({ prorated: true });
    const who = await newcomer(office, { joined_on: '2026-10-01' });
    expect(await each(who)).toEqual([5, 10]);
    const { years } = (await agree(who, 6)).data();
    expect(years.map((it) => [it.days, it.before, it.more])).toEqual([
      [6, 10, -2],
      [6, 10, -4],
    ]);
    expect(await each(who)).toEqual([3, 6]);
    await office.database.query
      .updateTable('member')
      .set({ joined_on: '2026-04-01' })
      .where('id', '=', who.id)
      .execute();
    const corrected = [{ memberId: who.id, was: '2026-10-01', is: '2026-04-01' }];
    const by = { today: '2026-11-02', now: '2026-11-02T03:00:00.000Z', actorId: office.ids.HR };
    await office.database.write((trx) => grantCorrected(trx, corrected, by));
    expect(await each(who)).toEqual([6, 6]);
    await setType({ prorated: false });
  });

  test('leave alone what a file has entered of this year', async () => {
    const who = { code: 'BROUGHT1' };
    expect((await found(hr, 'code,name,balance EL\nBROUGHT1,Brought along,4.5')).applied).toBe(true);
    expect(await left(who, 2026)).toBe(4.5);
    const { years } = (await agree(who, 6)).data();
    expect(years.map((it) => [it.fiscalyear, it.more, it.stands])).toEqual([
      [2026, 0, true],
      [2027, -4, false],
    ]);
    expect(await each(who)).toEqual([4.5, 6]);
  });
});

describe('days a year by agreement are refused', () => {
  test('where more of a year is used than there would be', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-01', '2026-12-03');
    const refused = () => agree(who, 2);
    const failure = await expectRefused(office, 422, 'LEAVE_BALANCE_TOO_LOW', refused);
    expect(failure).toMatchObject({ data: { remaining: 7 }, errors: [{ field: 'days' }] });
    await expectRefused(office, 422, 'LEAVE_BALANCE_TOO_LOW', () => agree(who, 2, { preview: true }));
    await agree(who, 3);
    expect(await remaining(who)).toBe(0);
  });

  test('where somebody has changed them meanwhile, with what is stored now', async () => {
    const who = await newcomer(office);
    await agree(who, 6);
    const failure = await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => agree(who, 7));
    expect(failure.data).toMatchObject({ daysthisyear: 6, revision: 1 });
    const answers = await Promise.all([4, 5].map((days) => agree(who, days, { revision: 1 })));
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409]);
  });

  test('for who has left', async () => {
    const who = await newcomer(office);
    await office.database.query.updateTable('member').set({ left_on: '2026-05-01' }).where('id', '=', who.id).execute();
    await expectRefused(office, 422, 'NOT_EMPLOYED', () => agree(who, 6));
  });

  test('for oneself, whoever of the office one is, and by everybody else', async () => {
    await expectRefused(office, 403, 'FORBIDDEN', () => agree({ code: 'HR' }, 20));
    const sa = await office.holding('SA');
    await expectRefused(office, 403, 'FORBIDDEN', () => agree({ code: 'SA' }, 20, {}, sa));
    const manager = await office.holding('M');
    await expectRefused(office, 403, 'FORBIDDEN', () => agree({ code: 'A' }, 20, {}, manager));
  });

  test.each<[string, number, string, Partial<AgreedDaysChange>]>([
    ['a quarter of a day', 400, 'INVALID_INPUT', { days: 6.25 }],
    ['fewer than none', 400, 'INVALID_INPUT', { days: -1 }],
    ['more than a year has', 400, 'INVALID_INPUT', { days: 367 }],
    ['a type that is not there', 422, 'LEAVE_TYPE_UNKNOWN', { leavetypeid: 'XX' }],
    ['a member who is not there', 404, 'NOT_FOUND', { membercode: 'NOBODY' }],
  ])('for %s', async (_, status, code, wrong) => {
    await expectRefused(office, status, code, () => agree({ code: 'A' }, 6, wrong));
  });

  test('for a type without limit', async () => {
    const unlimit = (unlimited: 0 | 1) =>
      office.database.query.updateTable('leave_code').set({ unlimited }).where('leaveid', '=', 'WP').execute();
    await unlimit(1);
    await expectRefused(office, 400, 'INVALID_INPUT', () => agree({ code: 'A' }, 6, { leavetypeid: 'WP' }));
    await unlimit(0);
  });
});
