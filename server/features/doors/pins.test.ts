import { downloadOwnData } from '@muster/domain/account/account-contract.ts';
import * as contracts from '@muster/domain/doors/doors-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../testing/company/office.ts';
import {
  beginAnew,
  type DoorOffice,
  type DoorWithDevice,
  inPath,
  knock,
  openDoorOffice,
} from '../../testing/doors/door-office.ts';

let house: DoorOffice;
let gate: DoorWithDevice;
beforeAll(async () => {
  house = await openDoorOffice();
  gate = await house.door('Gate');
});
afterAll(() => house.office.close());
beforeEach(() => beginAnew(house));

const stored = (id: number) =>
  house.office.database.query.selectFrom('door_pin').select('hash').where('member_id', '=', id).executeTakeFirst();
const onRecord = async (id: number) =>
  (
    await house.office.database.query
      .selectFrom('audit')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject', '=', `member:${id}`)
      .orderBy('id')
      .execute()
  ).filter((it) => it.action.endsWith('pin'));

describe('the own PIN', () => {
  test('is chosen with the password, kept as a hash, and taken at the door', async () => {
    const who = await house.office.newcomer();
    const client = await who.client();
    expect((await client.call(contracts.readPin)).data()).toEqual({ since: null });
    const chosen = await client.call(contracts.choosePin, { body: { pin: '502817', current: PASSWORD } });
    expect(chosen.data()).toEqual({ since: '2026-11-20T02:30:00.000Z' });
    expect((await stored(who.id))?.hash).toMatch(/^\$argon2id\$/);
    expect((await knock(gate.device, who.membercode, '502817')).status).toBe(201);
    const news = (await client.call(listNotifications)).body();
    expect(news.map((it) => it.title)).toEqual(['You have a new PIN for the doors']);
  });

  test.each([
    ['without the password', undefined],
    ['with a wrong one', 'another password'],
  ])('is not chosen %s', async (_, current) => {
    const who = await house.office.newcomer();
    const answer = await (await who.client()).call(contracts.choosePin, { body: { pin: '502817', current } });
    expect(answer.failure()).toMatchObject({ code: 'CONFIRM_FIRST', errors: [{ field: 'current' }] });
    expect(await stored(who.id)).toBeUndefined();
  });

  test('is typed in whatever digits, six of them', async () => {
    const who = await house.office.newcomer();
    const client = await who.client();
    const choose = (pin: string) => client.call(contracts.choosePin, { body: { pin, current: PASSWORD } });
    for (const pin of ['50281', '5028170', '50 817', 'abcdef', '']) expect((await choose(pin)).status).toBe(400);
    expect((await choose('၅၀၂၈၁၇')).status).toBe(200);
    expect((await knock(gate.device, who.membercode, '502817')).status).toBe(201);
  });

  test.each([
    ['000000', 'common'],
    ['123456', 'common'],
    ['111111', 'common'],
    ['004711', 'membercode'],
  ])('is not %s (%s)', async (pin, reason) => {
    const { query } = house.office.database;
    const who = await house.office.newcomer();
    await query.updateTable('member').set({ membercode: 'TH-4711' }).where('id', '=', who.id).execute();
    const answer = await (await who.client()).call(contracts.choosePin, { body: { pin, current: PASSWORD } });
    expect(answer.failure()).toMatchObject({ code: 'PIN_TOO_EASY', params: { reason }, errors: [{ field: 'pin' }] });
    await query.updateTable('member').set({ membercode: who.membercode }).where('id', '=', who.id).execute();
  });

  test('a new one ends the one before, and what was guessed at it', async () => {
    const who = await house.holder();
    for (let n = 0; n < 5; n++) await knock(gate.device, who.membercode, '135790');
    const client = await who.client();
    (await client.call(contracts.choosePin, { body: { pin: '502817', current: PASSWORD } })).body();
    expect((await knock(gate.device, who.membercode, who.pin)).status).toBe(422);
    expect((await knock(gate.device, who.membercode, '502817')).status).toBe(201);
  });

  test('can be removed, and goes on record as it comes, without a digit of it', async () => {
    const who = await house.office.newcomer();
    const client = await who.client();
    (await client.call(contracts.choosePin, { body: { pin: '502817', current: PASSWORD } })).body();
    expect((await client.call(contracts.removePin)).data()).toEqual({ since: null });
    (await client.call(contracts.removePin)).body();
    expect((await knock(gate.device, who.membercode, '502817')).status).toBe(422);
    const nothing = { actor_id: who.id, before: null, after: null };
    expect(await onRecord(who.id)).toEqual([
      { action: 'member.choose-pin', ...nothing },
      { action: 'member.remove-pin', ...nothing },
    ]);
  });

  test('is told in the own data without its hash', async () => {
    const who = await house.holder();
    const archive = (await (await who.client()).call(downloadOwnData)).raw.rawPayload;
    expect(archive.includes('door_pin')).toBe(true);
    expect(archive.includes((await stored(who.id))?.hash ?? '')).toBe(false);
  });
});

describe('the office', () => {
  test('hands out a random one, shown once, of which the member is told', async () => {
    const who = await house.office.newcomer();
    const hr = await house.office.holding('HR');
    const { pin, since } = (await hr.call(contracts.handOutPin, inPath(who.id))).data();
    expect(pin).toMatch(/^\d{6}$/);
    expect((await hr.call(contracts.readMemberPin, inPath(who.id))).data()).toEqual({ since });
    expect((await knock(gate.device, who.membercode, pin)).status).toBe(201);
    const news = (await (await who.client()).call(listNotifications)).body();
    expect(news[0]?.title).toMatch(/ of the HR office handed out a new PIN for you$/);
    expect((await onRecord(who.id)).map((it) => [it.action, it.actor_id])).toEqual([
      ['member.hand-out-pin', house.office.ids.HR],
    ]);
  });

  test('takes one away, of which the member is told once', async () => {
    const who = await house.holder();
    const hr = await house.office.holding('HR');
    for (let n = 0; n < 2; n++) (await hr.call(contracts.takePin, inPath(who.id))).body();
    expect((await knock(gate.device, who.membercode)).status).toBe(422);
    const news = (await (await who.client()).call(listNotifications)).body();
    expect(news).toHaveLength(1);
  });

  test('gives none to who is suspended; of administrators only an administrator does', async () => {
    const who = await house.office.newcomer();
    const hr = await house.office.holding('HR');
    await house.office.database.query
      .updateTable('member')
      .set({ status: 'suspended' })
      .where('id', '=', who.id)
      .execute();
    expect((await hr.call(contracts.handOutPin, inPath(who.id))).failure()).toMatchObject({ code: 'MEMBER_SUSPENDED' });
    for (const call of [contracts.readMemberPin, contracts.handOutPin, contracts.takePin]) {
      expect((await hr.call(call, inPath(house.office.ids.SA))).status).toBe(403);
      expect((await house.sa.call(call, inPath(house.office.ids.HR))).status).toBeLessThan(300);
    }
  });
});
