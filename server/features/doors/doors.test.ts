import * as contracts from '@muster/domain/doors/doors-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOffice } from '../../testing/company/office.ts';
import {
  beginAnew,
  type DoorOffice,
  inPath,
  knock,
  openDoorOffice,
  pair,
  tokenIn,
} from '../../testing/doors/door-office.ts';

let house: DoorOffice;
beforeAll(async () => {
  house = await openDoorOffice();
});
afterAll(() => house.office.close());
beforeEach(() => beginAnew(house));

const add = (name: string, siteid: number | null = null) =>
  house.sa.call(contracts.addDoor, { body: { name, siteid } });
const listed = async () => (await house.sa.call(contracts.listDoors)).data();
const stored = (id: number) =>
  house.office.database.query.selectFrom('door').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a company has none until an administrator sets one up, and reads so', async () => {
  const office = await openOffice();
  try {
    const [sa, a] = [await office.holding('SA'), await office.holding('A')];
    expect((await a.call(readCompany)).data()).not.toHaveProperty('doors');
    expect((await a.call(contracts.choosePin, { body: { pin: '481592' } })).status).toBe(404);
    const { door } = (await sa.call(contracts.addDoor, { body: { name: 'Gate', siteid: null } })).data();
    expect((await a.call(readCompany)).data()).toMatchObject({ doors: true });
    (await sa.call(contracts.endDoor, inPath(door.id))).body();
    expect((await a.call(readCompany)).data()).not.toHaveProperty('doors');
  } finally {
    await office.close();
  }
});

describe('a door', () => {
  test('is listed with its site, how it stands and when it was last used', async () => {
    const { id, device } = await house.door('Workshop', 1);
    house.office.now = house.office.now.add({ minutes: 2 });
    await device.call(contracts.readDoor);
    const site = { id: 1, name: expect.any(String) };
    expect((await listed()).find((it) => it.id === id)).toEqual({
      ...{ id, name: 'Workshop', site, state: 'paired', pairedat: '2026-11-20T02:30:00.000Z' },
      ...{ lastusedat: '2026-11-20T02:32:00.000Z', revision: 1 },
    });
  });

  test('has a name of its own among those that stand, however it is spelled', async () => {
    const { door } = (await add('Kitchen')).data();
    expect((await add(' KITCHEN ')).failure()).toMatchObject({ code: 'NAME_TAKEN', errors: [{ field: 'name' }] });
    (await house.sa.call(contracts.endDoor, inPath(door.id))).body();
    expect((await add('Kitchen')).status).toBe(201);
  });

  test('has its site stay as long as it stands there', async () => {
    const { query } = house.office.database;
    const row = await query
      .insertInto('site')
      .values({ name: 'Depot', latitude: 16.8, longitude: 96.1, radius: 200 })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow();
    const { door } = (await add('Depot gate', row.id)).data();
    const retire = () => house.sa.call(listContracts.sites.retire, inPath(row.id));
    expect((await retire()).failure()).toMatchObject({
      ...{ code: 'IN_USE', params: { reason: 'doors', which: 'Depot gate' } },
      message: 'The door “Depot gate” stands there. Give it another site, or end it, first.',
    });
    await house.sa.call(contracts.endDoor, inPath(door.id));
    expect((await retire()).status).toBe(200);
    expect((await add('Another', row.id)).failure()).toMatchObject({ code: 'WORK_VALUE_UNKNOWN' });
  });

  test('is at a site that there is', async () => {
    expect((await add('Depot', 999)).failure()).toMatchObject({
      code: 'WORK_VALUE_UNKNOWN',
      errors: [{ field: 'siteid' }],
    });
  });

  test('is renamed while its device goes on, by who has looked at it as it is', async () => {
    const { id, device } = await house.door('North gate');
    const change = (name: string, revision: number) =>
      house.sa.call(contracts.changeDoor, { ...inPath(id), body: { name, siteid: 1, revision } });
    expect((await change('South gate', 1)).data()).toMatchObject({ name: 'South gate', site: { id: 1 }, revision: 2 });
    expect((await change('East gate', 1)).failure()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { name: 'South gate', revision: 2 },
    });
    expect((await change('South gate', 1)).data()).toMatchObject({ revision: 2 });
    expect((await device.call(contracts.readDoor)).data()).toMatchObject({ name: 'South gate', zone: 'Asia/Yangon' });
  });

  test('has no device any more once that is set up at another, and its cookie opens neither', async () => {
    const { id, device } = await house.door('Left gate');
    const cookie = device.cookies.get('muster-door') ?? '';
    const { door, link } = (await add('Right gate')).data();
    expect((await pair(device, 'https://muster.example/door#not-a-link')).status).toBe(422);
    const stateOf = async (one: number) => (await listed()).find((it) => it.id === one)?.state;
    expect([await stateOf(id), await stateOf(door.id)]).toEqual(['paired', 'waiting']);
    (await pair(device, link)).body();
    expect([await stateOf(id), await stateOf(door.id)]).toEqual(['unpaired', 'paired']);
    expect((await device.call(contracts.readDoor)).data()).toMatchObject({ name: 'Right gate' });
    device.cookies.set('muster-door', cookie);
    expect((await device.call(contracts.readDoor)).failure()).toMatchObject({ code: 'DOOR_NOT_PAIRED' });
  });

  test('once ended is refused at the very next request, for ever, and is in no list', async () => {
    const { id, device } = await house.door('Ended');
    (await house.sa.call(contracts.endDoor, inPath(id))).body();
    expect((await device.call(contracts.readDoor)).failure()).toMatchObject({ code: 'DOOR_NOT_PAIRED' });
    expect((await knock(device, 'A')).status).toBe(401);
    expect((await listed()).map((it) => it.id)).not.toContain(id);
    for (const call of [contracts.pairDoor, contracts.endDoor]) {
      expect((await house.sa.call(call, inPath(id))).status).toBe(404);
    }
  });
});

