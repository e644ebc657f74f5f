import { asDays, asHalfDays } from '@muster/domain/leave/half-days.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Writable } from '../../../database/engine.ts';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { addCrowd } from '../../../testing/company/crowd.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { notingRows } from '../../../testing/database/counted-queries.ts';
import { runStatement } from '../../../testing/database/test-database.ts';
import { at, decide, ledgerOf, newcomer, type Person, remaining, take, tryTake } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundLeave(office.database);
});

const linesOf = async (memberId: number) => {
  const lines = await office.database.query
    .selectFrom('leave_ledger')
    .select(['leaveid', 'fiscal_year as year', 'kind', 'half_days'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return lines.map(({ half_days, ...line }) => ({ ...line, days: asDays(half_days) }));
};
const given = (leaveid: string, year: number, days: number) => ({ leaveid, year, kind: 'grant', days });

describe('a year’s leave is granted', () => {
  test('for this fiscal year and the next, of every type that gives some', async () => {
    const lines = await linesOf(office.ids.A);
    expect(lines).toHaveLength(6);
    for (const line of [2026, 2027].flatMap((year) => [
      given('EL', year, 10),
      given('CL', year, 6),
      given('O', year, 12),
    ])) {
      expect(lines).toContainEqual(line);
    }
  });

  test('once, however many servers ask at once and however often', async () => {
    const [id] = await addColleagues(office.database, [{ membercode: 'LATE' }]);
    const neighbour = await office.secondServer();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        grantLeave(n % 2 ? office.database : neighbour.deps.database, () => office.now),
      ),
    );
    await neighbour.close();
    await grantLeave(office.database, () => office.now);
    expect(await linesOf(id as number)).toHaveLength(6);
  });

  test('some members at a time, so that no statement takes as long as the company is large', async () => {
    const own = await openOffice();
    await addCrowd(own.database, 1200);
    const { database, given } = notingRows(own.database);
    await grantLeave(database, () => own.now);
    expect(given.reduce((sum, it) => sum + it, 0)).toBe(1200 * 6);
    expect(Math.max(...given)).toBeLessThanOrEqual(500 * 3);
    await own.close();
  });

  test('to a member in the moment in which HR lists them', async () => {
    const hr = await office.holding('HR');
    const { id } = (await hr.call(addMember, { body: { membercode: 'FRESH', membername: 'Fresh' } })).data();
    expect(await linesOf(id)).toHaveLength(6);
  });

  test('to who is active only, and to others when they are again', async () => {
    const { database, ids } = office;
    expect(await linesOf(ids.SUSP)).toEqual([]);
    await database.query.updateTable('member').set({ status: 'active' }).where('id', '=', ids.SUSP).execute();
    await grantLeave(database, () => office.now);
    expect(await linesOf(ids.SUSP)).toHaveLength(6);
    await database.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', ids.SUSP).execute();
  });

  test('for the year after the next when the first of April has come in the company’s zone', async () => {
    const [id] = await addColleagues(office.database, [{ membercode: 'YEARS' }]);
    const granted = async (local: string) => {
      await grantLeave(office.database, () => inYangon(local));
      return [...new Set((await linesOf(id as number)).map((it) => it.year))];
    };
    expect(await granted('2027-03-31T23:59:59')).toEqual([2026, 2027]);
    expect(await granted('2027-04-01T00:00:00')).toEqual([2026, 2027, 2028]);
  });

  test('before there is a company it is granted to nobody, without complaint', async () => {
    const empty = await openOffice({ empty: true });
    await grantLeave(empty.database, () => empty.now);
    expect(await empty.database.query.selectFrom('leave_ledger').selectAll().execute()).toEqual([]);
    await empty.close();
  });
});

