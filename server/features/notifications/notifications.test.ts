import type { News } from '@muster/domain/notifications/news.ts';
import * as contracts from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countPushes, takeDuePushes } from '../../records/news/push.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { writeMail } from '../../words/mail-words.ts';

let office: Office;
let a: Client;
let b: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
  b = await office.as('B');
});
afterAll(() => office.close());

const notesOf = async (client: Client) => (await client.call(contracts.listNotifications)).body();
const note = async (client: Client, title: string, more: object = {}) =>
  (await client.call(contracts.addNotification, { body: { title, ...more } })).body();
const only = async (client: Client, title: string) => {
  await client.call(contracts.deleteAllNotifications);
  const [added] = await note(client, title);
  return added as contracts.Notification;
};

describe('a note to oneself', () => {
  test('is a notification in the specification’s shape, newest first', async () => {
    await only(a, 'Call the bank');
    const notes = await note(a, 'Book a car', {
      heading: 'Trip',
      subtitle: 'for Tuesday',
      path: '/dashboard/trip_assignment',
    });
    expect(notes.map((it) => it.title)).toEqual(['Book a car', 'Call the bank']);
    expect(notes[0]).toEqual({
      id: expect.any(Number),
      heading: 'Trip',
      icon: { name: 'notifications', color: 'secondary' },
      timestamp: office.now.epochMilliseconds,
      title: 'Book a car',
      subtitle: 'for Tuesday',
      path: '/dashboard/trip_assignment',
      read: false,
    });
    expect(notes[1]).toMatchObject({ heading: 'Note', subtitle: '', path: '/' });
  });

  test('may leave empty what it need not say, and its path begins at the root', async () => {
    expect((await note(a, 'Call', { heading: '', subtitle: '', path: '' }))[0]).toMatchObject({
      heading: 'Note',
      path: '/',
    });
    expect((await note(a, 'Call', { path: 'dashboard/take_leave' }))[0]).toMatchObject({
      path: '/dashboard/take_leave',
    });
  });

  test.each([
    { path: 'https://example.org' },
    { path: '//example.org' },
    { path: '/\t/example.org' },
    { path: 'javascript:alert(1)' },
    { title: '' },
    { title: 'x'.repeat(121) },
    { title: 'two\nlines' },
    { subtitle: 'x'.repeat(301) },
  ])('is refused with %j', async (more) => {
    const before = await office.state();
    const answer = await a.call(contracts.addNotification, { body: { title: 'Call back', ...more } });
    expect([answer.status, answer.failure().code]).toEqual([400, 'INVALID_INPUT']);
    expect(await office.state()).toBe(before);
  });

  test.each(['id', 'icon', 'timestamp', 'read', 'member_id', 'membercode'])('carries no %s', async (field) => {
    const answer = await a.call(contracts.addNotification, { body: { title: 'Call back', [field]: 1 } as never });
    expect([answer.status, answer.failure().code]).toEqual([400, 'UNKNOWN_FIELD']);
  });
});

