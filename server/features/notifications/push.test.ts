import { savePreferences } from '@muster/domain/account/account-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { dropPush, keepPush, readPush } from '@muster/domain/notifications/push-contract.ts';
import { describe, expect, test } from 'vitest';
import { nowText } from '../../clock.ts';
import { dropNotifications, markRead } from '../../records/news/notification.ts';
import { dropStale } from '../../schedule/sweeps.ts';
import type { Client } from '../../testing/company/client.ts';
import { MORNING } from '../../testing/company/office.ts';
import { withPushOffice } from '../../testing/push/push-office.ts';

const { office, service, deliver, told, news, later, toldOn, kept, mailsOf } = withPushOffice();

const rejected: News = {
  code: 'leaveRejected',
  params: { type: 'SICK LEAVE', days: { from: '2026-12-01', to: '2026-12-02' }, remark: 'Not with this illness' },
};
const waiting = () => office().database.query.selectFrom('push').selectAll().execute();
const choose = (client: Client, notify: object) => client.call(savePreferences, { body: { notify } });

describe('a device that is told, too', () => {
  test('shows a title that gives nothing away, and where it leads; nobody on the way reads it', async () => {
    const { client, device } = await told('A');
    const { key } = (await client.call(readPush)).data();
    await news('A', rejected);
    await news('A');
    await deliver();
    // They are sent side by side, and arrive as it happens.
    const taken = service().taken.toSorted((a, b) =>
      String(a.headers['topic']).localeCompare(String(b.headers['topic'])),
    );
    expect(taken.map((it) => it.content)).toEqual([
      { title: 'Leave: decided', path: '/dashboard/take_leave', tag: 'leaveDecided' },
      {
        title: 'Trip: something of yours was changed',
        path: '/dashboard/trip_assignment?trip=7',
        tag: 'tripChanged',
      },
    ]);
    const [first] = taken;
    expect(first).toMatchObject({
      device,
      key,
      headers: { 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal', topic: 'leaveDecided' },
      signed: { aud: 'https://push.lotus.example', sub: 'mailto:muster@localhost' },
    });
    const seconds = Math.floor(MORNING.epochMilliseconds / 1000);
    expect(first?.signed?.exp).toBe(seconds + 12 * 3600);
    expect(await waiting()).toEqual([]);
  });

  test('is told once, by whichever of two servers, with the one key of both', async () => {
    const { client } = await told('A');
    const other = await office().secondServer();
    const there = other.visitor();
    Object.assign(there, { token: client.token });
    expect((await there.call(readPush)).data()).toEqual((await client.call(readPush)).data());
    for (let n = 0; n < 5; n += 1) await news('A');
    await Promise.all([deliver(), other.deps.post.deliver(), deliver()]);
    expect(service().taken).toHaveLength(5);
    await other.close();
  });

  test('is told of reminders at once, which are of no use after two hours', async () => {
    await told('A');
    await news('A', { code: 'checkInMissing', params: { day: '2026-11-20', time: '09:00' } });
    await deliver();
    expect(service().taken[0]).toMatchObject({
      content: { title: 'Remember to check in', path: '/dashboard/checkinmember' },
      headers: { ttl: '7200', urgency: 'high' },
    });
  });

  test('follows what its member wants told where', async () => {
    const { client } = await told('A');
    await choose(client, { trip: 'mail', leave: 'none' });
    const mails = await mailsOf(async () => {
      await news('A');
      await news('A', rejected);
    });
    expect([service().taken.length, mails.length]).toEqual([0, 1]);
  });

  test('is told nothing that was read before it could be sent', async () => {
    await told('A');
    await news('A');
    // No call, after which it would be sent.
    await markRead(
      office().database.query,
      office().ids.A,
      { id: 2_000_000_000, older: true },
      nowText(office().deps.clock),
    );
    await news('A');
    await dropNotifications(office().database.query, office().ids.A, 2_000_000_000);
    await deliver();
    expect([service().taken.length, await waiting()]).toEqual([0, []]);
  });

  test('is told nothing about others', async () => {
    await told('A');
    await news('B');
    await deliver();
    expect(service().taken).toEqual([]);
  });
});

describe('a device that cannot be reached', () => {
  test.each([404, 410])('is forgotten where its push service says %i; the news goes by mail', async (status) => {
    const { client, device } = await told('A');
    service().answers.set(device, status);
    const mails = await mailsOf(async () => {
      await news('A');
      await deliver();
    });
    expect(mails.join()).toContain('Your trip was changed: TR-7');
    expect((await client.call(readPush)).data().endpoint).toBeNull();
    expect(await waiting()).toEqual([]);
  });

  test.each([500, 429, 307])(
    'is tried again in growing pauses where it says %i, then the news goes by mail',
    async (status) => {
      const { device } = await told('A');
      service().answers.set(device, status);
      await news('A');
      const tries: number[] = [];
      const mails = await mailsOf(async () => {
        for (let minute = 0; minute <= 64; minute += 1) {
          const before = service().tries;
          await deliver();
          if (service().tries > before) tries.push(minute);
          later(1);
        }
      });
      expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
      expect(mails).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
      later(24 * 60 * 8);
      await dropStale(office().database.query, office().now);
      expect(await kept()).toEqual([]);
    },
  );

  test('keeps nobody else waiting where its service never answers', async () => {
    const [silent, other] = [await told('A'), await told('B')];
    service().answers.set(silent.device, 0);
    for (let n = 0; n < 45; n += 1) await news('A');
    const [begun, waited] = [service().tries, deliver()];
    await expect.poll(() => service().tries).toBeGreaterThan(begun);
    await news('B');
    const also = deliver();
    // A service that never answers is given up after ten seconds: this is before.
    await expect.poll(toldOn, { timeout: 9000 }).toEqual([other.device]);
    await office().database.query.deleteFrom('push').execute();
    service().hangUp();
    await Promise.all([waited, also]);
  });

  test('is told as soon as its service is back', async () => {
    const { device } = await told('A');
    service().answers.set(device, 503);
    await news('A');
    await deliver();
    service().answers.delete(device);
    later(1);
    await deliver();
    expect(toldOn()).toEqual([device]);
    expect(await kept()).toMatchObject([{ failing_since: null }]);
  });

  test('costs no mail where another one was reached, or where a mail goes anyway', async () => {
    const { client, device } = await told('A');
    const other = await told('A');
    service().answers.set(device, 410);
    expect(await mailsOf(() => news('A'))).toEqual([]);
    expect(toldOn()).toEqual([other.device]);
    await client.call(dropPush);
    await other.client.call(dropPush);
    const gone = await told('A', client);
    service().answers.set(gone.device, 410);
    const mails = await mailsOf(async () => {
      await news('A', rejected);
      await deliver();
    });
    expect(mails).toHaveLength(1);
  });
});

describe('an address that a client names', () => {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  test.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
    'https://user@push.example/x',
    'https://push.example\\@10.0.0.1/x',
    'https://push.example/x#y',
    'https://push.example',
    'file:///etc/passwd',
    `https://push.example/${'x'.repeat(1000)}`,
  ])('is refused: %s', async (endpoint) => {
    const answer = await (await office().as('A')).call(keepPush, { body: { endpoint, keys } });
    expect([answer.status, answer.failure().errors[0]?.field]).toEqual([400, 'endpoint']);
  });

  test('is sent nothing where its name leads inside, and is forgotten', async () => {
    const { tries } = service();
    const a = await office().as('A');
    Object.assign(service().road, { isOpen: () => false });
    await a.call(keepPush, { body: service().device('inside') });
    await news('A');
    await deliver();
    Object.assign(service().road, { isOpen: () => true });
    expect(service().tries).toBe(tries);
    expect((await a.call(readPush)).data().endpoint).toBeNull();
  });
});
