import { downloadOwnData } from '@muster/domain/account/account-contract.ts';
import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { recordCrewPunches } from '@muster/domain/attendance/crew/crew-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { became, inPath, leadOf, name, send } from '../../../testing/attendance/crew.ts';
import { punchBody, storedPunches } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';

/** What is tried with crews, and what comes from two sides at once (threats T66). */
let office: Office;
let lead: Newcomer;
let who: Newcomer;
let other: Newcomer;
let foreman: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  const made = await leadOf(office, 2);
  ({ lead } = made);
  [who, other] = made.crew as [Newcomer, Newcomer];
  foreman = await lead.client();
});

const of = async ({ id }: Newcomer) => (await storedPunches(office)).filter((it) => it.member_id === id);
const OFFLINE = { offline: true, checktime: '2026-11-20T09:01:00+06:30' };

describe('whose punches are made', () => {
  test('a stranger, a code that there is not, a guest and who is suspended are answered alike, and not looked at', async () => {
    const stranger = await office.newcomer();
    const codes = [stranger.membercode, 'NOBODY', 'GUEST', 'SUSP', lead.membercode];
    const before = await office.state();
    const answers = await send(
      foreman,
      codes.map((it) => punchBody(it, 'in')),
    );
    expect(new Set(answers.map(({ clientid: _, ...it }) => JSON.stringify(it))).size).toBe(1);
    expect(became(answers)).toEqual(Array(5).fill('NOT_FOUND'));
    expect(await office.state()).toBe(before);
  });

  test('being in a crew, managing its members or the office gives nobody a crew', async () => {
    for (const client of [await who.client(), await office.holding('M'), await office.holding('SA')]) {
      expect(became(await send(client, [punchBody(other.membercode, 'in')]))).toEqual(['NOT_FOUND']);
    }
    // Not even that of the lead by those of the crew.
    expect(became(await send(await who.client(), [punchBody(lead.membercode, 'in')]))).toEqual(['NOT_FOUND']);
  });

  test('the call for the own punches takes nobody of the crew', async () => {
    const answer = await foreman.call(recordPunch, { body: punchBody(who.membercode, 'in') });
    expect([answer.status, answer.failure().code]).toEqual([403, 'FORBIDDEN']);
  });
});

test('the archive of the member says who made it, and not from which device of theirs', async () => {
  await send(foreman, [punchBody(who.membercode, 'in')]);
  const own = await who.client();
  office.now = inYangon('2026-11-20T09:10');
  await own.call(recordPunch, { body: punchBody(who.membercode, 'out') });
  const raw = await own.send({ method: 'GET', url: downloadOwnData.path });
  const archive = unzipSync(new Uint8Array(raw.rawPayload));
  const punches = JSON.parse(strFromU8(archive['json/punch.json'] ?? new Uint8Array()));
  expect(punches).toMatchObject([
    { kind: 'in', recorded_by: lead.id, address: null },
    { kind: 'out', recorded_by: null, address: '192.0.2.1' },
  ]);
});

describe('a replay', () => {
  test('gives the first answer and is told of once, also as one that waited meanwhile', async () => {
    const body = punchBody(who.membercode, 'in', { sequence: 1 });
    const [first] = await send(foreman, [body]);
    const again = await send(foreman, [body, { ...body, offline: true, skew: 0 } as typeof body]);
    expect(again).toEqual([first, first]);
    expect(await of(who)).toHaveLength(1);
    const told = await office.database.query.selectFrom('notification').select('id').where('member_id', '=', who.id);
    expect(await told.execute()).toHaveLength(2);
  });

  test('under the key of something else is refused, and of another lead or of the member themselves', async () => {
    const body = punchBody(who.membercode, 'in');
    await send(foreman, [body]);
    expect(became(await send(foreman, [{ ...body, checktype: 'out' }]))).toEqual(['CLIENTID_REUSED']);
    const second = await office.newcomer();
    await name(office, second.id, [who.id]);
    expect(became(await send(await second.client(), [body]))).toEqual(['CLIENTID_REUSED']);
    const own = await (await who.client()).call(recordPunch, { body });
    expect([own.status, own.failure().code]).toEqual([409, 'CLIENTID_REUSED']);
  });

  test('of what was recorded is answered although the crew is another one by now; of anything new it is not', async () => {
    const body = punchBody(who.membercode, 'in');
    const [first] = await send(foreman, [body]);
    await name(office, lead.id, [], [who.id]);
    expect(await send(foreman, [body])).toEqual([first]);
    expect(became(await send(foreman, [punchBody(who.membercode, 'out'), body]))).toEqual(['NOT_FOUND', 'in']);
    expect(became(await send(foreman, [{ ...body, checktype: 'out' }]))).toEqual(
      ['CLIENTID_REUSED'].map(() => 'NOT_FOUND'),
    );
  });
});

test('nobody is checked in and out all day long: after so many of a day a member is told of no more', async () => {
  const kinds = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? ('in' as const) : ('out' as const)));
  const bodies = [...kinds.map((it) => punchBody(who.membercode, it)), punchBody(other.membercode, 'in')];
  const answers = became(await send(foreman, bodies));
  const refused = ['CREW_NOT_POSSIBLE', 'NOT_CHECKED_IN'];
  expect(answers).toEqual([...kinds.slice(0, 20), ...refused, ...refused, 'in']);
  const told = office.database.query.selectFrom('notification').select('id').where('member_id', '=', who.id);
  expect(await told.execute()).toHaveLength(21);
  expect(became(await send(foreman, bodies.slice(0, 2)))).toEqual(['in', 'out']);
  const own = await (await who.client()).call(recordPunch, { body: punchBody(who.membercode, 'in') });
  expect(own.status).toBe(201);
  office.now = inYangon('2026-11-21T09:00');
  foreman = await lead.client();
  expect(became(await send(foreman, [punchBody(who.membercode, 'in')]))).toEqual(['in']);
});

