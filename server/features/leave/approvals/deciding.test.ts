import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { manages } from '../../../testing/company/group-manager.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import {
  decide,
  expectRefused,
  ledgerOf,
  newcomer,
  type Person,
  personOf,
  remaining,
  take,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
let manager: Client;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

describe('a decision', () => {
  test.each(['M', 'HR', 'SA'] as const)('is %s’s to make', async (persona) => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    const decider = await office.holding(persona);
    expect((await decide(decider, id, 'approve', { remark: 'have a good time' })).data()).toMatchObject({
      id,
      approve_status: 1,
      decisionremark: 'have a good time',
    });
    expect(await remaining(who)).toBe(7);
  });

  test('of rejection gives the days back, to the balance and to the calendar', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    expect((await decide(manager, id, 'reject')).data()).toMatchObject({ approve_status: 2, decisionremark: '' });
    expect(await remaining(who)).toBe(10);
    await take(who, '2026-12-01', '2026-12-03');
  });

  test.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['reject', 'approve'],
    ['reject', 'reject'],
  ] as const)('is made once: %s, then %s', async (first, second) => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    expect((await decide(manager, id, first)).status).toBe(200);
    const failure = await expectRefused(office, 409, 'LEAVE_READ_ONLY', () => decide(manager, id, second));
    expect(failure.message).toBe('This leave is decided already.');
    const lines = await ledgerOf(who);
    expect(lines.filter((it) => it.kind === 'released')).toHaveLength(first === 'reject' ? 1 : 0);
  });

  test('names what it saw, and is refused when that has changed meanwhile', async () => {
    const who = await newcomer(office);
    const { id, revision } = await take(who, '2026-12-01', '2026-12-03');
    await who.client.call(contracts.editLeave, {
      body: {
        id,
        leavetype: 'EL',
        fromdate: '2026-12-01',
        todate: '2026-12-02',
        noOfLeave: 2,
        remark: '',
        membernoid: who.id,
        membercode: who.code,
        attendancemonth: '2026-12',
      },
    });
    await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => decide(manager, id, 'approve', { revision }));
    expect((await decide(manager, id, 'approve', { revision: revision + 1 })).status).toBe(200);
  });

  test('is on record with who made it, before and after', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await decide(manager, id, 'approve');
    const entries = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `leave:${id}`)
      .orderBy('id')
      .execute();
    expect(entries.map((it) => [it.action, it.actor_id])).toEqual([
      ['leave.take', who.id],
      ['leave.approve', office.ids.M],
    ]);
    const { before, after } = entries[1] as { before: string; after: string };
    expect([JSON.parse(before).status, JSON.parse(after).status]).toEqual(['pending', 'approved']);
  });

  test.each([
    ['no decision', {}],
    ['another word', { decision: 'maybe' }],
    ['a number', { decision: 1 }],
    ['a page of a remark', { decision: 'approve', remark: 'x'.repeat(501) }],
  ])('is refused with %s', async (_, body) => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    const raw = await manager.send({ method: 'POST', url: `/api/leave/${id}/decision`, payload: body });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  test.each(['approve_status', 'days', 'membercode', 'decided_by', 'id'])('carries no %s', async (field) => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    const payload = { decision: 'approve', [field]: 1 };
    const raw = await manager.send({ method: 'POST', url: `/api/leave/${id}/decision`, payload });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'UNKNOWN_FIELD']);
  });
});

describe('nobody decides about the own leave (T03)', () => {
  test.each(['A', 'HR', 'SA', 'M'] as const)('%s', async (persona) => {
    const who = await personOf(office, persona);
    const { id } = await take(who, '2026-12-15', '2026-12-16');
    await expectRefused(office, 403, 'FORBIDDEN', () => decide(who.client, id, 'approve'));
    await expectRefused(office, 403, 'FORBIDDEN', () => decide(who.client, id, 'reject'));
    const { items } = (await who.client.call(contracts.listPending)).data();
    expect(items.map((it) => it.membercode)).not.toContain(persona);
  });

  test('a manager who is put in charge of the own group', async () => {
    const who = await newcomer(office);
    const peer = await newcomer(office);
    await manages(office, who, 'SALES');
    const own = await take(who, '2026-12-01', '2026-12-03');
    const others = await take(peer, '2026-12-01', '2026-12-03');
    await expectRefused(office, 403, 'FORBIDDEN', () => decide(who.client, own.id, 'approve'));
    expect((await who.client.call(contracts.listPending)).data().items.map((it) => it.id)).not.toContain(own.id);
    expect((await who.client.call(listNotifications)).body().map((it) => it.title)).toEqual([
      expect.stringContaining('asks for leave 01/12/2026'),
    ]);
    expect((await decide(who.client, others.id, 'approve')).status).toBe(200);
    await office.database.query.deleteFrom('group_manager').where('member_id', '=', who.id).execute();
  });
});

describe('the member is told', () => {
  test('in the app, with what was decided and why', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await decide(manager, id, 'reject', { remark: 'stock taking' });
    expect((await who.client.call(listNotifications)).body()).toMatchObject([
      {
        heading: 'Leave',
        icon: { name: 'event_busy', color: 'error' },
        title: 'EARNED LEAVE: rejected',
        subtitle: '01/12/2026 – 03/12/2026. stock taking',
        path: '/dashboard/take_leave',
        read: false,
        timestamp: office.now.epochMilliseconds,
      },
    ]);
  });

  test('by mail when they have an address, and only then', async () => {
    const decided = async (who: Person) => {
      const { id } = await take(who, '2026-12-01', '2026-12-03');
      await decide(manager, id, 'approve', { remark: 'fine' });
      await office.deps.background.settled();
      // A mail waits a minute for more of the same.
      office.now = office.now.add({ minutes: 1 });
      await office.deps.post.deliver();
    };
    await decided(await newcomer(office));
    expect(mailsIn(office.dataDir)).toEqual([]);
    await decided(await newcomer(office, { email: 'nilar@lotus.example' }));
    const mails = mailsIn(office.dataDir);
    expect(mails).toHaveLength(1);
    for (const text of ['nilar@lotus.example', 'EARNED LEAVE: approved', '01/12/2026', 'fine']) {
      expect(mails[0]).toContain(text);
    }
  });

  test('by nothing when the decision is refused', async () => {
    const who = await newcomer(office, { email: 'again@lotus.example' });
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await decide(who.client, id, 'approve');
    await decide(manager, id, 'approve', { revision: 99 });
    await office.deps.background.settled();
    expect(mailsIn(office.dataDir).filter((it) => it.includes('again@lotus.example'))).toEqual([]);
    expect((await who.client.call(listNotifications)).body()).toEqual([]);
  });
});
