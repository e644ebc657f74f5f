import { listDecided } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listPending, readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember, listLeaveCodes } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { manages } from '../../../testing/company/group-manager.ts';
import { MORNING, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import {
  decide,
  expectRefused,
  forgetLeave,
  type Person,
  personOf,
  take,
  tryEdit,
  tryRemove,
} from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** A is of a group that M and M2 manage; of more than one day of casual leave the HR office approves, too. */
let office: Office;
let a: Person;
let manager: Client;
let other: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  await manages(office, 'M2', 'SALES');
});
beforeEach(async () => {
  office.now = MORNING;
  [a, manager, other] = [await personOf(office, 'A'), await office.holding('M'), await office.holding('M2')];
  hr = await office.holding('HR');
  await forgetLeave(office);
  await rule(1);
  await office.database.query.deleteFrom('notification').execute();
});
afterAll(() => office.close());

const CL = { leavetype: 'CL' };
const rule = async (secondover: number | null, query = {}) =>
  (await setTerms(hr, 'CL', { secondover, unlimited: true }, query)).data();
const ask = () => take(a, '2026-12-08', '2026-12-09', CL);
const waiting = async (client: Client) => (await client.call(listPending)).data().items;
const idsFor = async (client: Client) => (await waiting(client)).map((it) => it.id);
const unread = async (who: Persona) =>
  (await (await office.holding(who)).call(listNotifications))
    .body()
    .filter((it) => !it.read)
    .map((it) => it.title);
const reserved = async () => {
  const lines = office.database.query.selectFrom('leave_ledger').where('leaveid', '=', 'CL');
  const sum = lines.where('member_id', '=', a.id).select((eb) => eb.fn.sum('half_days').as('days'));
  return Number((await sum.executeTakeFirst())?.days);
};
const AGREED = 'Mya Mya agreed to leave of Aye Aye, the office decides: 08/12/2026 – 09/12/2026';
const agreeing = { by: 'Mya Mya', insteadof: null, at: '2026-11-20T02:30:00.000Z', remark: '' };
const refusal = { status: 409, code: 'LEAVE_READ_ONLY', params: { reason: 'agreed' } };
const outcome = (answer: Awaited<ReturnType<typeof decide>>) =>
  answer.status === 200 ? answer.data()?.approve_status : [answer.status, answer.failure().params?.['reason']];

describe('a request of more days than the type says', () => {
  test('is agreed to by who decides, and then waits for the office, which has the last word', async () => {
    const { id } = await ask();
    expect(await waiting(manager)).toMatchObject([{ id, secondapproval: true }]);
    expect((await waiting(hr))[0]).not.toHaveProperty('secondapproval');
    expect(await unread('HR')).toEqual([]);
    const agreed = (await decide(manager, id, 'approve')).data();
    expect(agreed).toMatchObject({ approve_status: 0, decidedby: null, agreed: agreeing });
    expect([await idsFor(manager), await idsFor(other), await idsFor(hr)]).toEqual([[], [], [id]]);
    expect((await waiting(hr))[0]?.agreed).toEqual(agreeing);
    expect([await unread('M'), await unread('M2'), await unread('HR'), await unread('SA')]).toEqual([
      [],
      [],
      [AGREED],
      [AGREED],
    ]);
    const decided = (await decide(hr, id, 'approve')).data();
    expect(decided).toMatchObject({ approve_status: 1, decidedby: 'Hla Hla', agreed: agreeing });
    expect([await idsFor(hr), await unread('SA')]).toEqual([[], []]);
    expect((await manager.call(listDecided, { query: {} })).data().items).toMatchObject([{ id, agreed: agreeing }]);
  });

  test('says who agreed to each, where two did within minutes', async () => {
    const [first, second] = [await ask(), await take(a, '2026-12-15', '2026-12-16', CL)];
    await decide(manager, first.id, 'approve');
    await decide(other, second.id, 'approve');
    expect(await unread('HR')).toEqual([
      AGREED.replace('Mya Mya', 'Min Min').replace('08/12/2026 – 09', '15/12/2026 – 16'),
      AGREED,
    ]);
  });

  test('is given no second approval by who decides for the member, nor rejected any more', async () => {
    const { id } = await ask();
    await decide(manager, id, 'approve');
    for (const who of [manager, other]) {
      for (const decision of ['approve', 'reject'] as const) {
        const failure = await expectRefused(office, refusal.status, refusal.code, () => decide(who, id, decision));
        expect(failure.params).toEqual(refusal.params);
      }
    }
    expect((await decide(a.client, id, 'approve')).status).toBe(403);
    expect((await decide(await office.holding('B'), id, 'approve')).status).toBe(404);
  });

  test('is final where either rejects it, and its days come back', async () => {
    const before = await reserved();
    const first = await ask();
    expect(outcome(await decide(manager, first.id, 'reject'))).toBe(2);
    const second = await ask();
    await decide(manager, second.id, 'approve', { remark: 'Enjoy it' });
    const rejected = await decide(hr, second.id, 'reject', { remark: 'The stock is counted then' });
    expect(rejected.data()).toMatchObject({
      approve_status: 2,
      decisionremark: 'The stock is counted then',
      agreed: { remark: 'Enjoy it' },
    });
    expect(await reserved()).toBe(before);
  });

  test('needs nobody to agree first, and only one decision of who is of the office', async () => {
    const { id } = await ask();
    expect(outcome(await decide(hr, id, 'approve'))).toBe(1);
    const single = await take(a, '2026-12-15', '2026-12-15', CL);
    expect(await waiting(manager)).toMatchObject([{ id: single.id }]);
    expect((await waiting(manager))[0]).not.toHaveProperty('secondapproval');
    expect(outcome(await decide(manager, single.id, 'approve'))).toBe(1);
  });

  test('is agreed to anew once it is changed, by its member or for them, and withdrawn at any time', async () => {
    const { id } = await ask();
    await decide(manager, id, 'approve');
    expect((await tryEdit(a, id, '2026-12-15', '2026-12-16', CL)).data()).not.toHaveProperty('agreed');
    expect([await idsFor(manager), await unread('HR')]).toEqual([[id], []]);
    await decide(manager, id, 'approve');
    const body = { fromdate: '2026-12-22', todate: '2026-12-23', leavetype: 'CL', reason: 'As agreed by phone' };
    const changed = await hr.call(changeForMember, { params: { id: String(id) }, body });
    expect(changed.data()).not.toHaveProperty('agreed');
    expect([await idsFor(manager), await unread('M'), await unread('HR')]).toEqual([
      [id],
      [expect.stringContaining('changed a request')],
      [],
    ]);
    const again = (await decide(manager, id, 'approve')).data();
    expect((await tryRemove(a, again as never)).status).toBe(200);
    expect([await idsFor(hr), await unread('HR')]).toEqual([[], []]);
  });

  test('of an officer waits for another one, and for nobody where there is none', async () => {
    const role = (who: Persona, is: 'MEMBER' | 'HR' | 'SA') =>
      office.database.query.updateTable('member').set({ role: is }).where('id', '=', office.ids[who]).execute();
    await role('A', 'HR');
    const own = { ...a, client: await office.as('A') };
    const { id } = await take(own, '2026-12-08', '2026-12-09', CL);
    await decide(manager, id, 'approve');
    expect((await decide(own.client, id, 'approve')).status).toBe(403);
    expect([await idsFor(own.client), await unread('A'), await unread('HR')]).toEqual([[], [], [AGREED]]);
    expect(outcome(await decide(hr, id, 'approve'))).toBe(1);
    const lone = await take(own, '2026-12-15', '2026-12-16', CL);
    await role('HR', 'MEMBER');
    await role('SA', 'MEMBER');
    expect((await waiting(manager))[0]).not.toHaveProperty('secondapproval');
    expect(outcome(await decide(manager, lone.id, 'approve'))).toBe(1);
    await role('HR', 'HR');
    await role('SA', 'SA');
    await role('A', 'MEMBER');
  });
});

