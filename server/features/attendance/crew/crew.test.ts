import { listPunches, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { changeMemberCrew, readCrew, readMemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { became, inPath, leadOf, name, send } from '../../../testing/attendance/crew.ts';
import { punchBody, storedPunches } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import {
  FAR_AWAY,
  inYangon,
  MORNING,
  type Newcomer,
  type Office,
  openOffice,
} from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';

let office: Office;
let lead: Newcomer;
let crew: Newcomer[];
let foreman: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  ({ lead, crew } = await leadOf(office, 3));
  foreman = await lead.client();
});

const bodies = (checktype: 'in' | 'out', more: object = {}, whom: readonly Newcomer[] = crew) =>
  whom.map((it) => punchBody(it.membercode, checktype, more));
const of = async (who: Newcomer) => (await storedPunches(office)).filter((it) => it.member_id === who.id);
const newsOf = async (who: Newcomer) =>
  (await (await who.client()).call(listNotifications)).body().map((it) => it.title);
const moveTo = async (at: string) => {
  office.now = inYangon(at);
  foreman = await lead.client();
};

describe('a lead', () => {
  test('checks the whole crew in and out, each as if on a phone of their own, and is kept with it', async () => {
    expect(became(await send(foreman, bodies('in')))).toEqual(['in', 'in', 'in']);
    await moveTo('2026-11-20T17:30');
    expect(became(await send(foreman, bodies('out')))).toEqual(['out', 'out', 'out']);
    for (const who of crew) {
      expect(await of(who)).toMatchObject([
        { kind: 'in', verdict: 'inside', recorded_by: lead.id },
        { kind: 'out', verdict: 'inside', recorded_by: lead.id },
      ]);
    }
    expect(await of(lead)).toEqual([]);
  });

  test('finds the crew by name with where each is, and that they have one', async () => {
    const [first, second] = crew as [Newcomer, Newcomer, Newcomer];
    await send(foreman, bodies('in', {}, [second]));
    const { members } = (await foreman.call(readCrew)).data();
    expect(members).toHaveLength(3);
    expect(members.find((it) => it.membercode === first.membercode)).toMatchObject({ state: 'out', since: null });
    expect(members.find((it) => it.membercode === second.membercode)).toMatchObject({
      ...{ state: 'in', since: '2026-11-20T02:30:00.000Z', asksplace: true },
    });
    expect((await foreman.call(readWaiting)).data()).toHaveProperty('crew', true);
    expect((await (await first.client()).call(readWaiting)).data()).not.toHaveProperty('crew');
    expect((await (await first.client()).call(readCrew)).data().members).toEqual([]);
  });

  test('has a row of their own of what waited: that of a phone of the member’s own says nothing of what is missing of it', async () => {
    const [who] = crew as [Newcomer];
    office.now = inYangon('2026-11-20T12:00');
    foreman = await lead.client();
    const at = (time: string, sequence: number) => ({
      offline: true,
      checktime: `2026-11-20T${time}:00+06:30`,
      sequence,
    });
    expect(became(await send(foreman, bodies('in', at('09:05', 1), [who])))).toEqual(['in']);
    const own = await who.client();
    for (const body of [
      punchBody(who.membercode, 'out', at('10:05', 1)),
      punchBody(who.membercode, 'in', at('10:30', 2)),
    ]) {
      expect((await own.call(recordPunch, { body })).status).toBe(201);
    }
    expect(became(await send(foreman, bodies('out', at('11:05', 2), [who])))).toEqual(['out']);
    const flags = await office.database.query
      .selectFrom('review_item')
      .select('reason')
      .where('member_id', '=', who.id)
      .where('reason', '=', 'out_of_order')
      .execute();
    expect(flags).toEqual([]);
  });

  test('is answered for each by itself: one that is refused hinders no other', async () => {
    const [first] = crew as [Newcomer];
    const own = await first.client();
    expect((await own.call(recordPunch, { body: punchBody(first.membercode, 'in') })).status).toBe(201);
    expect(became(await send(foreman, bodies('in')))).toEqual(['ALREADY_CHECKED_IN', 'in', 'in']);
    expect(became(await send(foreman, bodies('out')))).toEqual(['out', 'out', 'out']);
    expect(became(await send(foreman, bodies('out')))).toEqual(Array(3).fill('NOT_CHECKED_IN'));
  });

  test('says why where the phone is outside, and no place is asked for of who may be anywhere', async () => {
    const [away] = await send(foreman, bodies('in', FAR_AWAY, crew.slice(0, 1)));
    expect(away?.refused).toMatchObject({ code: 'OUTSIDE_AREA', data: { distance: 13_455 } });
    const answers = await send(foreman, bodies('in', { ...FAR_AWAY, remark: 'At the site of the customer' }));
    expect(answers.map((it) => it.punch?.verdict)).toEqual(['outside', 'outside', 'outside']);
    const driver = await office.newcomer({ location_rule: 'exempt' });
    await name(office, lead.id, [driver.id]);
    const { members } = (await foreman.call(readCrew)).data();
    expect(members.find((it) => it.membercode === driver.membercode)).toMatchObject({ asksplace: false });
  });

  test('sends what waited without a connection, which goes to the review', async () => {
    await moveTo('2026-11-20T18:00');
    const waited = bodies('in', { offline: true, checktime: '2026-11-20T09:05:00+06:30', sequence: 1 });
    // Named at nine, of which nobody may say that it was at eight.
    const early = bodies('in', { offline: true, checktime: '2026-11-20T08:05:00+06:30' }, crew.slice(0, 1));
    expect(became(await send(foreman, [...early, ...waited]))).toEqual(['NOT_FOUND', 'in', 'in', 'in']);
    const { items } = (await (await office.holding('HR')).call(listForReview, { query: {} })).data();
    const theirs = items.filter((it) => crew.some((who) => who.membercode === it.membercode));
    expect(theirs.map((it) => [it.reasons, it.recordedby])).toEqual(
      Array(3).fill([['offline'], theirs[0]?.recordedby]),
    );
    expect(theirs[0]?.recordedby).toBe('Somebody');
  });
});

