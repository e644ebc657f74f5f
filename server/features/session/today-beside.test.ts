import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { issueToken as token } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';

let office: Office;
let who: Newcomer;
let own: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  who = await office.newcomer();
  own = await who.client();
});

const askToday = (client: Client) => client.call(token, { query: { today: 'true' } });

describe('the own day beside a new token', () => {
  test('is what its own call answers with that token', async () => {
    await punch(own, who.membercode, 'in');
    const { accessToken, today } = (await askToday(own)).body();
    own.token = accessToken;
    const alone = (await own.call(readOwnToday)).data();
    expect(alone.attendance?.open).toMatchObject({ checktype: 'in' });
    expect(today).toEqual(alone);
  });

  test('is told to a guest as far as guests see it', async () => {
    const guest = await office.holding('GUEST');
    const { today } = (await askToday(guest)).body();
    expect(today).toEqual((await guest.call(readOwnToday)).data());
    expect(today?.attendance).toBeNull();
  });

  test('comes to nobody who has not asked', async () => {
    expect((await own.call(token)).body()).not.toHaveProperty('today');
    expect((await own.call(token, { query: { today: 'false' } })).body()).not.toHaveProperty('today');
  });

  test('is kept from who is suspended; the token tells them why', async () => {
    const hr = await office.holding('HR');
    await hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status: 'suspended' } });
    const answer = await askToday(own);
    expect(answer.status).toBe(200);
    expect(answer.body()).not.toHaveProperty('today');
    own.token = answer.body().accessToken;
    expect((await own.call(readOwnToday)).failure().code).toBe('MEMBER_SUSPENDED');
  });

  test('counts as using the session, which a token alone does not', async () => {
    const lastUse = async () => {
      const [session] = await office.database.query
        .selectFrom('session')
        .select('last_used_at')
        .where('member_id', '=', who.id)
        .execute();
      return session?.last_used_at;
    };
    const before = await lastUse();
    office.now = office.now.add({ minutes: 10 });
    own.token = (await own.call(token)).body().accessToken;
    expect(await lastUse()).toBe(before);
    await askToday(own);
    expect(await lastUse()).not.toBe(before);
  });
});
