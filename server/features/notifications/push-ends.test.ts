import { revokeOtherSessions } from '@muster/domain/account/account-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { dropPush, keepPush, readPush } from '@muster/domain/notifications/push-contract.ts';
import { listSessions, revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn, signOut } from '@muster/domain/session/session-contract.ts';
import { describe, expect, test } from 'vitest';
import { dropStale } from '../../schedule/sweeps.ts';
import { inYangon, PASSWORD } from '../../testing/company/office.ts';
import { withPushOffice } from '../../testing/push/push-office.ts';

const { office, service, deliver, told, news, later, toldOn, kept } = withPushOffice();

describe('telling a device ends', () => {
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
    service().taken.length = 0;
    await client.call(revokeOtherSessions);
    expect(await isTold()).toEqual([device]);
  });

  test('by a suspension, also where only the day has ended the session', async () => {
    await told('A');
    office().now = inYangon('2026-11-21T00:10');
    await dropStale(office().database.query, office().now);
    const hr = await office().as('HR');
    const params = { id: String(office().ids.A) };
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
    const a = await office().as('A');
    const own = service().device('known');
    await a.call(keepPush, { body: own });
    const b = await office().as('B');
    const { keys } = service().device('another');
    for (const guessed of [keys, { ...own.keys, auth: keys.auth }, { ...own.keys, p256dh: keys.p256dh }]) {
      const refused = (await b.call(keepPush, { body: { ...own, keys: guessed } })).failure();
      expect(refused).toMatchObject({ code: 'FORBIDDEN', errors: [{ field: 'endpoint' }] });
    }
    expect((await b.call(readPush)).data().endpoint).toBeNull();
    expect((await a.call(readPush)).data().endpoint).toBe(own.endpoint);
    expect((await a.call(keepPush, { body: { ...own, keys } })).status).toBe(200);
  });

  test('for one member where another has it told, by the same address of its browser', async () => {
    const body = service().device('shared');
    const a = await office().as('A');
    await a.call(keepPush, { body });
    const b = await office().as('B');
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
    office().now = office().now.add({ hours: 24 * 31 });
    await dropStale(office().database.query, office().now);
    expect(await isTold()).toEqual([]);
  });
});

test('the end of the day leaves it told, for the reminder in the morning, and the next sign-in goes on with it', async () => {
  const { client, device } = await told('A');
  office().now = inYangon('2026-11-21T00:10');
  // The page of the day before says goodbye late.
  await client.call(signOut);
  await dropStale(office().database.query, office().now);
  office().now = inYangon('2026-11-21T09:10');
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
