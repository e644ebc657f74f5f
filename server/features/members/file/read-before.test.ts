import { addLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../http/caller.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { importMembers } from './import-members.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

test('a file enters balances of a leave type that is added between its reading and its storing', async () => {
  const { database } = office;
  const rules = { daysperyear: 10, nexttoholiday: 'allow', nexttooffday: 'allow' } as const;
  const added: number[] = [];
  const write: typeof database.write = async (work) => {
    const body = { leaveid: 'STUDY', description: 'STUDY LEAVE', ...rules };
    if (added.length === 0) added.push((await hr.call(addLeaveCode, { body })).status);
    return database.write(work);
  };
  const caller = { member: { id: office.ids.SA, membercode: 'SA', membername: 'San San', role: 'SA' } } as Caller;
  const file = 'code,name,balance STUDY\nSTUDENT,Student,4';
  const done = await importMembers({ ...office.deps, database: { ...database, write } }, caller, {
    query: {},
    body: { file },
  });
  expect([added, done.applied, done.ignored]).toEqual([[201], true, []]);
  const lines = database.query.selectFrom('leave_ledger').select('half_days').where('leaveid', '=', 'STUDY');
  const own = lines.where('note_code', '=', 'balanceEntered');
  // The ten days of a year come down to four.
  expect((await own.execute()).map((it) => it.half_days)).toEqual([-12]);
});
