import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { newcomer, take } from '../../../testing/leave/leave.ts';
import { touchesNothing } from './touched-by-type.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

const LOOK = { query: { preview: 'true' } } as const;
const NEW_TYPE = {
  leaveid: 'PL',
  description: 'PATERNITY LEAVE',
  daysperyear: 15,
  nexttoholiday: 'allow',
  nexttooffday: 'allow',
} as const;
const CASUAL = { params: { id: 'CL' } };
const granted = ({ years }: TypeTouch) => years.map((it) => [it.fiscalyear, it.days, it.adjusted, it.granted]);
const stored = async () => JSON.stringify((await hr.call(contracts.listLeaveCodes)).data());
async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = await office.state();
  const answer = await work();
  expect(await office.state()).toBe(before);
  return answer;
}

describe('a look at a new leave type', () => {
  test('says who would get its days, as adding it does, and stores nothing', async () => {
    const looked = await unchanged(() => hr.call(contracts.addLeaveCode, { ...LOOK, body: NEW_TYPE }));
    const added = await hr.call(contracts.addLeaveCode, { body: NEW_TYPE });
    expect([looked.status, added.status, looked.data()]).toEqual([200, 201, added.data()]);
    const lines = await office.database.query
      .selectFrom('leave_ledger')
      .select('fiscal_year')
      .where('leaveid', '=', 'PL')
      .execute();
    const gets = lines.length / 2;
    expect(gets).toBeGreaterThan(5);
    expect(granted(looked.data().touches)).toEqual([
      [2026, 15, 0, gets],
      [2027, 15, 0, gets],
    ]);
    expect(looked.data().touches).toMatchObject({ short: { count: 0 }, leave: { count: 0 } });
  });

  test('is refused where adding it would be', async () => {
    const body = { ...NEW_TYPE, leaveid: 'CL' };
    expect((await hr.call(contracts.addLeaveCode, { ...LOOK, body })).failure().code).toBe('LEAVE_TYPE_TAKEN');
  });
});

describe('a look at retiring a type', () => {
  test('says which leave would stay although nobody could take it any more, and stores nothing', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-07', '2026-12-08', { leavetype: 'CL-CASUAL LEAVE' });
    const looked = (await unchanged(() => hr.call(contracts.retireLeaveCode, { ...CASUAL, ...LOOK }))).data();
    expect(looked).toMatchObject({ retired: true, touches: { years: [], short: { count: 0 } } });
    expect(looked.touches.leave.items.find((it) => it.membercode === who.code)).toMatchObject({
      id,
      effect: 'retired',
      days: 2,
      would: 2,
    });
    expect((await hr.call(contracts.retireLeaveCode, CASUAL)).data()).toEqual(looked);
  });

  test('or at what is so already, says that nothing would change', async () => {
    const looked = (await hr.call(contracts.reinstateLeaveCode, { ...CASUAL, ...LOOK })).data();
    expect(looked.touches).toEqual(touchesNothing);
    expect(JSON.parse(await stored()).codes.find((it: { leaveid: string }) => it.leaveid === 'CL')).toEqual(
      (({ touches: _, ...type }) => type)(looked),
    );
  });

  test('is refused for a type that there is not', async () => {
    const unknown = { params: { id: 'ZZ' }, ...LOOK };
    expect((await hr.call(contracts.retireLeaveCode, unknown)).status).toBe(404);
  });
});

test('a look at offering a type again says who would get its days for the first time', async () => {
  await hr.call(contracts.retireLeaveCode, CASUAL);
  await newcomer(office);
  const looked = (await unchanged(() => hr.call(contracts.reinstateLeaveCode, { ...CASUAL, ...LOOK }))).data();
  expect(looked.retired).toBe(false);
  expect(granted(looked.touches)).toEqual([
    [2026, looked.daysthisyear, 0, 1],
    [2027, looked.daysperyear, 0, 1],
  ]);
  expect((await hr.call(contracts.reinstateLeaveCode, CASUAL)).data()).toEqual(looked);
});

test('a look at a change of a type that allows no half days, before and after, says nothing of one taken while it did', async () => {
  const halfDays = (half_days_allowed: 0 | 1) =>
    office.database.query.updateTable('leave_code').set({ half_days_allowed }).where('leaveid', '=', 'CL').execute();
  await halfDays(1);
  const half = { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 0.5, part: 'am' };
  await take(await newcomer(office), '2026-12-08', '2026-12-08', half);
  await halfDays(0);
  const { leaveid: _, ...kept } = { ...NEW_TYPE, description: 'CASUAL LEAVE', daysperyear: 6, revision: 1 };
  const body = { ...kept, begin: 'this-year', nexttooffday: 'forbid' } as const;
  const looked = (await hr.call(contracts.changeLeaveCode, { ...CASUAL, ...LOOK, body })).data();
  expect(looked.touches).toEqual(touchesNothing);
});

describe('a look at a change of a type that was changed meanwhile', () => {
  const asked = { ...NEW_TYPE, begin: 'this-year', revision: 1 } as const;
  const change = (body: object, more = {}) => {
    const { leaveid, ...rules } = { ...asked, ...body };
    return hr.call(contracts.changeLeaveCode, { params: { id: leaveid }, body: rules, ...more });
  };

  test('is refused as the change is, but where nothing is asked that is not so', async () => {
    await hr.call(contracts.addLeaveCode, { body: NEW_TYPE });
    await change({ daysperyear: 16 });
    const late = (await change({ daysperyear: 17 }, LOOK)).failure();
    expect([late.code, late.data]).toEqual(['CHANGED_MEANWHILE', expect.objectContaining({ daysperyear: 16 })]);
    const same = (await change({ daysperyear: 16 }, LOOK)).data();
    expect([same.revision, same.touches.years]).toEqual([2, []]);
  });
});
