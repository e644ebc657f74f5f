import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { dryRun, faults, found } from '../../../testing/members/member-files.ts';
import { closeAccounts } from '../close-accounts.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());
afterEach(async () => {
  await giveParts(0);
  await expectSoundLeave(office.database);
});

const giveParts = (prorated: 0 | 1) =>
  office.database.query.updateTable('leave_code').set({ prorated }).where('leaveid', '=', 'EL').execute();

const lineOf = (who: Person, joined: string, days: string) =>
  `code,joined,days a year EL\n${who.code},${joined},${days}`;

async function left(membercode: string): Promise<(number | undefined)[]> {
  const inYear = async (fiscalyear: string) => {
    const { types } = (await hr.call(readLeaveTypes, { query: { membercode, fiscalyear } })).data();
    return types.find((it) => it.leaveid === 'EL')?.remaining;
  };
  return [await inYear('2026'), await inYear('2027')];
}

/** What the look at a file says is left of each year, and what is once it is stored. */
async function seenAndStored(who: Person, file: string) {
  const looked = await found(hr, file, dryRun);
  expect(faults(looked).filter((it) => it !== '')).toEqual([]);
  const seen = looked.rows[0]?.agreed?.[0]?.years.map((it) => it.remaining);
  const stored = await found(hr, file);
  expect([stored.applied, stored.rows[0]?.agreed]).toEqual([true, looked.rows[0]?.agreed]);
  expect(await left(who.code)).toEqual(seen);
  return seen;
}

describe('days a year beside another first day in a line are looked at as they are stored', () => {
  test.each([
    [1, '2026-04-01', '2026-10-01', '6', [3, 6]],
    [1, '2026-10-01', '2026-04-01', '6', [6, 6]],
    [1, '2026-04-01', '2027-10-01', '6', [0, 3]],
    [1, '2027-10-01', '2026-10-01', '6', [3, 6]],
    [0, '2026-04-01', '2026-10-01', '6', [6, 6]],
    [0, '2026-04-01', '2027-10-01', '6', [0, 6]],
    [0, '2027-10-01', '2026-04-01', '12', [12, 12]],
  ] as const)('by parts of a year: %i, from %s to %s with %s', async (prorated, was, is, days, expected) => {
    await giveParts(prorated);
    const who = await newcomer(office);
    await found(hr, `code,joined\n${who.code},${was}`);
    expect(await seenAndStored(who, lineOf(who, is, days))).toEqual(expected);
  });

  test('also where days of the year are used, and where a balance is entered beside them', async () => {
    await giveParts(1);
    const [one, other] = [await newcomer(office), await newcomer(office)];
    await take(one, '2026-12-01', '2026-12-03');
    expect(await seenAndStored(one, lineOf(one, '2026-10-01', '8'))).toEqual([1, 8]);
    const beside = `code,joined,balance EL,days a year EL\n${other.code},2026-10-01,1.5,8`;
    expect(await seenAndStored(other, beside)).toEqual([1.5, 8]);
  });

  test('and refused where more is used than the year gives from that day on', async () => {
    await giveParts(1);
    const who = await newcomer(office);
    await take(who, '2026-12-01', '2026-12-03');
    const before = await office.state();
    expect(faults(await found(hr, lineOf(who, '2026-10-01', '4'), dryRun))).toEqual([
      'days a year EL LEAVE_BALANCE_TOO_LOW',
    ]);
    expect([(await found(hr, lineOf(who, '2026-10-01', '4'))).applied, await office.state()]).toEqual([false, before]);
  });

  test.each([0, 1] as const)('also of who comes back, by parts of a year: %i', async (prorated) => {
    await giveParts(prorated);
    const [one, other] = [await newcomer(office), await newcomer(office)];
    for (const [who, to] of [
      [one, '2026-10-31'],
      [other, '2025-12-31'],
    ] as const) {
      expect((await changeNow(hr, who.id, { employment: [{ from: '2025-06-01', to }] })).status).toBe(200);
    }
    await closeAccounts(office.deps);
    for (const who of [one, other]) await seenAndStored(who, lineOf(who, '2026-11-16', '6'));
  });
});
