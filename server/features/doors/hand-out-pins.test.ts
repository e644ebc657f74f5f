import { handOutPins } from '@muster/domain/doors/doors-contract.ts';
import { whyTooEasy } from '@muster/domain/doors/pin-rules.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { openOffice } from '../../testing/company/office.ts';
import {
  beginAnew,
  type DoorOffice,
  type DoorWithDevice,
  knock,
  openDoorOffice,
} from '../../testing/doors/door-office.ts';

let house: DoorOffice;
let gate: DoorWithDevice;
let hr: Client;
beforeAll(async () => {
  house = await openDoorOffice();
  gate = await house.door('Gate');
});
afterAll(() => house.office.close());
beforeEach(async () => {
  await beginAnew(house);
  hr = await house.office.holding('HR');
});

const handOut = async (membercodes: string[] | undefined, again = false, after?: string) =>
  (
    await hr.call(handOutPins, { body: { again, ...(membercodes && { membercodes }), ...(after && { after }) } })
  ).data();
const hashOf = async (id: number) =>
  (
    await house.office.database.query
      .selectFrom('door_pin')
      .select('hash')
      .where('member_id', '=', id)
      .executeTakeFirst()
  )?.hash;
const unregistered = () => house.office.newcomer({ registered: false });

describe('PINs for several members', () => {
  test('go to those who are named, each shown once and taken at the door; who has one keeps it', async () => {
    const [one, two, holder] = [await unregistered(), await house.office.newcomer(), await house.holder()];
    const before = await hashOf(holder.id);
    const membercodes = [one.membercode.toLowerCase(), two.membercode, holder.membercode, 'HR', 'SUSP', 'NOBODY'];
    const { pins, kept, skipped, next } = await handOut(membercodes);
    expect([pins.map((it) => it.membernoid).toSorted(), kept, skipped, next]).toEqual([
      [one.id, two.id].toSorted(),
      1,
      3,
      null,
    ]);
    expect(await hashOf(holder.id)).toBe(before);
    for (const { membercode, pin, membernoid } of pins) {
      expect([pin, whyTooEasy(pin, membercode)]).toEqual([expect.stringMatching(/^\d{6}$/), undefined]);
      expect(await hashOf(membernoid)).not.toContain(pin);
      expect((await knock(gate.device, membercode, pin)).status).toBe(201);
    }
    expect((await knock(gate.device, holder.membercode)).status).toBe(201);
    const audit = await house.office.database.query
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `member:${one.id}`)
      .execute();
    expect(audit).toEqual([{ action: 'member.hand-out-pin', before: null, after: null }]);
    const news = (await (await two.client()).call(listNotifications)).body();
    expect(news.map((it) => it.title)).toEqual([expect.stringMatching(/handed out a new PIN for you$/)]);
  });

  test('replace what was had for those who are named to get theirs again, whose guesses are forgotten', async () => {
    const who = await house.holder();
    for (let n = 0; n < 5; n++) await knock(gate.device, who.membercode, '135790');
    expect((await knock(gate.device, who.membercode)).status).toBe(429);
    const { pins, kept } = await handOut([who.membercode], true);
    expect([pins.length, kept]).toEqual([1, 0]);
    expect((await knock(gate.device, who.membercode)).status).toBe(422);
    expect((await knock(gate.device, who.membercode, pins[0]?.pin)).status).toBe(201);
  });

  test('go to everybody who has neither signed up nor a PIN, part by part, and never take one away', async () => {
    const [registered, holder] = [await house.office.newcomer(), await house.holder({ registered: false })];
    const before = await hashOf(holder.id);
    const without: string[] = [];
    for (let n = 0; n < 21; n++) without.push((await unregistered()).membercode);
    const first = await handOut(undefined, true);
    expect([first.pins.length, first.next, first.skipped]).toEqual([20, first.pins.at(-1)?.membercode, 0]);
    const second = await handOut(undefined, true, first.next ?? '');
    expect(second.next).toBeNull();
    const codes = [...first.pins, ...second.pins].map((it) => it.membercode);
    expect(codes).toEqual(expect.arrayContaining(without));
    expect(codes).not.toContain(registered.membercode);
    expect(await hashOf(holder.id)).toBe(before);
    expect((await handOut(undefined)).pins).toEqual([]);
  });

  test('handed out twice at once leave each member with one of which somebody was told', async () => {
    const who = await unregistered();
    const both = await Promise.all([handOut([who.membercode]), handOut([who.membercode])]);
    const pins = both.flatMap((it) => it.pins);
    expect(pins).toHaveLength(1);
    expect((await knock(gate.device, who.membercode, pins[0]?.pin)).status).toBe(201);
  });

  test('are no more than twenty at once, and none where there is no door', async () => {
    const membercodes = Array.from({ length: 21 }, (_, n) => `M${n}`);
    expect((await hr.call(handOutPins, { body: { membercodes, again: false } })).status).toBe(400);
    const office = await openOffice();
    try {
      const answer = await (await office.holding('SA')).call(handOutPins, { body: { again: false } });
      expect(answer.status).toBe(404);
    } finally {
      await office.close();
    }
  });
});
