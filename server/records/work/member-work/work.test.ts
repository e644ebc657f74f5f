import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { beforeMigration } from '../../../testing/database/before-migration.ts';
import { findManaged } from '../../deciding/managed-member.ts';
import { ownDaysBetween } from './rests.ts';
import { storeOverride, storeWork } from './set-work.ts';
import { workHistory, workOn } from './work.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const shiftId = async (name: string) =>
  (await office.database.query.selectFrom('shift').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** A moves from SALES with weekends to STORE, by night and with Mondays off, from a day on. */
async function moveA(day: string): Promise<void> {
  const night = await shiftId('Night');
  await office.database.write(async (trx) => {
    const before = await workOn(trx, office.ids.A, day);
    const store = await workOn(trx, office.ids.C, day);
    const pattern = { ...before, groupId: store.groupId, shiftId: night, restdays: [1], siteIds: [2] };
    const span = { from: day, until: before.until };
    await storeWork(trx, office.ids.A, { before, replaces: before.from === day, span }, pattern);
  });
}

test('a day keeps the shift, rest days, sites, group and manager it had when they change later', async () => {
  const { database, ids } = office;
  const [last, first] = ['2026-11-30', '2026-12-01'];
  const before = [await workOn(database.query, ids.A, last), await findManaged(database.query, 'A', last)] as const;
  await moveA(first);
  const { id, shift, siteIds, restdays, groupno } = await workOn(database.query, ids.A, last);
  expect({ id, shift, siteIds, restdays, groupno }).toEqual({
    id: before[0].id,
    shift: { name: 'Office hours', starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE },
    siteIds: [],
    restdays: [6, 7],
    groupno: 'SALES',
  });
  expect(await findManaged(database.query, 'A', last)).toEqual(before[1]);
  expect(await workOn(database.query, ids.A, first)).toMatchObject({
    shift: { name: 'Night' },
    groupno: 'STORE',
    siteIds: [2],
    restdays: [1],
  });
  expect((await findManaged(database.query, 'A', first))?.managerIds).toEqual([ids.M2]);
  expect((await workHistory(database.query, ids.A)).map((it) => [it.from, it.until])).toEqual([
    ['0001-01-01', last],
    [first, '9999-12-31'],
  ]);
});

test('the last day of a pattern is told as any other where it alone is asked for', async () => {
  const { database, ids } = office;
  // Fridays are off until the 27th of November, a Friday, and Mondays from the Saturday after it on.
  for (const [from, restdays] of [
    ['2026-11-23', [5]],
    ['2026-11-28', [1]],
  ] as const) {
    await database.write(async (trx) => {
      const before = await workOn(trx, ids.B, from);
      const span = { from, until: before.until };
      await storeWork(trx, ids.B, { before, replaces: false, span }, { ...before, restdays });
    });
  }
  const rests = async (day: string) => (await ownDaysBetween(database.query, ids.B, day, day)).rests(day);
  expect([await rests('2026-11-22'), await rests('2026-11-27'), await rests('2026-11-28')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a span of days is told day by day, single days included', async () => {
  const { database, ids } = office;
  await database.write((trx) =>
    storeOverride(trx, ids.A, { day: '2026-12-07', kind: 'work', reason: 'Stocktaking' }, { id: ids.HR, at: NOW }),
  );
  const [from, to] = ['2026-11-28', '2026-12-07'];
  const days = ['2026-11-28', '2026-11-30', '2026-12-05', '2026-12-07'];
  const { rests } = await ownDaysBetween(database.query, ids.A, from, to);
  expect(days.map(rests)).toEqual([true, false, false, false]);
});

const NOW = '2026-11-20T02:30:00.000Z';

test('what members had before work was dated has held always', async () => {
  const { query, run, migrateOn } = await beforeMigration('0003-work');
  for (const statement of OF_OLD) await run(statement);
  await migrateOn();
  const [own, other] = [await workOn(query, 1, '1999-01-01'), await workOn(query, 2, '2099-01-01')];
  expect(own).toMatchObject({ shiftId: 2, restdays: [5], siteIds: [1], groupno: 'G', locationrule: 'exempt' });
  expect(other).toMatchObject({ shiftId: 1, restdays: [6, 7], siteIds: [], groupId: null, locationrule: 'sites' });
  expect((await findManaged(query, 1, '2026-11-20'))?.managerIds).toEqual([2]);
});

/** A company as it was, with a member who has something of everything, and one who has nothing of their own. */
const OF_OLD = [
  `insert into shift (name, starts, ends) values ('Day', '09:00', '17:00'), ('Night', '22:00', '06:00')`,
  `insert into company (id, name, zone, week_start, registration, default_shift_id, created_at)
     values (1, 'Old', 'UTC', 1, 'code', 1, '${NOW}')`,
  `insert into site (name, latitude, longitude, radius) values ('S', 1, 1, 100)`,
  `insert into work_group (groupno) values ('G')`,
  `insert into member (membercode, membername, status, role, group_id, shift_id, rest_days, location_rule, created_at)
     values ('A', 'A', 'active', 'MEMBER', 1, 2, '5', 'exempt', '${NOW}'),
       ('B', 'B', 'active', 'MEMBER', null, null, '67', 'sites', '${NOW}')`,
  `insert into member_site (member_id, site_id) values (1, 1)`,
  `insert into group_manager (group_id, member_id) values (1, 2)`,
];