describe('leave across the first of April', () => {
  test('is paid for by both years, each its own days', async () => {
    const who = await newcomer(office, { rest_days: '' });
    await take(who, '2027-03-28', '2027-04-03');
    const taken = (await linesOf(who.id)).filter((it) => it.kind === 'taken');
    expect(taken).toEqual([
      { leaveid: 'EL', year: 2026, kind: 'taken', days: -4 },
      { leaveid: 'EL', year: 2027, kind: 'taken', days: -3 },
    ]);
    expect(await remaining(who)).toBe(6);
    const later = await at(office, who, inYangon('2027-04-01T09:00'));
    expect(await remaining(later)).toBe(7);
  });

  test('is refused when one of the years has too little, even if both together had enough', async () => {
    const who = await newcomer(office, { rest_days: '' });
    await take(who, '2027-02-01', '2027-02-08');
    const before = await office.state();
    expect((await tryTake(who, '2027-03-29', '2027-04-02')).failure().message).toBe(
      "You can't take leave greater than remain leave (2 days)",
    );
    expect(await office.state()).toBe(before);
    expect((await tryTake(who, '2027-03-30', '2027-04-09')).status).toBe(201);
    expect(await remaining(who)).toBe(0);
  });
});

describe('the lines behind a balance', () => {
  test('add up to it, line by line, with what the office gave and took', async () => {
    const who = await newcomer(office);
    const line = { member_id: who.id, leaveid: 'EL', fiscal_year: 2026, at: '2026-11-20T02:30:00.000Z' };
    for (const [kind, days] of [
      ['carry', 3],
      ['adjusted', -1],
      ['expired', -2],
    ] as const) {
      await office.database.query
        .insertInto('leave_ledger')
        .values({ ...line, kind, half_days: asHalfDays(days), note: 'by the office' })
        .execute();
    }
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await decide(await office.holding('M'), id, 'reject');
    const lines = await ledgerOf(who);
    expect(lines.map((it) => [it.kind, it.days, it.balance, it.start])).toEqual([
      ['grant', 10, 10, null],
      ['carry', 3, 13, null],
      ['adjusted', -1, 12, null],
      ['expired', -2, 10, null],
      ['reserved', -3, 7, '2026-12-01'],
      ['released', 3, 10, '2026-12-01'],
    ]);
    expect(await remaining(who)).toBe(10);
  });

  test('say what is reserved, released, taken and given back, as the cards do', async () => {
    const who = await newcomer(office);
    const manager = await office.holding('M');
    const rejected = await take(who, '2026-12-01', '2026-12-02');
    await decide(manager, rejected.id, 'reject');
    const approved = await take(who, '2026-12-08', '2026-12-10');
    await decide(manager, approved.id, 'approve');
    await take(who, '2026-12-15', '2026-12-15');
    const lines = await ledgerOf(who);
    expect(lines.map((it) => [it.kind, it.days, it.by])).toEqual([
      ['grant', 10, null],
      ['reserved', -2, null],
      ['released', 2, expect.any(String)],
      ['taken', -3, null],
      ['reserved', -1, null],
    ]);
    const summed = (...kinds: string[]) =>
      lines.filter((it) => kinds.includes(it.kind)).reduce((days, it) => days - it.days, 0);
    const { types } = (await who.client.call(contracts.readLeaveTypes)).data();
    expect(types.find((it) => it.leaveid === 'EL')).toMatchObject({
      taken: summed('taken', 'reversed'),
      pending: summed('reserved', 'released'),
      remaining: lines.at(-1)?.balance,
    });
  });

  test('wait in the fiscal year in which they are, of leave that crosses its end', async () => {
    const who = await at(office, await newcomer(office, { rest_days: '' }), inYangon('2027-03-29T09:00'));
    await take(who, '2027-03-30', '2027-04-03');
    const waitingIn = async (fiscalyear: string) => {
      const { types } = (await who.client.call(contracts.readLeaveTypes, { query: { fiscalyear } })).data();
      return types.find((it) => it.leaveid === 'EL');
    };
    expect(await waitingIn('2026')).toMatchObject({ taken: 0, pending: 2 });
    expect(await waitingIn('2027')).toMatchObject({ taken: 0, pending: 3 });
  });

  test('are told apart in the types: entitled, taken, waiting, remaining', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await decide(await office.holding('M'), id, 'approve');
    await take(who, '2026-12-09', '2026-12-10');
    const { fiscalyear, types } = (await who.client.call(contracts.readLeaveTypes)).data();
    expect(fiscalyear).toBe(2026);
    expect(types.find((it) => it.leaveid === 'EL')).toEqual({
      leaveid: 'EL',
      description: 'EARNED LEAVE',
      nexttoholiday: 'forbid',
      nexttooffday: 'forbid',
      entitled: 10,
      taken: 3,
      pending: 2,
      remaining: 5,
      gone: 0,
      unlimited: false,
      carried: null,
      halfdays: false,
      freedays: 'counted',
    });
    expect(types.map((it) => it.leaveid)).toEqual(['CL', 'EL', 'O', 'WP']);
  });
});

