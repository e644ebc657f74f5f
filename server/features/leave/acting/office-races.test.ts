import { addDays } from '@muster/domain/calendar/day.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import { takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance, changeLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { ledgerOf, newcomer, type Person, remaining } from '../../../testing/leave/leave.ts';
import { leaveBody } from '../../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

const ROUNDS = 10;

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

/** The days of a round and member: of a weekday or not, since nobody here rests. */
const ask = (who: Person, from: string, days: number) =>
  who.client.call(takeLeave, {
    body: leaveBody(who, from, addDays(from, days - 1), { leavetype: 'CL-CASUAL LEAVE' }),
  });
const adjust = (who: Person, days: number) =>
  hr.call(adjustBalance, {
    body: { membercode: who.code, leavetypeid: 'CL', fiscalyear: 2026, days, note: 'a race' },
  });
const setDays = (daysperyear: number, revision: number) =>
  hr.call(changeLeaveCode, {
    params: { id: 'CL' },
    body: {
      description: 'CASUAL LEAVE',
      daysperyear,
      nexttoholiday: 'allow',
      nexttooffday: 'allow',
      begin: 'this-year',
      revision,
    },
  });

test('taking days off a balance against taking leave from it: one is refused, and nothing falls below zero', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const who = await newcomer(office, { rest_days: '' });
    const answers = await Promise.all([ask(who, '2026-12-01', 4), adjust(who, -4)]);
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 422]);
    expect(await remaining(who, 'CL')).toBe(2);
    await expectSoundLeave(office.database);
  }
});

test('fewer days a year against leave of several members: refused, or whoever comes later is', async () => {
  let revision = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const people = [await newcomer(office, { rest_days: '' }), await newcomer(office, { rest_days: '' })];
    const [changed, ...taken] = await Promise.all([
      setDays(2, revision),
      ...people.map((who) => ask(who, '2026-12-01', 4)),
    ]);
    const told = [changed?.status, ...taken.map((it) => it.status)];
    await expectSoundLeave(office.database);
    if (changed?.status === 200) {
      expect(told).toEqual([200, 422, 422]);
      revision = changed.data().revision;
      revision = (await setDays(6, revision)).data().revision;
    } else {
      expect(changed?.failure().code).toBe('LEAVE_BALANCE_TOO_LOW');
      expect(told).toContain(201);
      for (const who of people) await adjust(who, 4);
    }
  }
});

test('other days a year against granting them: everybody ends with what the year gives', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const codes = Array.from({ length: 5 }, (_, n) => ({ membercode: `LATE${round}X${n}` }));
    const ids = await addColleagues(office.database, codes);
    const days = 7 + round;
    await Promise.all([setDays(days, round + 1), grantLeave(office.database, () => office.now)]);
    const sums = await office.database.query
      .selectFrom('leave_ledger')
      .select((eb) => eb.fn.sum<number>('half_days').as('halves'))
      .where('member_id', 'in', ids)
      .where('leaveid', '=', 'CL')
      .groupBy(['member_id', 'fiscal_year'])
      .execute();
    expect(sums.map((it) => asDays(Number(it.halves)))).toEqual(Array.from({ length: 10 }, () => days));
  }
});

test('two changes of different types at once both happen', async () => {
  const earned = { description: 'EARNED LEAVE', nexttoholiday: 'forbid', nexttooffday: 'forbid' } as const;
  const who = await newcomer(office);
  const answers = await Promise.all([
    setDays(7, 1),
    hr.call(changeLeaveCode, {
      params: { id: 'EL' },
      body: { ...earned, daysperyear: 11, begin: 'this-year', revision: 1 },
    }),
  ]);
  expect(answers.map((it) => it.status)).toEqual([200, 200]);
  expect([await remaining(who, 'CL'), await remaining(who, 'EL')]).toEqual([7, 11]);
  expect((await ledgerOf(who, 'CL')).map((it) => it.kind)).toEqual(['grant', 'adjusted']);
});