describe('a stale crew', () => {
  test('what waited is taken of no one who is in it no more, nor of who came later than it says', async () => {
    office.now = inYangon('2026-11-20T12:00');
    foreman = await lead.client();
    await name(office, lead.id, [], [who.id]);
    expect(became(await send(foreman, [punchBody(who.membercode, 'in', OFFLINE)]))).toEqual(['NOT_FOUND']);
    await name(office, lead.id, [who.id]);
    expect(became(await send(foreman, [punchBody(who.membercode, 'in', OFFLINE)]))).toEqual(['NOT_FOUND']);
    expect(became(await send(foreman, [punchBody(other.membercode, 'in', OFFLINE)]))).toEqual(['in']);
  });

  test('what a lead pressed while they were suspended is never taken', async () => {
    const hr = async (status: 'active' | 'suspended') =>
      (await (await office.holding('HR')).call(setMemberStatus, { params: inPath(lead.id), body: { status } })).body();
    await hr('suspended');
    const refused = await foreman.call(recordCrewPunches, { body: { punches: [punchBody(who.membercode, 'in')] } });
    expect([403, 401]).toContain(refused.status);
    office.now = inYangon('2026-11-20T10:00');
    await hr('active');
    foreman = await lead.client();
    const pressed = punchBody(who.membercode, 'in', { offline: true, checktime: '2026-11-20T09:30:00+06:30' });
    expect(became(await send(foreman, [pressed]))).toEqual(['OFFLINE_WHILE_SUSPENDED']);
    expect(await of(who)).toEqual([]);
  });

  test('who was suspended when it was pressed is as one of no crew, and their account is not spoken of', async () => {
    const stand = async (status: 'active' | 'suspended') =>
      (await (await office.holding('HR')).call(setMemberStatus, { params: inPath(who.id), body: { status } })).body();
    await stand('suspended');
    office.now = inYangon('2026-11-20T10:00');
    await stand('active');
    foreman = await lead.client();
    const pressed = (membercode: string) =>
      punchBody(membercode, 'in', { offline: true, checktime: '2026-11-20T09:30:00+06:30' });
    const stranger = await office.newcomer();
    const answers = await send(foreman, [pressed(who.membercode), pressed(stranger.membercode)]);
    expect(became(answers)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(answers[0]?.refused).toEqual(answers[1]?.refused);
  });

  test('who has signed out records nothing', async () => {
    const { signOut } = await import('@muster/domain/session/session-contract.ts');
    await foreman.call(signOut);
    const answer = await foreman.call(recordCrewPunches, { body: { punches: [punchBody(who.membercode, 'in')] } });
    expect(answer.status).toBe(401);
  });
});

describe('at once', () => {
  test('a lead, another lead and the member leave one check-in', async () => {
    const second = await office.newcomer();
    await name(office, second.id, [who.id]);
    const [own, another] = [await who.client(), await second.client()];
    const [byLead, byOther, byMember] = await Promise.all([
      send(foreman, [punchBody(who.membercode, 'in')]),
      send(another, [punchBody(who.membercode, 'in')]),
      own.call(recordPunch, { body: punchBody(who.membercode, 'in') }),
    ]);
    const all = [...became(byLead), ...became(byOther), byMember.status === 201 ? 'in' : byMember.failure().code];
    expect(all.toSorted()).toEqual(['ALREADY_CHECKED_IN', 'ALREADY_CHECKED_IN', 'in']);
    expect(await of(who)).toHaveLength(1);
  });

  test('the same request twice, over two servers, is one punch of each', async () => {
    const neighbour = await office.secondServer();
    try {
      const there = neighbour.visitor();
      there.token = foreman.token;
      const bodies = [who, other].map((it) => punchBody(it.membercode, 'in'));
      const [one, two] = await Promise.all([send(foreman, bodies), send(there, bodies)]);
      expect(one).toEqual(two);
      expect([await of(who), await of(other)].map((it) => it.length)).toEqual([1, 1]);
    } finally {
      await neighbour.close();
    }
  });

  test('a crew that is changed meanwhile: recorded before it, or refused, and nothing after', async () => {
    const [answers] = await Promise.all([
      send(
        foreman,
        [who, other].map((it) => punchBody(it.membercode, 'in')),
      ),
      name(office, lead.id, [], [who.id]),
    ]);
    expect(['in', 'NOT_FOUND']).toContain(became(answers)[0]);
    expect(became(answers)[1]).toBe('in');
    expect(await of(who)).toHaveLength(became(answers)[0] === 'in' ? 1 : 0);
    expect(became(await send(foreman, [punchBody(who.membercode, 'out')]))).toEqual(['NOT_FOUND']);
  });

  test('two officers who add at once add no more than fifty', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => office.newcomer()));
    const ids = many.map((it) => it.id);
    const hr = await office.holding('HR');
    const { changeMemberCrew } = await import('@muster/domain/attendance/crew/crew-contract.ts');
    const adding = (add: number[]) => hr.call(changeMemberCrew, { params: inPath(lead.id), body: { add, remove: [] } });
    const answers = await Promise.all([adding(ids.slice(0, 30)), adding(ids.slice(30))]);
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 422]);
  });
});
