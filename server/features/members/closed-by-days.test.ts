import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { changeMember, type MemberChange } from '@muster/domain/members/member-office-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { newcomer, type Person } from '../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
let who: Person;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
  who = await newcomer(office);
  for (const month of ['2026-09', '2026-10']) {
    expect((await hr.call(closePeriod, { params: { month }, body: { waive: 'Counted by hand' } })).status).toBe(200);
  }
});
afterEach(() => office.close());

const closedBy = async (body: Partial<MemberChange>, query: { preview?: 'true' } = { preview: 'true' }) =>
  (await hr.call(changeMember, { params: { id: String(who.id) }, query, body: { revision: 1, ...body } })).data()
    .closed;

describe('another first or last day', () => {
  test('says before it is stored which closed pay periods have other days of work, and which it changed after', async () => {
    const before = await office.state();
    expect(await closedBy({ joinedon: '2026-10-15' })).toEqual(['2026-09', '2026-10']);
    expect(await closedBy({ lefton: '2026-10-15' })).toEqual(['2026-10']);
    expect(
      await closedBy({
        employment: [
          { from: null, to: '2026-09-10' },
          { from: '2026-10-01', to: null },
        ],
      }),
    ).toEqual(['2026-09']);
    expect(await office.state()).toBe(before);
    expect(await closedBy({ lefton: '2026-10-15' }, {})).toEqual(['2026-10']);
  });

  test('says none for days of open ones alone, nor for other changes', async () => {
    expect(await closedBy({ lefton: '2026-11-10' })).toEqual([]);
    expect(await closedBy({ phone: '09 1' })).toEqual([]);
  });
});
