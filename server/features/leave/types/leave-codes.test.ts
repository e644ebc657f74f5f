import { asDays } from '@muster/domain/leave/half-days.ts';
import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import type { LeaveCodeChange } from '@muster/domain/leave/leave-office-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { expectRefused, ledgerOf, newcomer, remaining, take, tryTake } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { touchesNothing } from './touched-by-type.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const EARNED: LeaveCodeChange = {
  description: 'EARNED LEAVE',
  daysperyear: 10,
  nexttoholiday: 'forbid',
  nexttooffday: 'forbid',
  begin: 'next-year',
  revision: 1,
};
const change = (to: Partial<LeaveCodeChange>, client = hr, leaveid = 'EL') =>
  client.call(contracts.changeLeaveCode, { params: { id: leaveid }, body: { ...EARNED, ...to } });
const look = async (to: Partial<LeaveCodeChange>) => {
  const body = { ...EARNED, ...to };
  return (await hr.call(contracts.changeLeaveCode, { params: { id: 'EL' }, query: { preview: 'true' }, body })).data();
};
const preview = async (daysperyear: number, begin: LeaveCodeChange['begin']) =>
  (await look({ daysperyear, begin })).touches;
const codes = async () => (await hr.call(contracts.listLeaveCodes)).data().codes;
const linesOf = (memberId: number, year: number) =>
  office.database.query
    .selectFrom('leave_ledger')
    .select(['kind', 'half_days', 'note', 'actor_id'])
    .where('member_id', '=', memberId)
    .where('leaveid', '=', 'EL')
    .where('fiscal_year', '=', year)
    .orderBy('id')
    .execute();
const kindsOf = async (memberId: number, year: number) =>
  (await linesOf(memberId, year)).map((it) => [it.kind, asDays(it.half_days)]);
const activeMembers = async () =>
  (
    await office.database.query
      .selectFrom('member')
      .select('id')
      .where('guest', '=', 0)
      .where('status', '=', 'active')
      .execute()
  ).length;

