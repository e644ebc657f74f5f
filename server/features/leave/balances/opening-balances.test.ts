import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { found } from '../../../testing/members/member-files.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
  const body = { leaveid: 'AL', daysperyear: 0, ...rules };
  expect((await hr.call(contracts.addLeaveCode, { body })).status).toBe(201);
});
afterEach(() => office.close());

const rules = { description: 'ANNUAL', nexttoholiday: 'allow', nexttooffday: 'allow' } as const;

async function bring(lines: readonly string[]) {
  const { applied } = await found(hr, ['code,name,balance AL', ...lines].join('\n'));
  expect(applied).toBe(true);
}

async function set(daysperyear: number, more: { openingbalances?: 'stand' | 'add'; preview?: true } = {}) {
  const { preview, ...chosen } = more;
  const [type] = (await hr.call(contracts.listLeaveCodes)).data().codes.filter((it) => it.leaveid === 'AL');
  return hr.call(contracts.changeLeaveCode, {
    params: { id: 'AL' },
    query: preview ? { preview: 'true' } : {},
    body: { ...rules, daysperyear, begin: 'this-year', revision: type?.revision ?? 0, ...chosen },
  });
}

async function left(membercode: string, year = 2026): Promise<number> {
  const rows = await office.database.query
    .selectFrom('leave_ledger')
    .innerJoin('member', 'member.id', 'leave_ledger.member_id')
    .select('half_days')
    .where('membercode', '=', membercode)
    .where('leaveid', '=', 'AL')
    .where('fiscal_year', '=', year)
    .execute();
  return rows.reduce((days, it) => days + it.half_days / 2, 0);
}

const each = async () => [await left('OPEN'), await left('NONE'), await left('HR'), await left('OPEN', 2027)];

test('an opening balance stands when its year is given days afterwards, also one of nothing', async () => {
  await bring(['OPEN,Opening,4.5', 'NONE,Nothing left,0']);
  const looked = (await set(10, { preview: true })).data().touches.years;
  expect(looked.map((it) => [it.fiscalyear, it.adjusted, it.entered])).toEqual([
    [2026, 0, 2],
    [2027, 0, 0],
  ]);
  expect(looked[1]?.granted).toBe((looked[0]?.granted ?? 0) + 2);
  expect((await set(10)).status).toBe(200);
  expect(await each()).toEqual([4.5, 0, 10, 10]);
  await grantLeave(office.database, () => office.now);
  expect(await each()).toEqual([4.5, 0, 10, 10]);
});

test('an opening balance that stands is left alone by other days a year, up and down, and holds up no change', async () => {
  await bring(['OPEN,Opening,4.5', 'NONE,Nothing left,0']);
  await set(10);
  expect((await set(12, { preview: true })).data().touches.years[0]).toMatchObject({ difference: 2, entered: 2 });
  await set(12);
  expect(await each()).toEqual([4.5, 0, 12, 12]);
  expect((await set(3)).status).toBe(200);
  expect(await each()).toEqual([4.5, 0, 3, 3]);
});

test('the days of the year come on top of an opening balance where that is asked for, and can be taken back', async () => {
  await bring(['OPEN,Opening,4.5', 'NONE,Nothing left,0']);
  await set(10, { openingbalances: 'add' });
  expect(await each()).toEqual([14.5, 10, 10, 10]);
  await set(0);
  expect(await each()).toEqual([4.5, 0, 0, 0]);
});

test('an opening balance that stood gets the difference where that is asked for, and is not taken below zero', async () => {
  await bring(['OPEN,Opening,4.5', 'NONE,Nothing left,0']);
  await set(10);
  const refused = (await set(8, { openingbalances: 'add' })).failure();
  expect([refused.code, refused.data]).toMatchObject([
    'LEAVE_BALANCE_TOO_LOW',
    { count: 1, members: [{ membercode: 'NONE', remaining: 0, after: -2 }] },
  ]);
  await set(12, { openingbalances: 'add' });
  expect(await each()).toEqual([6.5, 2, 12, 12]);
});
