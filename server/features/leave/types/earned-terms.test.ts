import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';
import { touchesNothing } from './touched-by-type.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
});
afterAll(() => office.close());

const LOOK = { preview: 'true' } as const;
const OFF = { leavetype: 'O' };
const set = async (terms: object, query: { preview?: 'true' } = {}) => (await setTerms(hr, 'O', terms, query)).data();
const stored = async () =>
  (await hr.call(contracts.listLeaveCodes)).data().codes.find((it) => it.leaveid === 'O') ?? {};

describe('the terms by which leave is earned', () => {
  test('are kept, left as they are by who does not name them, and not told where there are none', async () => {
    expect(Object.keys(await stored())).not.toContain('servicemonths');
    expect(await set({ servicemonths: 6, earnedmonthly: true })).toMatchObject({
      servicemonths: 6,
      earnedmonthly: true,
    });
    await set({ paid: 'half' });
    expect(await stored()).toMatchObject({ servicemonths: 6, earnedmonthly: true });
    await set({ servicemonths: 0, earnedmonthly: false, paid: 'full' });
    expect(Object.keys(await stored())).not.toContain('earnedmonthly');
  });

  test.each([-1, 121, 1.5, '6', null])('are no %s months', async (servicemonths) => {
    const refused = (await setTerms(hr, 'O', { servicemonths })).failure();
    expect([refused.code, refused.errors[0]?.field]).toEqual(['INVALID_INPUT', 'servicemonths']);
  });

  test('are refused by the schema itself where they are none', async () => {
    const update = (values: object) =>
      office.database.query.updateTable('leave_code').set(values).where('leaveid', '=', 'O').execute();
    await expect(update({ service_months: 121 })).rejects.toThrow();
    await expect(update({ earned_monthly: 2 })).rejects.toThrow();
  });

  test('give no balance another line', async () => {
    const lines = () => office.database.query.selectFrom('leave_ledger').selectAll().orderBy('id').execute();
    const before = await lines();
    await set({ servicemonths: 12, earnedmonthly: true });
    expect(await lines()).toEqual(before);
    await set({ servicemonths: 0, earnedmonthly: false });
  });
});

describe('a look at a type that comes to be earned', () => {
  test('tells of leave that stays although nobody could ask for it so any more, and changing it as well', async () => {
    const who = await newcomer(office, { joined_on: '2026-08-03' });
    const early = await take(who, '2026-12-01', '2026-12-08', OFF);
    const more = await take(who, '2026-12-10', '2026-12-11', OFF);
    const late = await take(who, '2027-03-02', '2027-03-02', OFF);
    const touched = async (terms: object, query = {}) =>
      (await set(terms, query)).touches.leave.items
        .filter((it) => it.membercode === who.code)
        .map((it) => [it.id, it.effect]);
    expect(await touched({ earnedmonthly: true }, LOOK)).toEqual([[more.id, 'not_earned']]);
    expect(await touched({ servicemonths: 6, earnedmonthly: true }, LOOK)).toEqual([
      [early.id, 'service_short'],
      [more.id, 'service_short'],
    ]);
    expect((await set({ servicemonths: 7, unlimited: true, earnedmonthly: true }, LOOK)).touches.leave.count).toBe(3);
    expect(await touched({ earnedmonthly: true })).toEqual([[more.id, 'not_earned']]);
    expect((await set({ earnedmonthly: true, paid: 'half' }, LOOK)).touches.leave).toEqual(touchesNothing.leave);
    expect(await touched({ servicemonths: 7 })).toEqual([
      [early.id, 'service_short'],
      [more.id, 'service_short'],
      [late.id, 'service_short'],
    ]);
    expect((await set({ servicemonths: 5 }, LOOK)).touches).toEqual(touchesNothing);
    await set({ servicemonths: 0, earnedmonthly: false });
  });

  test('names who has taken more already than is earned by today, with what counts in full, and nobody whom it is nothing new of', async () => {
    const [over, even, given] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    const [later, gone] = [await newcomer(office), await newcomer(office)];
    const enter = async (who: Person, fromdate: string, todate: string) => {
      const body = { membercode: who.code, ...OFF, fromdate, todate, reason: 'Was away' };
      expect((await hr.call(contracts.enterForMember, { body })).status).toBe(201);
    };
    // 8 of 12 are earned by November.
    await enter(over, '2026-10-01', '2026-10-08');
    await take(over, '2026-11-20', '2026-11-20', OFF);
    await enter(even, '2026-10-01', '2026-10-08');
    await enter(given, '2026-10-01', '2026-10-10');
    await take(later, '2026-11-21', '2026-11-29', OFF);
    await enter(gone, '2026-10-01', '2026-10-09');
    const left = { left_on: '2026-11-19' };
    await office.database.query.updateTable('member').set(left).where('id', '=', gone.id).execute();
    const note = { membercode: given.code, leavetypeid: 'O', fiscalyear: 2026, note: 'Thanks' };
    expect((await hr.call(contracts.adjustBalance, { body: { ...note, days: 1 } })).status).toBe(201);
    const ahead = async (terms: object, query = {}) =>
      (await set(terms, query)).touches.ahead?.members.map((it) => [it.membercode, it.taken, it.there]);
    expect(await ahead({ earnedmonthly: true }, LOOK)).toEqual([
      [over.code, 9, 8],
      [given.code, 10, 9],
    ]);
    expect(await ahead({ earnedmonthly: true, unlimited: true }, LOOK)).toBeUndefined();
    expect((await set({ earnedmonthly: true })).touches.ahead?.count).toBe(2);
    expect(await ahead({ prorated: true }, LOOK)).toBeUndefined();
    await set({ earnedmonthly: false });
  });

  test('tells of leave of who joined within the year where its days come to be earned in what was left of that', async () => {
    await set({ earnedmonthly: true });
    const who = await newcomer(office, { joined_on: '2026-10-31' });
    const old = await newcomer(office, { joined_on: '2020-10-31' });
    // 8 of 12 are earned by November; of who has a part of them, from November on, 2 of 5 months have by December.
    const { id } = await take(who, '2026-12-01', '2026-12-06', OFF);
    await take(old, '2026-12-01', '2026-12-06', OFF);
    const touched = async (terms: object) =>
      (await set(terms, LOOK)).touches.leave.items.flatMap((it) =>
        [who.code, old.code].includes(it.membercode) ? [[it.id, it.effect]] : [],
      );
    expect(await touched({ prorated: true })).toEqual([[id, 'not_earned']]);
    expect(await touched({ prorated: true, earnedmonthly: false })).toEqual([]);
    await set({ prorated: true });
    expect((await set({ prorated: false }, LOOK)).touches).toEqual(touchesNothing);
    await set({ prorated: false, earnedmonthly: false });
  });
});

test('an officer who lets leave be taken sooner is told of to administrators, one who lets it be waited for is not', async () => {
  const sa = await office.holding('SA');
  const told = async () =>
    (await sa.call(listNotifications)).body().filter((it) => it.title.includes('set the leave type')).length;
  await set({ servicemonths: 12, earnedmonthly: true });
  const before = await told();
  await set({ servicemonths: 11 });
  expect(await told()).toBe(before + 1);
  await set({ earnedmonthly: false });
  expect(await told()).toBe(before + 2);
});
