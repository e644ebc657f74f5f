import { afterEach, beforeEach, expect, test } from 'vitest';
import { ASKING, MONTH, openBesideClose } from '../../../testing/attendance/beside-close.ts';
import type { Office } from '../../../testing/company/office.ts';
import { newcomer } from '../../../testing/leave/leave.ts';
import { closePeriod } from './close-period.ts';

let office: Office;
beforeEach(async () => {
  office = await openBesideClose();
});
afterEach(() => office.close());

test.each(ASKING)('a period is not closed where %s comes after the look at what is open in it', async (_, __, ask) => {
  const who = await newcomer(office);
  const { database } = office;
  const asked: number[] = [];
  const write: typeof database.write = async (work) => {
    if (asked.length === 0) asked.push((await ask(who)).status);
    return database.write(work);
  };
  const member = { id: office.ids.HR, membercode: 'HR', membername: 'Hla Hla', role: 'HR' as const };
  const closing = closePeriod({ ...office.deps, database: { ...database, write } }, { member }, MONTH, undefined);
  await expect(closing).rejects.toMatchObject({ problem: { code: 'PERIOD_NOT_READY', params: { reason: 'open' } } });
  expect(asked).toEqual([201]);
});
