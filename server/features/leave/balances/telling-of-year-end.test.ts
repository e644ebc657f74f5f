import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storePreferences } from '../../../records/members/member-preference.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { at, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

const on = async (day: string) => {
  office.now = inYangon(`${day}T09:00`);
  hr = await office.holding('HR');
};
const run = async () => (await hr.call(contracts.runYearEnd, { body: { fiscalyear: 2026 } })).data();
const newsOf = async (who: Person) =>
  (await (await at(office, who, office.now)).client.call(listNotifications))
    .body()
    .filter((it) => it.title.startsWith('Leave left'))
    .map(({ title, subtitle, path }) => ({ title, subtitle, path }));

describe('the end of a year', () => {
  test('is told to each member once, whatever the types, and not again by a run that changes nothing', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await setTerms(hr, 'EL', { carrydays: 5, carrymonths: 3 });
    await setTerms(hr, 'CL', { carrydays: 6 });
    await on('2027-04-02');
    await run();
    const told = {
      title: 'Leave left of the fiscal year 01/04/2026 – 31/03/2027',
      subtitle: [
        'CASUAL LEAVE: 6 days carried over, to be taken by 31/03/2028',
        'EARNED LEAVE: 5 days carried over, to be taken by 30/06/2027',
        'EARNED LEAVE: 2 days not taken in time lapsed',
      ].join('. '),
      path: '/dashboard/take_leave',
    };
    expect(await newsOf(who)).toEqual([told]);
    await run();
    expect(await newsOf(who)).toEqual([told]);
    await on('2027-07-01');
    await run();
    expect(await newsOf(who)).toEqual([{ ...told, subtitle: 'EARNED LEAVE: 5 days not taken in time lapsed' }, told]);
  });

  test('is told in one number of a type, whether days are lost of the year or of what was carried from it', async () => {
    const who = await newcomer(office);
    await setTerms(hr, 'EL', { carrydays: 4, carrymonths: 3 });
    await on('2027-07-01');
    await run();
    expect((await newsOf(who)).map((it) => it.subtitle)).toEqual([
      'EARNED LEAVE: 4 days carried over, to be taken by 30/06/2027. EARNED LEAVE: 10 days not taken in time lapsed',
    ]);
  });

  test('is told of to nobody whose days it leaves as they are', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    await setTerms(hr, 'EL', { carrydays: 8 });
    await on('2027-04-02');
    await run();
    const body = {
      ...{ membercode: who.code, leavetype: 'EL-EARNED LEAVE', fromdate: '2027-03-22', todate: '2027-03-25' },
      reason: 'Was away',
      override: ['LEAVE_EXCEEDS_BALANCE' as const, 'LEAVE_NEXT_TO_OFFDAY' as const, 'LEAVE_NEXT_TO_HOLIDAY' as const],
    };
    expect((await hr.call(contracts.enterForMember, { body })).status).toBe(201);
    await run();
    expect((await newsOf(who)).map((it) => it.subtitle)).toEqual([
      'EARNED LEAVE: 2 days carried over before were taken back. EARNED LEAVE: 2 days lapsed before paid for leave entered later',
      'EARNED LEAVE: 8 days carried over, to be taken by 31/03/2028. EARNED LEAVE: 2 days not taken in time lapsed',
    ]);
    expect(await newsOf(other)).toHaveLength(1);
  });

  test('is told where each member wants to be told of leave', async () => {
    const mailed = await newcomer(office, { email: 'mailed@muster.test' });
    const quiet = await newcomer(office, { email: 'quiet@muster.test' });
    await office.database.write((trx) => storePreferences(trx, quiet.id, { notify: { leave: 'none' } }));
    await setTerms(hr, 'EL', { carrydays: 8 });
    await on('2027-04-02');
    await run();
    expect([(await newsOf(mailed)).length, (await newsOf(quiet)).length]).toEqual([1, 0]);
    await office.deps.background.settled();
    const mails = mailsIn(office.dataDir).filter((it) => it.includes('Leave left of the fiscal year'));
    expect(mails.map((it) => it.includes('mailed@muster.test'))).toEqual([true]);
  });

  test('is told to many', async () => {
    const names = Array.from({ length: 505 }, (_, n) => ({ membercode: `MANY${1000 + n}`, membername: 'Many' }));
    const ids = await addColleagues(office.database, names);
    await newcomer(office);
    await setTerms(hr, 'EL', { carrydays: 5 });
    await on('2027-04-02');
    await run();
    const rows = await office.database.query
      .selectFrom('notification')
      .select('member_id')
      .where('code', '=', 'yearEnded')
      .where('member_id', 'in', ids)
      .execute();
    expect(rows.map((it) => it.member_id).toSorted((one, other) => one - other)).toEqual(
      ids.toSorted((one, other) => one - other),
    );
  });
});