describe('two who decide at once come out as one after the other', () => {
  test('two who decide for the member agree once', async () => {
    const { id } = await ask();
    const both = await Promise.all([manager, other].map((it) => decide(it, id, 'approve')));
    expect(both.map(outcome).toSorted()).toEqual([0, [409, 'agreed']]);
    expect(await unread('HR')).toHaveLength(1);
  });

  test.each(['approve', 'reject'] as const)('the office has the last word: %s', async (decision) => {
    const { id } = await ask();
    const [first, last] = await Promise.all([decide(manager, id, 'approve'), decide(hr, id, decision)]);
    expect(outcome(last)).toBe(decision === 'approve' ? 1 : 2);
    expect([0, [409, 'decided']]).toContainEqual(outcome(first));
    expect(await idsFor(hr)).toEqual([]);
    expect(await unread('SA')).toEqual([]);
  });
});

describe('the rule of a type', () => {
  test('is kept, none where it is empty, and left as it is by who does not name it', async () => {
    const stored = async () => (await hr.call(listLeaveCodes)).data().codes.find((it) => it.leaveid === 'CL') ?? {};
    await setTerms(hr, 'CL', {});
    expect(await stored()).toMatchObject({ secondover: 1 });
    await rule(0);
    expect(await stored()).toMatchObject({ secondover: 0 });
    await rule(null);
    expect(await stored()).not.toHaveProperty('secondover');
    for (const secondover of [-1, 367, 1.5, '3']) {
      expect((await setTerms(hr, 'CL', { secondover })).status).toBe(400);
    }
    const update = office.database.query.updateTable('leave_code').set({ second_over: 367 });
    await expect(update.where('leaveid', '=', 'CL').execute()).rejects.toThrow();
  });

  test('is told to members, unless nobody else is there who could approve', async () => {
    const told = async (who: Persona) => {
      const { types } = (await (await office.holding(who)).call(readLeaveTypes)).data();
      return types.flatMap((it) => (it.secondover === undefined ? [] : [[it.leaveid, it.secondover]]));
    };
    expect(await told('A')).toEqual([['CL', 1]]);
    await rule(0);
    expect(await told('A')).toEqual([['CL', 0]]);
    expect(await told('HR')).toEqual([['CL', 0]]);
    const administrator = office.database.query.updateTable('member').where('id', '=', office.ids.SA);
    await administrator.set({ role: 'MEMBER' }).execute();
    expect(await told('HR')).toEqual([]);
    await administrator.set({ role: 'SA' }).execute();
    await rule(null);
    expect(await told('A')).toEqual([]);
  });

  test('says beforehand which requests that wait it touches; what was agreed to stays with the office', async () => {
    const agreed = await ask();
    await decide(manager, agreed.id, 'approve');
    const single = await take(a, '2026-12-15', '2026-12-15', CL);
    const effects = async (secondover: number | null) =>
      (await rule(secondover, { preview: 'true' })).touches.leave.items.map((it) => [it.id, it.effect]);
    expect(await effects(0)).toEqual([[single.id, 'second_needed']]);
    expect(await effects(null)).toEqual([[agreed.id, 'second_kept']]);
    await rule(null);
    expect([await idsFor(manager), await idsFor(hr)]).toEqual([[single.id], [agreed.id, single.id]]);
    expect(outcome(await decide(manager, single.id, 'approve'))).toBe(1);
    expect(outcome(await decide(hr, agreed.id, 'approve'))).toBe(1);
  });
});
