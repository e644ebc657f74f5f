import { revokeOtherSessions, savePreferences } from '@muster/domain/account/account-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { dropPush, keepPush, readPush } from '@muster/domain/notifications/push-contract.ts';
import { issueToken, listSessions, revokeSession, signIn, signOut } from '@muster/domain/session/session-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nowText } from '../../clock.ts';
import { tell } from '../../news/tell.ts';
import { storePreferences } from '../../records/member-preference.ts';
import { dropNotifications, markRead } from '../../records/notification.ts';
import { dropStale } from '../../schedule/sweeps.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice, PASSWORD, type Persona } from '../../testing/company/office.ts';
import { mailsIn } from '../../testing/company/outbox.ts';
import { type PushService, startPushService } from '../../testing/push/push-service.ts';

let office: Office;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  office = await openOffice({ road: service.road });
  await office.database.query.updateTable('member').set({ email: 'someone@lotus.example' }).execute();
});
afterAll(() => office.close().then(service.close));
beforeEach(async () => {
  office.now = MORNING;
  // Who signs in from ever new devices would be told of each.
  const notify = { device: 'none' } as const;
  await office.database.write(async (trx) => {
    for (const it of ['A', 'B'] as const) await storePreferences(trx, office.ids[it], { notify });
  });
});
afterEach(async () => {
  await office.deps.background.settled();
  service.taken.length = 0;
  service.answers.clear();
  await office.database.query.deleteFrom('push_subscription').execute();
  await office.database.query.deleteFrom('session').execute();
  await office.database.query.deleteFrom('notification').execute();
  await office.database.query.deleteFrom('member_preference').execute();
  await office.database.query.updateTable('member').set({ status: 'active' }).execute();
});

let devices = 0;
/** A client whose device is told, too. */
async function told(persona: Persona, client?: Client): Promise<{ client: Client; device: string }> {
  const signedIn = client ?? (await office.as(persona));
  const device = `device${++devices}`;
  const { endpoint } = (await signedIn.call(keepPush, { body: service.device(device) })).data();
  expect(endpoint).toContain(device);
  return { client: signedIn, device };
}

const rejected: News = {
  code: 'leaveRejected',
  params: { type: 'SICK LEAVE', days: { from: '2026-12-01', to: '2026-12-02' }, remark: 'Not with this illness' },
};
const changed: News = {
  code: 'tripChanged',
  params: { number: 'TR-7', place: 'Pyay', days: { from: '2026-12-01', to: '2026-12-02' }, trip: 7 },
};

const news = (persona: Persona, it: News = changed) =>
  office.database.write((trx) =>
    tell(office.deps.post, trx, { memberIds: [office.ids[persona]], news: it, at: nowText(office.deps.clock) }),
  );
const later = (minutes: number) => {
  office.now = office.now.add({ minutes });
};
const deliver = () => office.deps.post.deliver();
const toldOn = () => service.taken.map((it) => it.device);
const kept = () => office.database.query.selectFrom('push_subscription').selectAll().execute();
const waiting = () => office.database.query.selectFrom('push').selectAll().execute();
const choose = (client: Client, notify: object) => client.call(savePreferences, { body: { notify } });

/** The mails that are written by some work. */
async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = mailsIn(office.dataDir);
  await work();
  await deliver();
  return mailsIn(office.dataDir).filter((it) => !before.includes(it));
}

