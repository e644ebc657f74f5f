import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { heldUp, holdTable } from '../../testing/database/hold.ts';
import { forgetLeave, newcomer, type Person, tryTake } from '../../testing/leave/leave.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { uploadMembers } from '../../testing/members/member-files.ts';
import { storeNewHoliday } from './add-holiday.ts';

const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-12-08', '2026-12-09', '2026-12-10'] as const;
const SKIPS = { leavetype: 'CL-CASUAL LEAVE' };

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  const types = office.database.query.updateTable('leave_code').set({ free_days: 'skipped' });
  await types.where('leaveid', '=', 'CL').execute();
});
afterAll(() => office.close());
beforeEach(async () => {
  hr = await office.holding('HR');
});
afterEach(() => forgetLeave(office));

const addHoliday = () => hr.call(contracts.addHoliday, { body: { holidaydate: WEDNESDAY, description: 'Extra day' } });

test('leave whose days are being counted when a holiday is added comes on the list of the office', async () => {
  const who = await newcomer(office);
  const letGo = await holdTable(office.database, 'leave');
  const asking = tryTake(who, TUESDAY, THURSDAY, SKIPS);
  await heldUp(office.database, 1);
  const adding = addHoliday();
  await Promise.race([heldUp(office.database, 2), adding]);
  await letGo();
  const [asked, added] = [await asking, await adding];
  expect([asked.status, added.status]).toEqual([201, 201]);
  expect(added.data().affected.map((it) => it.membercode)).toEqual([who.code]);
});

/** How the office has a member be at a site. */
interface Move {
  readonly who: Person;
  readonly site: { readonly id: number; readonly name: string };
}
const byWork = async ({ who, site }: Move, from: string = TUESDAY) => {
  const work = office.database.query.selectFrom('member_work').select('shift_id').where('member_id', '=', who.id);
  const { shift_id: shiftid } = await work.executeTakeFirstOrThrow();
  const body = { shiftid, restdays: [6, 7], groupno: 'SALES', from, sites: [site.id] };
  return hr.call(setWork, { params: { id: String(who.id) }, body });
};
const byRecord = ({ who, site }: Move) => changeNow(hr, who.id, { sites: [site.id] });
const byFile = ({ who, site }: Move) => uploadMembers(hr, `code,sites\n${who.code},${site.name}`, { from: TUESDAY });

test.each([
  ['as their work is set', byWork],
  ['by what the office keeps of them', byRecord],
  ['by a file of members', byFile],
])(
  'leave of a member who comes to a site while a holiday is added there comes on the list of the office, %s',
  async (_, move) => {
    const who = await newcomer(office);
    const sites = await office.database.query.selectFrom('site').select(['id', 'name']).orderBy('id').execute();
    const [here, there] = sites as [Move['site'], Move['site']];
    expect((await byWork({ who, site: here }, '2026-11-20')).status).toBe(201);
    expect((await tryTake(who, TUESDAY, THURSDAY, SKIPS)).status).toBe(201);
    const [added, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const adding = office.database.write(async (trx) => {
      const content = { holidaydate: WEDNESDAY, description: 'Extra day', sites: [there.id] };
      const touch = await storeNewHoliday(trx, content, { at: writeInstant(office.now), actorId: office.ids.HR });
      added.resolve();
      await gone.promise;
      return touch;
    });
    await added.promise;
    const moving = move({ who, site: there });
    await Promise.race([heldUp(office.database, 1), moving]);
    gone.resolve();
    expect((await adding).affected).toEqual([]);
    expect((await moving).status).toBeLessThan(300);
    const { items } = (await hr.call(contracts.listAffectedLeave)).data();
    expect(items.map((it) => [it.membercode, it.holidaydate])).toEqual([[who.code, WEDNESDAY]]);
  },
);

test('leave that is asked for while a holiday is being added is counted without that day', async () => {
  const who = await newcomer(office);
  const letGo = await holdTable(office.database, 'audit');
  const adding = addHoliday();
  await heldUp(office.database, 1);
  const asking = tryTake(who, TUESDAY, THURSDAY, SKIPS);
  await heldUp(office.database, 2);
  await letGo();
  expect((await adding).status).toBe(201);
  expect((await asking).failure()).toMatchObject({ code: 'CLAIM_DIFFERS' });
});
