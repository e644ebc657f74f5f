import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { listAudit } from '@muster/domain/audit/audit-contract.ts';
import { listDecided } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { cancelForMember, changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { decide, newcomer, take } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const enter = (fromdate: string, todate = fromdate, more: object = {}) =>
  hr.call(enterForMember, {
    body: { membercode: 'A', leavetype: 'CL', fromdate, todate, reason: 'phoned in sick', ...more },
  });
const remaining = async () => {
  const query = { leavetypeid: 'CL', membercode: 'A' };
  return (await hr.call(contracts.readBalance, { query })).data()[0]?.remain_leave ?? 0;
};

describe('leave that the office enters for a member', () => {
  test('names every rule that it breaks before one is set aside: what is earned beside the balance, and of two fiscal years both', async () => {
    const earned = { earnedmonthly: true };
    expect((await setTerms(hr, 'O', earned)).status).toBe(200);
    const { code: membercode } = await newcomer(office);
    const broken = async (fromdate: string, todate: string) =>
      (await enter(fromdate, todate, { membercode, leavetype: 'O' }))
        .failure()
        .errors.map(({ code, params }) => [code, params?.['count'], params?.['fiscalyear'] ?? params?.['day']]);
    expect(await broken('2026-11-23', '2026-12-10')).toEqual([
      ['LEAVE_EXCEEDS_BALANCE', 12, undefined],
      ['LEAVE_NOT_EARNED', 8, '2026-11-23'],
    ]);
    expect(await broken('2027-03-15', '2027-04-20')).toEqual([
      ['LEAVE_EXCEEDS_BALANCE', 12, 2026],
      ['LEAVE_EXCEEDS_BALANCE', 12, 2027],
      ['LEAVE_NOT_EARNED', 12, '2027-03-15'],
      ['LEAVE_NOT_EARNED', 1, '2027-04-01'],
    ]);
    expect((await setTerms(hr, 'O', { earnedmonthly: false })).status).toBe(200);
  });

  test('is approved with that, also for a day of an earlier month, and the member is told why', async () => {
    const before = await remaining();
    const entered = await enter('2026-10-14');
    expect(entered.status).toBe(201);
    expect(entered.data()).toMatchObject({ start: '2026-10-14', approve_status: 1 });
    expect(await remaining()).toBe(before - 1);
    const [news] = (await (await office.holding('A')).call(listNotifications)).body();
    expect(news?.title).toContain('was entered for you by the office');
    expect(news?.subtitle).toContain('phoned in sick');
  });

  test('keeps to the rules unless they are named, and never takes a day twice', async () => {
    expect((await enter('2026-10-14')).failure().code).toBe('LEAVE_OVERLAP');
    const weekend = ['2026-12-05', '2026-12-06'] as const;
    expect((await enter(...weekend)).failure().code).toBe('LEAVE_DATES_WRONG');
    expect((await enter(...weekend, { override: ['LEAVE_DATES_WRONG'] })).status).toBe(201);
  });

  test('is cancelled with a reason, and its days are back', async () => {
    const before = await remaining();
    const { id, revision } = (await enter('2026-10-21', '2026-10-22')).data();
    const cancel = (asked: object) =>
      hr.call(cancelForMember, { params: { id: String(id) }, body: { reason: 'entered twice', ...asked } });
    expect((await cancel({ revision: revision + 5 })).failure().code).toBe('CHANGED_MEANWHILE');
    expect((await cancel({ revision })).raw.json()).toMatchObject({
      status: 'success',
      message: 'The leave is cancelled.',
    });
    expect(await remaining()).toBe(before);
    expect((await cancel({})).failure().code).toBe('NOT_FOUND');
    expect((await enter('2026-10-21')).status).toBe(201);
  });

  test('is refused with every rule that it breaks, each of which may be set aside by name', async () => {
    const refused = (await enter('2026-12-12', '2026-12-13', { leavetype: 'EL' })).failure();
    expect(refused.data).toEqual(expect.objectContaining({ override: refused.errors?.map((it) => it.code) }));
    expect(refused.errors?.length).toBeGreaterThan(0);
  });

  test('is changed with a reason, stays approved, and costs what it is now', async () => {
    const before = await remaining();
    const { id, revision } = (await enter('2026-09-08', '2026-09-09')).data();
    const change = (more: object) =>
      hr.call(changeForMember, {
        params: { id: String(id) },
        body: { leavetype: 'CL', fromdate: '2026-09-09', todate: '2026-09-09', reason: 'was back earlier', ...more },
      });
    expect((await change({ revision: revision + 1 })).failure().code).toBe('CHANGED_MEANWHILE');
    expect((await change({ fromdate: '2026-10-14', revision })).failure().code).toBe('LEAVE_DATES_WRONG');
    expect((await change({ fromdate: '2026-10-14', todate: '2026-10-14', revision })).failure().code).toBe(
      'LEAVE_OVERLAP',
    );
    const changed = (await change({ revision })).data();
    expect(changed).toMatchObject({ start: '2026-09-09', days: 1, approve_status: 1, may: { act: true } });
    expect(await remaining()).toBe(before - 1);
    const [news] = (await (await office.holding('A')).call(listNotifications)).body();
    expect([news?.title, news?.subtitle].join()).toMatch(/changed by the office.*was back earlier/);
    expect((await enter('2026-09-08')).status).toBe(201);
  });

  test.each([
    ['both', 1, 1],
    ['mail', 0, 1],
    ['none', 0, 0],
    ['app', 1, 0],
  ] as const)('is told when it changes where the member wants it: %s', async (leave, inApp, byMail) => {
    const { code, client } = await newcomer(office, { email: `${leave}@lotus.example` });
    (await client.call(savePreferences, { body: { notify: { leave } } })).body();
    const entered = (await enter('2026-12-08', '2026-12-08', { membercode: code })).data();
    const told = async () => {
      await office.deps.post.deliver();
      await office.deps.background.settled();
      const mails = mailsIn(office.dataDir).filter((it) => it.includes(`${leave}@lotus.example`));
      return [(await client.call(listNotifications)).body().length, mails.length];
    };
    const before = await told();
    const body = { leavetype: 'CL', fromdate: '2026-12-09', todate: '2026-12-09', reason: 'another day' };
    (await hr.call(changeForMember, { params: { id: String(entered.id) }, body })).body();
    expect(await told()).toEqual([Number(before[0]) + inApp, Number(before[1]) + byMail]);
  });

  test('names the office and its words once it has changed what a manager approved, whose own are on record', async () => {
    const who = await newcomer(office);
    const manager = await office.holding('M');
    const { id } = await take(who, '2026-12-08', '2026-12-09');
    await decide(manager, id, 'approve', { remark: 'Enjoy it' });
    office.now = office.now.add({ minutes: 1 });
    const body = { leavetype: 'EL', fromdate: '2026-12-09', todate: '2026-12-09', reason: 'The audit is on the 8th' };
    (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
    const [shown] = (await hr.call(listDecided, { query: { search: who.code } })).data().items;
    const words = { decisionremark: 'The audit is on the 8th', decidedby: 'Hla Hla', decidedfor: null };
    expect(shown).toMatchObject({ id, ...words, decidedat: office.now.toString({ smallestUnit: 'millisecond' }) });
    const query = { from: '2026-12-01', to: '2026-12-31' };
    expect((await who.client.call(contracts.listLeave, { query })).body().data[0]).toMatchObject(words);
    expect((await manager.call(listDecided, { query: { search: who.code } })).data().items).toEqual([]);
    const subject = `leave:${id}`;
    const { data } = (await (await office.holding('SA')).call(listAudit, { query: { subject } })).body();
    expect(JSON.stringify(data)).toContain('Enjoy it');
  });

  test('decides nothing by changing what waits: it is still the manager’s, who answers in their own words', async () => {
    const who = await newcomer(office);
    const manager = await office.holding('M');
    const { id } = await take(who, '2026-12-08', '2026-12-09');
    const body = { leavetype: 'EL', fromdate: '2026-12-09', todate: '2026-12-09', reason: 'not on the 8th' };
    const changed = (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
    expect(changed).toMatchObject({ approve_status: 0, decidedby: null, decisionremark: 'not on the 8th' });
    const decided = (await decide(manager, id, 'approve', { remark: 'Enjoy it' })).data();
    expect(decided).toMatchObject({ decidedby: 'Mya Mya', decisionremark: 'Enjoy it' });
  });

  test('is never for oneself', async () => {
    expect((await enter('2026-10-28', '2026-10-28', { membercode: 'HR' })).failure().code).toBe('FORBIDDEN');
  });
});