describe('the database itself refuses', () => {
  let who: Person;
  let leaveId: number;
  beforeAll(async () => {
    who = await newcomer(office);
    leaveId = (await take(who, '2026-12-01', '2026-12-03')).id;
  });
  const line = (more: object) => ({
    member_id: who.id,
    leaveid: 'EL',
    fiscal_year: 2026,
    kind: 'taken' as const,
    half_days: -2,
    leave_id: leaveId,
    revision: 9,
    at: '2026-11-20T02:30:00.000Z',
    ...more,
  });
  const insertLine = (more: object, db: Writable = office.database.query) =>
    db.insertInto('leave_ledger').values(line(more)).execute();
  const claim = (more: object, db: Writable = office.database.query) =>
    db
      .insertInto('member_day')
      .values({ member_id: who.id, day: '2026-12-24', claim: 'leave', leave_id: leaveId, ...more })
      .execute();

  test.each([
    ['taken days that are none', { half_days: 2 }],
    ['reversed days that are none', { kind: 'reversed', half_days: -2 }],
    ['taken days of no leave', { leave_id: null }],
    ['a grant that belongs to a leave', { kind: 'grant', half_days: 2 }],
    ['a second grant of a year', { kind: 'grant', half_days: 20, leave_id: null }],
    ['the same revision taken twice', { revision: 1 }],
    ['a kind that is none', { kind: 'gift', half_days: 2, leave_id: null }],
    ['a type that is not there', { leaveid: 'XX' }],
    ['a member who is not there', { member_id: 2_000_000_000 }],
    ['a leave that is not there', { leave_id: 2_000_000_000 }],
    ['half a half-day', { half_days: -0.5 }],
  ])('a ledger line with %s', async (_, more) => {
    await expect(insertLine(more)).rejects.toThrow();
  });

  test.each([
    ['that is claimed already', { day: '2026-12-01' }],
    ['that is claimed already, for a trip', { day: '2026-12-02', claim: 'trip', leave_id: null }],
    ['for a leave that is not named', { leave_id: null }],
    ['for a trip that names a leave', { claim: 'trip' }],
    ['for anything else', { claim: 'holiday', leave_id: null }],
  ])('a claim on a day %s', async (_, more) => {
    await expect(claim(more)).rejects.toThrow();
  });

  test('neither of them when it is sound, so that what is wrong above is what is named', async () => {
    const taken = office.database.write(async (trx) => {
      await insertLine({}, trx);
      await claim({}, trx);
      throw new Error('taken, and given back');
    });
    await expect(taken).rejects.toThrow('taken, and given back');
  });

  test.each([
    'update leave_ledger set half_days = 99',
    'delete from leave_ledger',
    "update leave set to_date = '2026-11-30' where id = (select max(id) from leave)",
    "update leave set status = 'granted'",
  ])('to change what was written: %s', async (statement) => {
    const before = await office.state();
    await expect(runStatement(office.database, statement)).rejects.toThrow();
    expect(await office.state()).toBe(before);
  });
});