describe('the member', () => {
  test('is told of each by one news, and reads who made it', async () => {
    const [who] = crew as [Newcomer];
    await send(foreman, bodies('in'));
    const [told, named] = await newsOf(who);
    expect(told).toMatch(/^Somebody checked you in at 09:00$/);
    expect(named).toMatch(/may check you in and out from now on$/);
    const query = { from: '2026-11-20', to: '2026-11-20' };
    const [listed] = (await (await who.client()).call(listPunches, { query })).data();
    expect(listed?.recordedby).toBe('Somebody');
    expect((await newsOf(lead)).filter((it) => it.includes('checked you'))).toEqual([]);
  });

  test('gets no mail of it unless they have chosen so, and nothing where they want none', async () => {
    const [who, none, mailed] = crew as [Newcomer, Newcomer, Newcomer];
    const { query } = office.database;
    await query.updateTable('member').set({ email: 'crew@lotus.example' }).where('id', '=', who.id).execute();
    await query.updateTable('member').set({ email: 'crew2@lotus.example' }).where('id', '=', mailed.id).execute();
    const choose = async (it: Newcomer, crewWhere: 'none' | 'mail') => {
      const { savePreferences } = await import('@muster/domain/account/account-contract.ts');
      await (await it.client()).call(savePreferences, { body: { notify: { crew: crewWhere } } });
    };
    await choose(none, 'none');
    await choose(mailed, 'mail');
    await send(foreman, bodies('in'));
    await office.deps.post.deliver();
    await office.deps.background.settled();
    const mails = mailsIn(office.dataDir).filter((it) => it.includes('checked you in'));
    expect(mails.map((it) => /^To: (.*)$/m.exec(it)?.[1])).toEqual(['crew2@lotus.example']);
    expect(await newsOf(who)).toHaveLength(2);
    expect(await newsOf(none)).toHaveLength(1);
  });
});

