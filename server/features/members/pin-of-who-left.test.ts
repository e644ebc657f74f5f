import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DoorOffice, openDoorOffice } from '../../testing/doors/door-office.ts';
import { closeAccounts } from './close-accounts.ts';

let house: DoorOffice;
beforeAll(async () => {
  house = await openDoorOffice();
});
afterAll(() => house.office.close());

test('the PIN of who has left is gone with their account, and that of nobody else', async () => {
  const leaves = await house.holder({ joined_on: '2026-01-01', left_on: '2026-11-20' });
  const stays = await house.holder();
  house.office.now = house.office.now.add({ hours: 48 });
  await closeAccounts(house.office.deps);
  const left = await house.office.database.query.selectFrom('door_pin').select('member_id').execute();
  expect(left.map((it) => it.member_id)).toEqual([stays.id]);
  expect(leaves.id).not.toBe(stays.id);
});