describe('the leave types', () => {
  test('are listed with their days and rules', async () => {
    const { fiscalyear, codes: listed } = (await hr.call(contracts.listLeaveCodes)).data();
    expect(fiscalyear).toBe(2026);
    expect(listed.map((it) => it.leaveid)).toEqual(['CL', 'EL', 'O', 'WP']);
    expect(listed[1]).toEqual({
      leaveid: 'EL',
      description: 'EARNED LEAVE',
      nexttoholiday: 'forbid',
      nexttooffday: 'forbid',
      daysthisyear: 10,
      daysperyear: 10,
      revision: 1,
      paid: 'full',
      unlimited: false,
      prorated: false,
      carrydays: 0,
      carrymonths: 0,
      halfdays: false,
      freedays: 'counted',
      retired: false,
    });
  });

  test('get one more, which everybody active has at once', async () => {
    const body = { ...withoutTerms(EARNED), leaveid: 'pl', description: 'PATERNITY LEAVE', daysperyear: 15 };
    const added = await hr.call(contracts.addLeaveCode, { body });
    expect([added.status, added.data()]).toMatchObject([201, { leaveid: 'PL', daysthisyear: 15, daysperyear: 15 }]);
    const a = await office.holding('A');
    const { types } = (await a.call(readLeaveTypes)).data();
    expect(types.find((it) => it.leaveid === 'PL')).toMatchObject({ entitled: 15, remaining: 15 });
    await expectRefused(office, 409, 'LEAVE_TYPE_TAKEN', () => hr.call(contracts.addLeaveCode, { body }));
  });

  test('get none with a wrong code, name or number of days', async () => {
    for (const [what, field, wrong] of [
      ['a dash in its code', 'leaveid', { leaveid: 'P-L' }],
      ['a digit first', 'leaveid', { leaveid: '1A' }],
      ['half a day', 'daysperyear', { daysperyear: 0.5 }],
      ['less than none', 'daysperyear', { daysperyear: -1 }],
      ['more days than a year has', 'daysperyear', { daysperyear: 367 }],
      ['no name', 'description', { description: ' ' }],
    ] as const) {
      const body = { ...withoutTerms(EARNED), leaveid: 'PL', ...wrong };
      const failure = await expectRefused(office, 400, 'INVALID_INPUT', () =>
        hr.call(contracts.addLeaveCode, { body }),
      );
      expect([what, failure.errors[0]?.field]).toEqual([what, field]);
    }
  });

  test('change their name and rules for what is asked from now on', async () => {
    const who = await newcomer(office);
    expect((await tryTake(who, '2026-11-23', '2026-11-24')).failure().code).toBe('LEAVE_NEXT_TO_OFFDAY');
    await change({ description: 'ANNUAL LEAVE', nexttooffday: 'allow' });
    expect((await take(who, '2026-11-23', '2026-11-24')).ltype).toBe('EL-ANNUAL LEAVE');
    expect(await kindsOf(who.id, 2026)).toEqual([
      ['grant', 10],
      ['taken', -2],
    ]);
    const [entry] = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', 'leave-type:EL')
      .execute();
    expect(entry).toMatchObject({ action: 'leave-type.change', actor_id: office.ids.HR });
    expect([entry?.before, entry?.after].map((it) => JSON.parse(it ?? '').description)).toEqual([
      'EARNED LEAVE',
      'ANNUAL LEAVE',
    ]);
  });

  test('say before they grow stricter whose leave they would not allow or count otherwise, and leave it as it is', async () => {
    const who = await newcomer(office);
    await change({ nexttooffday: 'allow' });
    const across = await take(who, '2026-11-26', '2026-12-01');
    const beside = await take(who, '2026-12-07', '2026-12-08');
    const before = await office.state();
    const touchedBy = async (to: Partial<LeaveCodeChange>) =>
      (await look({ nexttooffday: 'allow', revision: 2, ...to })).touches.leave;
    const shown = { membercode: who.code, start: '2026-11-26', end: '2026-12-01', approve_status: 0 };
    expect(await touchedBy({ description: 'ANNUAL LEAVE', daysperyear: 12 })).toEqual({ count: 0, items: [] });
    expect(await touchedBy({ freedays: 'skipped' })).toMatchObject({
      count: 1,
      items: [{ id: across.id, ...shown, effect: 'counted_otherwise', days: 6, would: 4 }],
    });
    expect(await touchedBy({ nexttooffday: 'forbid' })).toMatchObject({
      count: 1,
      items: [{ id: beside.id, effect: 'next_to_free_day', days: 2, would: 2 }],
    });
    expect(await office.state()).toBe(before);
  });

  test('are not overwritten by who looked at older ones, nor changed by who may not', async () => {
    await change({ description: 'ANNUAL LEAVE' });
    await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => change({ nexttooffday: 'allow' }));
    const m = await office.holding('M');
    await expectRefused(office, 403, 'FORBIDDEN', () => change({ revision: 2 }, m));
    await expectRefused(office, 404, 'NOT_FOUND', () => change({}, hr, 'XX'));
  });
});

function withoutTerms({ begin: _begin, revision: _revision, ...rules }: LeaveCodeChange) {
  return rules;
}

