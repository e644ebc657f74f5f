import { asDays } from '@muster/domain/leave/half-days.ts';
import { changeLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import { addCrowd } from '../../../testing/company/crowd.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';

const MEMBERS = 10_000;

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  await addCrowd(office.database, MEMBERS);
  await grantLeave(office.database, () => office.now);
});
afterAll(() => office.close());

const rules = { description: 'EARNED LEAVE', nexttoholiday: 'forbid', nexttooffday: 'forbid' } as const;
const change = (daysperyear: number, revision: number) =>
  hr.call(changeLeaveCode, {
    params: { id: 'EL' },
    body: { ...rules, daysperyear, begin: 'this-year', revision },
  });

test('other days a year reach ten thousand members in one request, and as well when some have none yet', async () => {
  const asked = { ...rules, daysperyear: 0, begin: 'this-year', revision: 1 } as const;
  const looked = await hr.call(changeLeaveCode, { params: { id: 'EL' }, query: { preview: 'true' }, body: asked });
  const [year] = looked.data().touches.years;
  expect(year?.adjusted).toBeGreaterThan(MEMBERS);
  expect((await change(0, 1)).status).toBe(200);
  const late = await office.newcomer();
  expect((await change(12, 2)).status).toBe(200);
  const sums = await office.database.query
    .selectFrom('leave_ledger')
    .select(['member_id', (eb) => eb.fn.sum<number>('half_days').as('halves')])
    .where('leaveid', '=', 'EL')
    .where('fiscal_year', '=', 2026)
    .groupBy('member_id')
    .execute();
  expect(new Set(sums.map((it) => asDays(Number(it.halves))))).toEqual(new Set([12]));
  expect(sums.map((it) => it.member_id)).toContain(late.id);
  expect(sums).toHaveLength((year?.adjusted ?? 0) + 1);
});

test('the balances of more members than a statement has places for are read at once', async () => {
  const memberIds = Array.from({ length: 70_000 }, (_, index) => index + 1);
  const lines = await balanceLines(office.database.query, { memberIds, years: [2026], leaveid: 'EL' });
  expect(new Set(lines.map((it) => it.memberId)).size).toBeGreaterThan(MEMBERS);
});
