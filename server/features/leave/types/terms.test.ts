import { readBalance, readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { decide, expectRefused, newcomer, personOf, take, tryTake } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

const set = (leaveid: string, terms: object, query?: { preview?: 'true' }) => setTerms(hr, leaveid, terms, query);
const balance = async (who: { client: Client; code: string }, leavetypeid: string, fiscalyear?: string) =>
  (
    await who.client.call(readBalance, {
      query: { leavetypeid, membercode: who.code, ...(fiscalyear ? { fiscalyear } : {}) },
    })
  ).data()[0];
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

describe('the terms of a type', () => {
  test('are kept, and what is left out of a change stays', async () => {
    const terms = { paid: 'half', prorated: true, carrydays: 2.5, carrymonths: 3 };
    expect((await set('CL', terms)).data()).toMatchObject(terms);
    expect((await set('CL', { description: 'CASUAL' })).data()).toMatchObject({ ...terms, unlimited: false });
    const wrong = (await set('CL', { carrydays: 2.3 })).failure();
    expect([wrong.code, wrong.errors[0]?.field]).toEqual(['INVALID_INPUT', 'carrydays']);
  });

  test('without limit never run out, and cannot be limited below what was taken', async () => {
    const who = await newcomer(office);
    await set('CL', { unlimited: true });
    await take(who, '2026-12-07', '2026-12-18', CASUAL);
    expect(await balance(who, 'CL')).toEqual({ entitleleave: 378, remain_leave: 366 });
    const refused = await set('CL', { unlimited: false });
    expect([refused.status, refused.failure().code]).toEqual([422, 'LEAVE_BALANCE_TOO_LOW']);
  });

  test('say how leave is paid, which HR does not change of a type that they have leave of themselves', async () => {
    const who = await newcomer(office);
    const [own, sa] = [await personOf(office, 'HR'), await office.holding('SA')];
    expect((await set('CL', { paid: 'none' })).status).toBe(200);
    const { id } = await take(own, '2026-11-23', '2026-11-24', CASUAL);
    await take(who, '2026-11-25', '2026-11-26', CASUAL);
    for (const query of [{}, { preview: 'true' }] as const) {
      const { errors } = await expectRefused(office, 403, 'FORBIDDEN', () => set('CL', { paid: 'full' }, query));
      expect(errors[0]).toMatchObject({ field: 'paid', params: { reason: 'ownleave' } });
    }
    expect((await decide(sa, id, 'approve')).status).toBe(200);
    office.now = inYangon('2027-02-01T09:00');
    const later = await personOf(office, 'HR');
    await expectRefused(office, 403, 'FORBIDDEN', () => setTerms(later.client, 'CL', { paid: 'half' }));
    expect((await setTerms(later.client, 'CL', { paid: 'none', carrydays: 1 })).status).toBe(200);
    expect((await setTerms(later.client, 'EL', { paid: 'half' })).status).toBe(200);
    expect((await setTerms(await office.holding('SA'), 'CL', { paid: 'full' })).status).toBe(200);
  });

  test('are HR’s to change again once the own leave was rejected', async () => {
    await newcomer(office);
    const own = await personOf(office, 'HR');
    const { id } = await take(own, '2026-11-23', '2026-11-24', CASUAL);
    expect((await decide(await office.holding('SA'), id, 'reject', { remark: 'no' })).status).toBe(200);
    expect((await set('CL', { paid: 'half' })).status).toBe(200);
  });

  test('that is retired is taken for no new leave, gives no days, and stays where it is', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-07', '2026-12-08', CASUAL);
    const retired = (await hr.call(contracts.retireLeaveCode, { params: { id: 'CL' } })).data();
    expect(retired.retired).toBe(true);
    expect((await tryTake(who, '2026-12-14', '2026-12-15', CASUAL)).failure().code).toBe('LEAVE_TYPE_UNKNOWN');
    const shown = await hr.send({ method: 'GET', url: '/api/leavecode_info' });
    expect(shown.json().leavecode_info.map((it: { leaveid: string }) => it.leaveid)).not.toContain('CL');
    expect((await who.client.call(readLeaveTypes)).data().types.map((it) => it.leaveid)).toContain('CL');
    const late = await newcomer(office);
    expect((await late.client.call(readLeaveTypes)).data().types.map((it) => it.leaveid)).toContain('EL');
    expect((await hr.call(contracts.reinstateLeaveCode, { params: { id: 'CL' } })).data().retired).toBe(false);
    expect((await tryTake(who, '2026-12-14', '2026-12-15', CASUAL)).status).toBe(201);
  });

  test('that give a part of the year do so by the joining day, to the nearest half', async () => {
    await set('CL', { prorated: true });
    office.now = inYangon('2027-01-01T09:00');
    hr = await office.holding('HR');
    const added = (await hr.call(addMember, { body: { membercode: 'LATE', membername: 'Late' } })).data();
    const lines = await office.database.query
      .selectFrom('leave_ledger')
      .select(['leaveid', 'fiscal_year', 'half_days'])
      .where('member_id', '=', added.id)
      .where('kind', '=', 'grant')
      .execute();
    const of = (leaveid: string, year: number) =>
      lines.find((it) => it.leaveid === leaveid && it.fiscal_year === year)?.half_days;
    // 90 of 365 days of 6 days are 1.48.
    expect([of('CL', 2026), of('CL', 2027), of('EL', 2026)]).toEqual([3, 12, 20]);
  });
});