describe('a device that is told, too', () => {
  test('shows a title that gives nothing away, and where it leads; nobody on the way reads it', async () => {
    const { client, device } = await told('A');
    const { key } = (await client.call(readPush)).data();
    await news('A', rejected);
    await news('A');
    await deliver();
    // They are sent side by side, and arrive as it happens.
    const taken = service.taken.toSorted((a, b) =>
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
    const other = await office.secondServer();
    const there = other.visitor();
    Object.assign(there, { token: client.token });
    expect((await there.call(readPush)).data()).toEqual((await client.call(readPush)).data());
    for (let n = 0; n < 5; n += 1) await news('A');
    await Promise.all([deliver(), other.deps.post.deliver(), deliver()]);
    expect(service.taken).toHaveLength(5);
    await other.close();
  });

  test('is told of reminders at once, which are of no use after two hours', async () => {
    await told('A');
    await news('A', { code: 'checkInMissing', params: { day: '2026-11-20', time: '09:00' } });
    await deliver();
    expect(service.taken[0]).toMatchObject({
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
    expect([service.taken.length, mails.length]).toEqual([0, 1]);
  });

  test('is told nothing that was read before it could be sent', async () => {
    await told('A');
    await news('A');
    // No call, after which it would be sent.
    await markRead(office.database.query, office.ids.A, { id: 2_000_000_000, older: true }, nowText(office.deps.clock));
    await news('A');
    await dropNotifications(office.database.query, office.ids.A, 2_000_000_000);
    await deliver();
    expect([service.taken.length, await waiting()]).toEqual([0, []]);
  });

  test('is told nothing about others', async () => {
    await told('A');
    await news('B');
    await deliver();
    expect(service.taken).toEqual([]);
  });
});

describe('it ends', () => {
  const isTold = async () => {
    await news('A');
    await deliver();
    return toldOn();
  };

  test('by its switch', async () => {
    const { client } = await told('A');
    expect((await client.call(dropPush)).data().endpoint).toBeNull();
    expect(await isTold()).toEqual([]);
  });

  test('by signing out there, and only there', async () => {
    const { client } = await told('A');
    const { device } = await told('A');
    await client.call(signOut);
    expect(await isTold()).toEqual([device]);
  });

  test('by signing it out from elsewhere, alone or with all others', async () => {
    const { client } = await told('A');
    await told('A');
    const one = (await client.call(listSessions)).data().find((it) => !it.current);
    await client.call(revokeSession, { params: { id: String(one?.id) } });
    const { device } = await told('A', client);
    expect(await isTold()).toEqual([device]);
    await told('A');
    service.taken.length = 0;
    await client.call(revokeOtherSessions);
    expect(await isTold()).toEqual([device]);
  });

  test('by a suspension, also where only the day has ended the session', async () => {
    await told('A');
    office.now = inYangon('2026-11-21T00:10');
    await dropStale(office.database.query, office.now);
    const hr = await office.as('HR');
    const params = { id: String(office.ids.A) };
    (await hr.call(setMemberStatus, { params, body: { status: 'suspended' } })).data();
    expect(await isTold()).toEqual([]);
    (await hr.call(setMemberStatus, { params, body: { status: 'active' } })).data();
    expect(await isTold()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('when somebody else signs in on it', async () => {
    const { client } = await told('A');
    await client.call(signIn, { body: { membercode: 'B', password: PASSWORD } });
    client.token = (await client.call(issueToken)).body().accessToken;
    expect((await client.call(readPush)).data().endpoint).toBeNull();
    expect(await isTold()).toEqual([]);
  });

  test('not where somebody knows its address alone: that is refused, and it goes on being told', async () => {
    const a = await office.as('A');
    const own = service.device('known');
    await a.call(keepPush, { body: own });
    const b = await office.as('B');
    const { keys } = service.device('another');
    for (const guessed of [keys, { ...own.keys, auth: keys.auth }, { ...own.keys, p256dh: keys.p256dh }]) {
      const refused = (await b.call(keepPush, { body: { ...own, keys: guessed } })).failure();
      expect(refused).toMatchObject({ code: 'FORBIDDEN', errors: [{ field: 'endpoint' }] });
    }
    expect((await b.call(readPush)).data().endpoint).toBeNull();
    expect((await a.call(readPush)).data().endpoint).toBe(own.endpoint);
    expect((await a.call(keepPush, { body: { ...own, keys } })).status).toBe(200);
  });

  test('for one member where another has it told, by the same address of its browser', async () => {
    const body = service.device('shared');
    const a = await office.as('A');
    await a.call(keepPush, { body });
    const b = await office.as('B');
    await b.call(keepPush, { body });
    expect((await a.call(readPush)).data().endpoint).toBeNull();
    expect(await isTold()).toEqual([]);
    await news('B');
    await deliver();
    expect(toldOn()).toEqual(['shared']);
  });

  test('for the one that was seen longest ago, where there are more than ten', async () => {
    const clients = [];
    for (let n = 0; n < 11; n += 1) {
      later(1);
      clients.push((await told('A')).device);
    }
    expect((await isTold()).toSorted()).toEqual(clients.slice(1).toSorted());
  });

  test('after a month without a sign-in', async () => {
    await told('A');
    office.now = office.now.add({ hours: 24 * 31 });
    await dropStale(office.database.query, office.now);
    expect(await isTold()).toEqual([]);
  });
});

test('the end of the day leaves it told, for the reminder in the morning, and the next sign-in goes on with it', async () => {
  const { client, device } = await told('A');
  office.now = inYangon('2026-11-21T00:10');
  // The page of the day before says goodbye late.
  await client.call(signOut);
  await dropStale(office.database.query, office.now);
  office.now = inYangon('2026-11-21T09:10');
  await news('A');
  await deliver();
  expect(toldOn()).toEqual([device]);
  await client.call(signIn, { body: { membercode: 'A', password: PASSWORD } });
  client.token = (await client.call(issueToken)).body().accessToken;
  expect((await client.call(readPush)).data().endpoint).toContain(device);
  await client.call(signOut);
  await news('A');
  await deliver();
  expect(toldOn()).toEqual([device]);
});

describe('a device that cannot be reached', () => {
  test.each([404, 410])('is forgotten where its push service says %i; the news goes by mail', async (status) => {
    const { client, device } = await told('A');
    service.answers.set(device, status);
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
      service.answers.set(device, status);
      await news('A');
      const tries: number[] = [];
      const mails = await mailsOf(async () => {
        for (let minute = 0; minute <= 64; minute += 1) {
          const before = service.tries;
          await deliver();
          if (service.tries > before) tries.push(minute);
          later(1);
        }
      });
      expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
      expect(mails).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
      later(24 * 60 * 8);
      await dropStale(office.database.query, office.now);
      expect(await kept()).toEqual([]);
    },
  );

  test('keeps nobody else waiting where its service never answers', async () => {
    const [silent, other] = [await told('A'), await told('B')];
    service.answers.set(silent.device, 0);
    for (let n = 0; n < 45; n += 1) await news('A');
    const [begun, waited] = [service.tries, deliver()];
    await expect.poll(() => service.tries).toBeGreaterThan(begun);
    await news('B');
    const also = deliver();
    // A service that never answers is given up after ten seconds: this is before.
    await expect.poll(toldOn, { timeout: 9000 }).toEqual([other.device]);
    await office.database.query.deleteFrom('push').execute();
    service.hangUp();
    await Promise.all([waited, also]);
  });

  test('is told as soon as its service is back', async () => {
    const { device } = await told('A');
    service.answers.set(device, 503);
    await news('A');
    await deliver();
    service.answers.delete(device);
    later(1);
    await deliver();
    expect(toldOn()).toEqual([device]);
    expect(await kept()).toMatchObject([{ failing_since: null }]);
  });

  test('costs no mail where another one was reached, or where a mail goes anyway', async () => {
    const { client, device } = await told('A');
    const other = await told('A');
    service.answers.set(device, 410);
    expect(await mailsOf(() => news('A'))).toEqual([]);
    expect(toldOn()).toEqual([other.device]);
    await client.call(dropPush);
    await other.client.call(dropPush);
    const gone = await told('A', client);
    service.answers.set(gone.device, 410);
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
    const answer = await (await office.as('A')).call(keepPush, { body: { endpoint, keys } });
    expect([answer.status, answer.failure().errors[0]?.field]).toEqual([400, 'endpoint']);
  });

  test('is sent nothing where its name leads inside, and is forgotten', async () => {
    const { tries } = service;
    const a = await office.as('A');
    Object.assign(service.road, { isOpen: () => false });
    await a.call(keepPush, { body: service.device('inside') });
    await news('A');
    await deliver();
    Object.assign(service.road, { isOpen: () => true });
    expect(service.tries).toBe(tries);
    expect((await a.call(readPush)).data().endpoint).toBeNull();
  });
});
