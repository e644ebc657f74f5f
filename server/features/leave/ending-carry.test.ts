import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { inYangon } from '../../testing/company/office.ts';
import { at, decide, expectRefused, newcomer, type Person, take, tryEdit, tryTake } from '../../testing/leave/leave.ts';
import { setTerms } from '../../testing/leave/terms.ts';

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

let { office, hr } = {} as HrOffice;
let who: Person;
/** The second of April: 6 days of CL, and 4 that were carried over and end on the 30th of June. */
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
  who = await newcomer(office);
  await setTerms(hr, 'CL', { carrydays: 4, carrymonths: 3 });
  who = await at(office, who, inYangon('2027-04-02T09:00'));
  hr = await office.holding('HR');
  await hr.call(contracts.runYearEnd, { body: { fiscalyear: 2026 } });
});
afterEach(() => office.close());

const casual = async () =>
  (await who.client.call(readLeaveTypes)).data().types.find((it) => it.leaveid === 'CL') as object;
const refused = (from: string, to: string) =>
  expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', () => tryTake(who, from, to, CASUAL));

describe('carried days that end within the year', () => {
  test('pay for no leave after their last day, and the refusal says how many there are', async () => {
    expect(await casual()).toMatchObject({ remaining: 10, carried: { days: 4, used: 0, until: '2027-06-30' } });
    const said = await refused('2027-07-05', '2027-07-11');
    expect(said.errors).toMatchObject([
      { field: 'todate', params: { reason: 'carried', remaining: 10, carried: 4, day: '2027-06-30', later: 6 } },
    ]);
    expect(said.message).toContain('of 10 days 4 were carried over and can be taken up to 30/06/2027 only');
    await take(who, '2027-07-05', '2027-07-10', CASUAL);
    await refused('2027-07-12', '2027-07-12');
    await take(who, '2027-06-27', '2027-06-30', CASUAL);
    expect(await casual()).toMatchObject({ remaining: 0, carried: { days: 4, used: 4 } });
  });

  test('are used first by leave up to that day, also by the days of one that goes on after it', async () => {
    expect((await refused('2027-06-28', '2027-07-07')).errors).toMatchObject([{ params: { carried: 4, later: 6 } }]);
    await take(who, '2027-06-27', '2027-07-06', CASUAL);
    expect(await casual()).toMatchObject({ remaining: 0, carried: { days: 4, used: 4 } });
  });

  test('are used by the days of the year of leave that began before it', async () => {
    const body = {
      ...{ membercode: who.code, leavetype: CASUAL.leavetype, reason: 'Was away' },
      ...{ fromdate: '2027-03-30', todate: '2027-04-02', override: ['LEAVE_EXCEEDS_BALANCE' as const] },
    };
    expect((await hr.call(contracts.enterForMember, { body })).status).toBe(201);
    expect(await casual()).toMatchObject({ remaining: 8, carried: { days: 4, used: 2 } });
    await take(who, '2027-07-05', '2027-07-10', CASUAL);
    await refused('2027-07-12', '2027-07-12');
  });

  test('are used by no leave of another type', async () => {
    await take(who, '2027-06-08', '2027-06-10');
    expect(await casual()).toMatchObject({ remaining: 10, carried: { days: 4, used: 0 } });
    await refused('2027-07-05', '2027-07-11');
  });

  test('are used by no leave that was rejected', async () => {
    const { id } = await take(who, '2027-06-28', '2027-06-30', CASUAL);
    expect(await casual()).toMatchObject({ remaining: 7, carried: { days: 4, used: 3 } });
    expect((await decide(hr, id, 'reject')).status).toBe(200);
    expect(await casual()).toMatchObject({ remaining: 10, carried: { days: 4, used: 0 } });
    await refused('2027-07-05', '2027-07-11');
  });

  test('are free again for leave that is moved', async () => {
    await take(who, '2027-07-05', '2027-07-10', CASUAL);
    const { id } = await take(who, '2027-06-28', '2027-06-30', CASUAL);
    const moved = (from: string, to: string) => tryEdit(who, id, from, to, CASUAL);
    expect((await moved('2027-06-27', '2027-06-30')).status).toBe(200);
    await expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', () => moved('2027-06-28', '2027-07-01'));
    await expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', () => moved('2027-07-01', '2027-07-01'));
  });

  test('may be set aside by the office, and lapse all the same', async () => {
    const body = {
      ...{ membercode: who.code, leavetype: CASUAL.leavetype, reason: 'Was away' },
      ...{ fromdate: '2027-07-05', todate: '2027-07-14' },
    };
    const asked = () => hr.call(contracts.enterForMember, { body });
    const said = await expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', asked);
    expect(said.errors).toMatchObject([{ params: { reason: 'carried', carried: 4, later: 6 } }]);
    const insisted = { body: { ...body, override: ['LEAVE_EXCEEDS_BALANCE' as const] } };
    expect((await hr.call(contracts.enterForMember, insisted)).status).toBe(201);
    who = await at(office, who, inYangon('2027-07-15T09:00'));
    hr = await office.holding('HR');
    await hr.call(contracts.runYearEnd, { body: { fiscalyear: 2026 } });
    expect(await casual()).toMatchObject({ remaining: -4, carried: null });
  });

  test('and days that last all year pay for any', async () => {
    await setTerms(hr, 'CL', { carrymonths: 0 });
    expect(await casual()).toMatchObject({ remaining: 10, carried: null });
    await take(who, '2027-07-05', '2027-07-14', CASUAL);
  });
});