describe('other days per year', () => {
  test('from the next fiscal year leave this one as it is, also for who starts in it', async () => {
    const everybody = await activeMembers();
    const year = { fiscalyear: 2027, days: 12, difference: 2, adjusted: everybody, granted: 0 };
    expect(await preview(12, 'next-year')).toMatchObject({ years: [year], short: { count: 0, members: [] } });
    expect((await change({ daysperyear: 12 })).data()).toMatchObject({
      daysthisyear: 10,
      daysperyear: 12,
      revision: 2,
    });
    expect([await kindsOf(office.ids.A, 2026), await kindsOf(office.ids.A, 2027)]).toEqual([
      [['grant', 10]],
      [
        ['grant', 10],
        ['adjusted', 2],
      ],
    ]);
    const fresh = (await hr.call(addMember, { body: { membercode: 'FRESH', membername: 'Fresh' } })).data();
    expect([await kindsOf(fresh.id, 2026), await kindsOf(fresh.id, 2027)]).toEqual([[['grant', 10]], [['grant', 12]]]);
    await grantLeave(office.database, () => inYangon('2027-04-01T09:00'));
    expect(await kindsOf(office.ids.A, 2028)).toEqual([['grant', 12]]);
  });

  test('from this fiscal year give everybody the difference, with who did it and why', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-01', '2026-12-03');
    await change({ daysperyear: 8, begin: 'this-year' });
    expect(await remaining(who)).toBe(5);
    expect((await ledgerOf(who)).at(-1)).toMatchObject({ kind: 'adjusted', days: -2, note: '8 days a year, not 10' });
    expect((await linesOf(who.id, 2026)).at(-1)?.actor_id).toBe(office.ids.HR);
    expect(await kindsOf(office.ids.SUSP, 2026)).toEqual([]);
  });

  test('reach who was suspended meanwhile, too', async () => {
    const who = await newcomer(office);
    await office.database.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', who.id).execute();
    await change({ daysperyear: 12, begin: 'this-year' });
    expect(await kindsOf(who.id, 2026)).toEqual([
      ['grant', 10],
      ['adjusted', 2],
    ]);
  });

  test('of a type that gave none are granted at once', async () => {
    const rules = { description: 'LEAVE WITHOUT PAY', nexttoholiday: 'allow', nexttooffday: 'allow' } as const;
    await change({ ...rules, daysperyear: 5, begin: 'this-year' }, hr, 'WP');
    const who = await office.holding('A');
    const { types } = (await who.call(readLeaveTypes)).data();
    expect(types.find((it) => it.leaveid === 'WP')).toMatchObject({ entitled: 5, remaining: 5 });
  });

  test('that some have used already are refused, and who they are is said', async () => {
    const who = await newcomer(office, { rest_days: '' });
    await take(who, '2026-12-01', '2026-12-09');
    const short = { membercode: who.code, fiscalyear: 2026, remaining: 1, after: -1 };
    expect((await preview(8, 'this-year')).short).toMatchObject({ count: 1, members: [short] });
    const failure = await expectRefused(office, 422, 'LEAVE_BALANCE_TOO_LOW', () =>
      change({ daysperyear: 8, begin: 'this-year' }),
    );
    expect(failure.data).toMatchObject({ count: 1, members: [short] });
    expect((await change({ daysperyear: 9, begin: 'this-year' })).status).toBe(200);
    expect(await remaining(who)).toBe(0);
  });

  test('sent again after a lost answer are found changed, once', async () => {
    const asked = { daysperyear: 12, begin: 'this-year' } as const;
    await change(asked);
    const before = await office.state();
    expect((await change(asked)).data()).toMatchObject({ daysthisyear: 12, revision: 2 });
    expect(await office.state()).toBe(before);
  });

  test('previewed change nothing', async () => {
    const before = await office.state();
    await preview(3, 'this-year');
    expect(await preview(10, 'this-year')).toEqual(touchesNothing);
    expect(await office.state()).toBe(before);
  });

  test('changed by one, read by the other', async () => {
    await change({ daysperyear: 12 });
    await change({ daysperyear: 15, begin: 'this-year', revision: 2 });
    expect((await codes()).find((it) => it.leaveid === 'EL')).toMatchObject({ daysthisyear: 15, daysperyear: 15 });
    expect([await kindsOf(office.ids.A, 2026), await kindsOf(office.ids.A, 2027)]).toEqual([
      [
        ['grant', 10],
        ['adjusted', 5],
      ],
      [
        ['grant', 10],
        ['adjusted', 2],
        ['adjusted', 3],
      ],
    ]);
  });
});
