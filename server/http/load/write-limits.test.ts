import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { editLeave, removeLeave, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import type { Role } from '@muster/domain/members/members-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import { addNotification } from '@muster/domain/notifications/notifications-contract.ts';
import { listSessions } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { addTrip, cancelTrip, decideTrip, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryPunch } from '../../testing/attendance/punches.ts';
import { type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import type { Authenticate } from '../caller.ts';
import { withinLimits } from './write-limits.ts';

const WRITES = 70;

let office: Office;
beforeAll(async () => {
  office = await openOffice({ memberWrites: WRITES });
});
afterAll(() => office.close());

describe('what a member may send a minute', () => {
  test('is so many writes, of which notes are fewer; check-ins and reads go on, and so do others', async () => {
    const [a, again, b] = [await office.holding('A'), await office.holding('A'), await office.holding('B')];
    const note = (client = a) => client.call(addNotification, { body: { title: 'Call back' } });
    for (let n = 0; n < 60; n++) expect((await note()).status).toBe(200);
    const refused = await note(again);
    expect(refused.failure()).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { reason: 'seconds' } });
    const seconds = Number(refused.raw.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    for (let n = 60; n < WRITES; n++)
      expect((await a.call(savePreferences, { body: { language: n % 2 ? 'en' : 'my' } })).status).toBe(200);
    expect((await again.call(updateProfile, { body: { phone: '1' } })).status).toBe(429);
    expect((await tryPunch(a, 'A', 'in')).status).toBe(201);
    expect((await a.call(readToday)).status).toBe(200);
    expect((await note(b)).status).toBe(200);
  });

  test('is thirty check-ins, whatever else it is, and one that waits goes through a minute later', async () => {
    let now = 5000;
    const caller = {
      member: { id: 1, membercode: 'A', membername: '', role: 'MEMBER' },
      sessionId: 1,
      suspended: false,
    };
    const limited = withinLimits((async () => caller) as Authenticate, { writes: 2, now: () => now });
    for (let n = 0; n < 30; n++) await limited({} as never, recordPunch);
    await limited({} as never, updateProfile);
    await expect(limited({} as never, recordPunch)).rejects.toMatchObject({ retryAfter: 60 });
    now += 60_000;
    expect(await limited({} as never, recordPunch)).toBe(caller);
    const c = await office.holding('C');
    for (let n = 0; n < 30; n++) expect((await tryPunch(c, 'C', n % 2 ? 'out' : 'in')).status).toBe(201);
    const refused = await tryPunch(c, 'C', 'in');
    expect(refused.failure().code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await c.call(updateProfile, { body: { phone: '1' } })).status).toBe(200);
    expect((await tryPunch(await office.holding('N'), 'N', 'in')).status).toBe(201);
  });

  test('is three hundred in ten minutes of what others are told of, whatever it is, but for the office; all else goes on', async () => {
    let now = 5000;
    const callerOf = (id: number, role: Role) =>
      withinLimits(
        (async () => ({
          member: { id, membercode: 'A', membername: '', role },
          sessionId: 1,
          suspended: false,
        })) as Authenticate,
        { writes: 300, now: () => now },
      );
    const [member, officer] = [callerOf(1, 'MEMBER'), callerOf(2, 'HR')];
    const tells = [addTrip, updateTrip, takeLeave, editLeave, askCorrection, nameDeputy, makeKey, updateProfile];
    for (let n = 0; n < 400; n++) {
      if (n === 200) now += 60_000;
      await officer({} as never, updateTrip);
    }
    for (let n = 0; n < 300; n++) {
      if (n === 150) now += 120_000;
      await member({} as never, tells[n % tells.length] ?? addTrip);
    }
    const wait = { problem: { params: { reason: 'minutes', count: 7 } }, retryAfter: 420 };
    for (const call of tells) await expect(member({} as never, call)).rejects.toMatchObject(wait);
    for (const call of [decideTrip, cancelTrip, savePreferences, recordPunch]) await member({} as never, call);
    now += 331_500;
    const soon = { problem: { params: { reason: 'seconds', count: 89 } }, retryAfter: 89 };
    await expect(member({} as never, updateTrip)).rejects.toMatchObject(soon);
    now += 88_500;
    await member({} as never, updateTrip);
  });

  test('begins anew with the next minute', async () => {
    let now = 5000;
    const caller = {
      member: { id: 1, membercode: 'A', membername: '', role: 'MEMBER' },
      sessionId: 1,
      suspended: false,
    };
    const limited = withinLimits((async () => caller) as Authenticate, { writes: 2, now: () => now });
    const write = () => limited({} as never, updateProfile);
    await write();
    await write();
    now += 59_000;
    await expect(write()).rejects.toMatchObject({ retryAfter: 1 });
    // It stores although its method says that it reads.
    await expect(limited({} as never, removeLeave)).rejects.toMatchObject({ retryAfter: 1 });
    now += 1000;
    expect(await write()).toBe(caller);
  });
});

describe('a member who signs in again and again', () => {
  test('has twenty sessions of screens at most: the one that was used longest ago ends', async () => {
    const first = await office.as('C');
    office.now = office.now.add({ minutes: 2 });
    const second = await office.as('C');
    for (let n = 0; n < 19; n++) await office.visitor().call(signIn, { body: { membercode: 'C', password: PASSWORD } });
    expect((await first.call(readToday)).status).toBe(401);
    expect((await second.call(listSessions)).data()).toHaveLength(20);
  });

  test('keeps the session that begins, also while a server goes behind the others’ time', async () => {
    for (let n = 0; n < 20; n++) await office.visitor().call(signIn, { body: { membercode: 'B', password: PASSWORD } });
    office.now = office.now.subtract({ seconds: 5 });
    expect((await (await office.as('B')).call(readToday)).status).toBe(200);
  });

  test('by a script that begins a session a run keeps screens, and of its own the one that is in use', async () => {
    const basic = { authorization: `Basic ${btoa(`SA:${PASSWORD}`)}` };
    const run = async (): Promise<string> =>
      (await office.visitor().send({ method: 'POST', url: '/jwt/token', headers: basic })).json().accessToken;
    const screen = await office.as('SA');
    const script = office.visitor();
    const [used, forgotten] = [await run(), await run()];
    office.now = office.now.add({ minutes: 2 });
    script.token = used;
    expect((await script.call(readToday)).status).toBe(200);
    for (let n = 0; n < 59; n++) await run();
    expect((await screen.call(readToday)).status).toBe(200);
    expect((await screen.call(issueToken)).status).toBe(200);
    expect((await script.call(readToday)).status).toBe(200);
    script.token = forgotten;
    expect((await script.call(readToday)).status).toBe(401);
    expect((await screen.call(listSessions)).data()).toHaveLength(61);
  });

  test('has a hundred and twenty access tokens a session at most: the page of an old one gets another by its cookie', async () => {
    const [page, other] = [await office.as('M'), await office.as('M')];
    const old = page.token;
    office.now = office.now.add({ minutes: 1 });
    for (let n = 0; n < 119; n++) expect((await page.call(issueToken)).status).toBe(200);
    page.token = old;
    expect((await page.call(readToday)).status).toBe(200);
    expect((await page.call(issueToken)).status).toBe(200);
    expect((await page.call(readToday)).status).toBe(401);
    page.token = (await page.call(issueToken)).body().accessToken;
    expect((await page.call(readToday)).status).toBe(200);
    expect((await other.call(readToday)).status).toBe(200);
    const { length } = await office.database.query.selectFrom('access_token').select('hash').execute();
    expect(length).toBeGreaterThanOrEqual(120);
  });
});