describe('the office', () => {
  test('says for whom a member checks in, on record, and both sides are told', async () => {
    const [first, second] = crew as [Newcomer, Newcomer];
    const { crew: left, leads } = await name(office, lead.id, [], [first.id, second.id]);
    expect([left.map((it) => it.id), leads]).toEqual([[crew[2]?.id], []]);
    const hr = await office.holding('HR');
    expect((await hr.call(readMemberCrew, { params: inPath(crew[2]?.id ?? 0) })).data().leads).toMatchObject([
      { id: lead.id, status: 'active', since: '2026-11-20T02:30:00.000Z' },
    ]);
    expect((await newsOf(lead))[0]).toBe('You no longer check in for: 2');
    expect((await newsOf(first))[0]).toMatch(/no longer checks you in and out$/);
    const entries = await office.database.query
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', `member:${lead.id}`)
      .execute();
    const codes = crew.map((it) => it.membercode).toSorted();
    expect(entries.map((it) => [it.action, JSON.parse(it.before ?? ''), JSON.parse(it.after ?? '')])).toEqual([
      ['member.crew', { checksinfor: [] }, { checksinfor: codes }],
      ['member.crew', { checksinfor: codes }, { checksinfor: [crew[2]?.membercode] }],
    ]);
  });

  test('changes nothing twice, and stores nothing that is so already', async () => {
    const onRecord = (): Promise<unknown> => office.database.query.selectFrom('audit').select('id').execute();
    const before = await onRecord();
    await name(office, lead.id, [crew[0]?.id ?? 0], []);
    await name(office, crew[0]?.id ?? 0, [], [lead.id]);
    expect(await onRecord()).toEqual(before);
    expect(await newsOf(lead)).toHaveLength(1);
  });

  test.each([
    ['the lead themselves', 'lead', (): number => lead.id],
    ['who says it', 'oneself', (): number => office.ids.HR],
    ['a guest', 'gone', (): number => office.ids.GUEST],
    ['who is suspended', 'gone', (): number => office.ids.SUSP],
    ['an administrator', 'officer', (): number => office.ids.SA],
    ['nobody', 'gone', (): number => 2_000_000_000],
  ] as const)('does not add %s', async (_, reason, who) => {
    const hr = await office.holding('HR');
    const before = await office.state();
    const body = { add: [who()], remove: [] };
    const answer = await hr.call(changeMemberCrew, { params: inPath(lead.id), body });
    expect([answer.status, answer.failure()]).toMatchObject([422, { code: 'CREW_NOT_POSSIBLE', params: { reason } }]);
    expect(await office.state()).toBe(before);
  });

  test('adds at most fifty, also in two steps', async () => {
    const many = await Promise.all(Array.from({ length: 48 }, () => office.newcomer()));
    const ids = many.map((it) => it.id);
    expect((await name(office, lead.id, ids.slice(0, 47))).crew).toHaveLength(50);
    const hr = await office.holding('HR');
    const answer = await hr.call(changeMemberCrew, {
      params: inPath(lead.id),
      body: { add: [ids[47] ?? 0], remove: [] },
    });
    expect(answer.failure()).toMatchObject({ code: 'CREW_NOT_POSSIBLE', params: { reason: 'many', count: 50 } });
  });
});

describe('once somebody is here no more', () => {
  const becomes = async (who: Newcomer, status: 'active' | 'suspended') =>
    expect(
      (await (await office.holding('HR')).call(setMemberStatus, { params: inPath(who.id), body: { status } })).status,
    ).toBe(200);

  test('a suspended member is not in the list and recorded by nobody, until they are back', async () => {
    const [who] = crew as [Newcomer];
    await becomes(who, 'suspended');
    expect((await foreman.call(readCrew)).data().members).toHaveLength(2);
    expect(became(await send(foreman, bodies('in')))).toEqual(['NOT_FOUND', 'in', 'in']);
    await becomes(who, 'active');
    expect(became(await send(foreman, bodies('in', {}, [who])))).toEqual(['in']);
  });
});
