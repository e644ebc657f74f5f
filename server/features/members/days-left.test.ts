import { cancelForMember, enterForMember, runYearEnd } from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { decide, newcomer, type Person, remaining, take } from '../../testing/leave/leave.ts';
import { setTerms } from '../../testing/leave/terms.ts';
import { changeNow } from '../../testing/members/change-now.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

/** What is shown as left of earned leave before a last day is saved. */
const leftOf = async (who: Person, lefton: string, joinedon: string | null = null) => {
  const hr = await office.holding('HR');
  const { touches } = (await changeNow(hr, who.id, { joinedon, lefton }, { preview: 'true' })).data();
  return touches?.balances.find((it) => it.leaveid === 'EL');
};

const runOf = async (fiscalyear: number) => (await office.holding('HR')).call(runYearEnd, { body: { fiscalyear } });

const nextYear = (day: string) => {
  office.now = inYangon(`${day}T09:00`);
};

describe('what is left of a member who leaves early in a leave year', () => {
  test('has the days of the year before, whether its end was run or not', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await setTerms(await office.holding('HR'), 'EL', { carrydays: 5 });
    nextYear('2027-04-02');
    const before = await leftOf(who, '2027-04-15');
    expect(before?.uncarried).toBe(5);
    expect((await runOf(2026)).status).toBe(200);
    expect(await leftOf(who, '2027-04-15')).toEqual({ ...before, uncarried: 0 });
    // A last day that becomes known after the run was one of the year that it ended.
    expect(await leftOf(who, '2027-03-20')).toMatchObject({ remaining: 7, uncarried: 0 });
  });

  test('has none that lapsed before the last day, but for those that leave has used', async () => {
    const who = await newcomer(office);
    await setTerms(await office.holding('HR'), 'EL', { carrydays: 5, carrymonths: 3 });
    nextYear('2027-04-02');
    const [inTime, late] = [await leftOf(who, '2027-06-30'), await leftOf(who, '2027-07-01')];
    expect(inTime?.uncarried).toBe(5);
    expect(late).toMatchObject({ remaining: (inTime?.remaining ?? 0) - 5, uncarried: 0 });
  });

  test('has none of the year before that had ended within it, though no run has let them lapse', async () => {
    const who = await newcomer(office);
    await setTerms(await office.holding('HR'), 'EL', { carrydays: 5, carrymonths: 3 });
    nextYear('2027-04-02');
    await runOf(2026);
    // 15 days in all, of which the five that were carried over end in June; eight are taken after it.
    const july = await office.holding('HR');
    const body = {
      membercode: who.code,
      leavetype: 'EL',
      fromdate: '2027-07-05',
      todate: '2027-07-12',
      reason: 'Away',
    };
    const override = ['LEAVE_NEXT_TO_OFFDAY', 'LEAVE_NEXT_TO_HOLIDAY'] as const;
    expect((await july.call(enterForMember, { body: { ...body, override: [...override] } })).status).toBe(201);
    nextYear('2028-04-03');
    expect((await leftOf(who, '2028-04-15'))?.uncarried).toBe(2);
  });

  test('has none of a type that carries nothing over, nor of a year at whose end they were not here', async () => {
    const who = await newcomer(office);
    nextYear('2027-04-02');
    expect((await leftOf(who, '2027-04-15'))?.uncarried).toBe(0);
    await setTerms(await office.holding('HR'), 'EL', { carrydays: 5 });
    expect((await leftOf(who, '2027-04-15'))?.uncarried).toBe(5);
    expect((await leftOf(who, '2027-04-15', '2027-04-01'))?.uncarried).toBe(0);
  });

  test('is not lowered by leave after the last day, approved or waiting, which stays until it is cancelled', async () => {
    const who = await newcomer(office);
    const all = (await leftOf(who, '2026-12-04'))?.remaining ?? 0;
    const leave = await take(who, '2026-12-08', '2026-12-10');
    expect((await decide(await office.holding('SA'), leave.id, 'approve')).status).toBe(200);
    await take(who, '2026-12-22', '2026-12-23');
    expect(await remaining(who)).toBe(all - 5);
    expect(await leftOf(who, '2026-12-04')).toMatchObject({ remaining: all });
    expect(await leftOf(who, '2026-12-08')).toMatchObject({ remaining: all - 1 });
    const hr = await office.holding('HR');
    expect((await changeNow(hr, who.id, { lefton: '2026-12-08' })).status).toBe(200);
    const cancel = { params: { id: String(leave.id) }, body: { reason: 'Left', revision: leave.revision + 1 } };
    expect((await hr.call(cancelForMember, cancel)).status).toBe(200);
    expect(await remaining(who)).toBe(all - 2);
  });
});