describe('the own notifications', () => {
  test('are read, one by one, and say so', async () => {
    const { id } = await only(a, 'Call the bank');
    expect((await a.call(contracts.readNotification, { body: { id } })).body()).toMatchObject([{ id, read: true }]);
    expect((await a.call(contracts.readNotification, { body: { id } })).body()).toMatchObject([{ id, read: true }]);
  });

  test('are read all at once, up to the newest that was seen, and deleted so, too', async () => {
    await only(a, 'first');
    const [second] = await note(a, 'second');
    await note(a, 'not seen yet');
    const upto = second?.id ?? 0;
    const read = (await a.call(contracts.readNotification, { body: { id: upto, older: true } })).body();
    expect(read.map((it) => [it.title, it.read])).toEqual([
      ['not seen yet', false],
      ['second', true],
      ['first', true],
    ]);
    const left = (await a.call(contracts.deleteAllNotifications, { body: { upto } })).body();
    expect(left.map((it) => it.title)).toEqual(['not seen yet']);
  });

  test('are deleted, one by one or all, and those that remain are answered', async () => {
    const first = await only(a, 'first');
    await note(a, 'second');
    const left = (await a.call(contracts.deleteNotification, { body: { id: first.id } })).body();
    expect(left.map((it) => it.title)).toEqual(['second']);
    expect((await a.call(contracts.deleteAllNotifications)).body()).toEqual([]);
    expect((await a.call(contracts.deleteAllNotifications)).body()).toEqual([]);
  });

  test('are nobody else’s to see, to read or to delete (T01)', async () => {
    const { id } = await only(b, 'private');
    await a.call(contracts.deleteAllNotifications);
    const before = await office.state();
    expect(await notesOf(a)).toEqual([]);
    for (const contract of [contracts.readNotification, contracts.deleteNotification]) {
      const others = await a.call(contract, { body: { id } });
      const absent = await a.call(contract, { body: { id: 2_000_000_000 } });
      expect([others.status, others.raw.body]).toEqual([200, absent.raw.body]);
    }
    await a.call(contracts.readNotification, { body: { id, older: true } });
    await a.call(contracts.deleteAllNotifications, { body: { upto: id } });
    expect(await office.state()).toBe(before);
    expect(await notesOf(b)).toMatchObject([{ id, read: false }]);
  });

  test('are not the administrator’s either', async () => {
    await only(b, 'private');
    expect(JSON.stringify(await notesOf(await office.holding('SA')))).not.toContain('private');
  });

  test('stay when one that is not there is deleted', async () => {
    const { id } = await only(a, 'stays');
    expect((await a.call(contracts.deleteNotification, { body: { id: id + 1000 } })).body()).toMatchObject([{ id }]);
  });

  test('are named by number or digits', async () => {
    const { id } = await only(a, 'by digits');
    expect((await a.call(contracts.deleteNotification, { body: { id: String(id) } })).body()).toEqual([]);
    for (const wrong of [0, -1, 1.5, '1 or 1=1', null, [1]]) {
      const answer = await a.call(contracts.deleteNotification, { body: { id: wrong } as never });
      expect(answer.status).toBe(400);
    }
  });

  test('are deleted all by a call that carries nothing', async () => {
    const refused = await a.call(contracts.deleteAllNotifications, { body: { id: 1 } as never });
    expect([refused.status, refused.failure().code]).toEqual([400, 'UNKNOWN_FIELD']);
    expect((await a.call(contracts.deleteAllNotifications, { body: {} })).status).toBe(200);
  });

  test('answer the newest hundred', async () => {
    await a.call(contracts.deleteAllNotifications);
    for (let n = 1; n <= 101; n++) await note(a, `note ${n}`);
    const notes = await notesOf(a);
    expect([notes.length, notes[0]?.title, notes.at(-1)?.title]).toEqual([100, 'note 101', 'note 2']);
  });
});

describe('what a newer server beside this one tells of', () => {
  const NEWER = 'toldByNewer' as News['code'];

  test('is left out of the list, and what else there is stays', async () => {
    const known = await only(a, 'Call the bank');
    const told = {
      member_id: office.ids.A,
      code: NEWER,
      params: '{}',
      created_at: office.now.toString(),
      read_at: null,
    };
    await office.database.query.insertInto('notification').values(told).execute();
    expect((await notesOf(a)).map((it) => it.id)).toEqual([known.id]);
    expect((await note(a, 'Book a car')).map((it) => it.title)).toEqual(['Book a car', 'Call the bank']);
  });

  test('is left to the newer one to push and to mail', async () => {
    const { query } = office.database;
    const stored = await query
      .selectFrom('notification')
      .select('id')
      .where('code', '=', NEWER)
      .executeTakeFirstOrThrow();
    const at = office.now.toString();
    const keys = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    const device = await query
      .insertInto('push_subscription')
      .values({ member_id: office.ids.A, ...keys, device: 'Phone', created_at: at, seen_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const waits = { subscription_id: device.id, expires_at: at, failures: 0, next_try_at: at };
    await query
      .insertInto('push')
      .values({ notification_id: stored.id, ...waits })
      .execute();
    const due = { now: at, leaseUntil: at, limit: 20, ofOne: 4 };
    expect(await takeDuePushes(office.database, due)).toEqual([]);
    expect(await countPushes(query)).toBe(1);
    const news = { code: NEWER, params: {} } as News;
    expect(() => writeMail({ code: 'told', params: { membername: 'Aye', news } })).toThrow('No words for toldByNewer.');
  });
});