describe('the link of a door', () => {
  test('makes a device the one there, once, and is kept as a hash', async () => {
    const { door, link, until } = (await add('Linked')).data();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/door#[\w-]{43}$/);
    expect(until).toBe('2026-11-20T02:40:00.000Z');
    expect(door.state).toBe('waiting');
    expect(JSON.stringify(await stored(door.id))).not.toContain(tokenIn(link));
    const device = house.office.visitor();
    expect((await pair(device, link)).data()).toMatchObject({ name: 'Linked', company: 'Lotus Test Works' });
    expect((await device.call(contracts.readDoor)).status).toBe(200);
    const second = house.office.visitor();
    expect((await pair(second, link)).failure()).toMatchObject({ code: 'LINK_NOT_VALID' });
    expect((await second.call(contracts.readDoor)).status).toBe(401);
  });

  test('is over after ten minutes', async () => {
    const { door, link } = (await add('Too late')).data();
    house.office.now = house.office.now.add({ minutes: 10 });
    expect((await pair(house.office.visitor(), link)).failure()).toMatchObject({ code: 'LINK_NOT_VALID' });
    expect((await listed()).find((it) => it.id === door.id)?.state).toBe('unpaired');
  });

  test('a new one ends the link before it, and the device that is there, at once', async () => {
    const { door, link: first } = (await add('Anew')).data();
    const anew = async () => (await house.sa.call(contracts.pairDoor, inPath(door.id))).data();
    const { link: second } = await anew();
    expect((await pair(house.office.visitor(), first)).status).toBe(422);
    const device = house.office.visitor();
    (await pair(device, second)).body();
    expect((await device.call(contracts.readDoor)).status).toBe(200);
    await anew();
    expect((await device.call(contracts.readDoor)).status).toBe(401);
  });

  test('and all that is done to a door go on record, and no secret with it', async () => {
    const { door, link } = (await add('On record')).data();
    const device = house.office.visitor();
    (await pair(device, link)).body();
    (await house.sa.call(contracts.endDoor, inPath(door.id))).body();
    const lines = await house.office.database.query
      .selectFrom('audit')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject', '=', `door:${door.id}`)
      .orderBy('id')
      .execute();
    expect(lines.map((it) => [it.action, it.actor_id])).toEqual([
      ['door.add', house.office.ids.SA],
      ['door.take-device', null],
      ['door.shut', house.office.ids.SA],
    ]);
    const cookie = device.cookies.get('muster-door') ?? 'none';
    for (const secret of [tokenIn(link), cookie]) expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
