import { randomUUID } from 'node:crypto';
import { takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { newcomer, type Person, remaining } from '../../../testing/leave/leave.ts';
import { leaveBody } from '../../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

/** Asks with a key, as the form does so that it may send the same again after a lost answer. */
const ask = (client: Client, who: Person, key: string, more: object = {}) =>
  client.send({
    method: takeLeave.method,
    url: takeLeave.path,
    headers: { 'idempotency-key': key },
    payload: leaveBody(who, '2026-12-01', '2026-12-03', more),
  });
const storedOf = (who: Person) =>
  office.database.query.selectFrom('leave').select('id').where('member_id', '=', who.id).execute();

describe('a request that is sent again with its key (F12, T29)', () => {
  test('gets the same leave again, and is one leave', async () => {
    const who = await newcomer(office);
    const key = randomUUID();
    const first = await ask(who.client, who, key);
    const again = await ask(who.client, who, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json().data).toEqual(first.json().data);
    expect(await storedOf(who)).toHaveLength(1);
    expect(await remaining(who)).toBe(7);
  });

  test('twenty times at once, on two servers, is one leave, one notification and twenty equal answers', async () => {
    const who = await newcomer(office);
    const manager = await office.holding('M');
    const before = (await manager.call(listNotifications)).body().length;
    const neighbour = await office.secondServer();
    const elsewhere = Object.assign(neighbour.visitor(), { token: who.client.token });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(n % 2 ? who.client : elsewhere, who, key)),
    );
    await neighbour.close();
    expect(answers.filter((it) => it.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((it) => it.statusCode === 200)).toHaveLength(19);
    expect(new Set(answers.map((it) => JSON.stringify(it.json().data))).size).toBe(1);
    expect(await storedOf(who)).toHaveLength(1);
    expect((await manager.call(listNotifications)).body()).toHaveLength(before + 1);
  });

  test.each([
    ['days', { todate: '2026-12-02', noOfLeave: 2 }],
    ['type', { leavetype: 'CL-CASUAL LEAVE' }],
    ['remark', { remark: 'something else' }],
  ])('but another %s is told so', async (_, more) => {
    const who = await newcomer(office);
    const key = randomUUID();
    await ask(who.client, who, key);
    const other = await ask(who.client, who, key, more);
    expect([other.statusCode, other.json().code]).toEqual([409, 'REQUEST_KEY_REUSED']);
    expect(await storedOf(who)).toHaveLength(1);
  });

  test('is somebody else’s request when somebody else sends it', async () => {
    const [one, other] = [await newcomer(office), await newcomer(office)];
    const key = randomUUID();
    const answers = [await ask(one.client, one, key), await ask(other.client, other, key)];
    expect(answers.map((it) => it.statusCode)).toEqual([201, 201]);
  });

  test('that was refused may be mended and sent with the same key', async () => {
    const who = await newcomer(office);
    const key = randomUUID();
    expect((await ask(who.client, who, key, { noOfLeave: 4 })).statusCode).toBe(422);
    expect((await ask(who.client, who, key)).statusCode).toBe(201);
  });

  test('without a key is another request, which finds the days taken', async () => {
    const who = await newcomer(office);
    expect((await who.client.call(takeLeave, { body: leaveBody(who, '2026-12-01', '2026-12-03') })).status).toBe(201);
    const again = await who.client.call(takeLeave, { body: leaveBody(who, '2026-12-01', '2026-12-03') });
    expect(again.failure().code).toBe('LEAVE_OVERLAP');
  });

  test.each(['short', 'x'.repeat(101), 'with blanks in it', 'a;b,c.d/e'])(
    'needs a key that is one: %j',
    async (key) => {
      const who = await newcomer(office);
      const refused = await ask(who.client, who, key);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT']);
      expect(await storedOf(who)).toEqual([]);
    },
  );
});
