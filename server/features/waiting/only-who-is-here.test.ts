import { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listOwnGroups, nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listPending, readBalance } from '@muster/domain/leave/leave-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { listMembers, readMember } from '@muster/domain/members/member-office-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { decide, personOf, take } from '../../testing/leave/leave.ts';
import { tellNewDeciders } from './tell-new-deciders.ts';

/** It is 20 November 2026; M2 alone decides for C. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const changes = (whose: Persona, set: { status?: 'suspended'; joined_on?: string; left_on?: string }) =>
  office.database.query.updateTable('member').set(set).where('id', '=', office.ids[whose]).execute();
const begins = (whose: Persona) => changes(whose, { joined_on: '2026-12-01' });
const leaves = (whose: Persona) => changes(whose, { left_on: '2026-11-19' });
const comesBack = async (whose: Persona) => {
  const earlier = { member_id: office.ids[whose], from_day: '2026-01-01', until_day: '2026-11-19' };
  await office.database.query.insertInto('earlier_employment').values(earlier).execute();
  await begins(whose);
};
const isSuspended = (whose: Persona) => changes(whose, { status: 'suspended' });

const takesLeave = async () => take(await personOf(office, 'C'), '2026-12-08', '2026-12-10');
/** What somebody has been told since the office opened. */
const told = async (whose: Persona) => {
  const rows = office.database.query.selectFrom('notification').select('code');
  return (await rows.where('member_id', '=', office.ids[whose]).orderBy('id').execute()).map((it) => it.code);
};
const decidingForStore = async () => {
  const groups = (await (await office.holding('HR')).call(listContracts.groups.list, { query: {} })).data();
  return groups.find((it) => it.groupno === 'STORE')?.deciding.length;
};

/** By the list of members, and by the page of this one. */
const decidingForC = async () => {
  const hr = await office.holding('HR');
  const { members } = (await hr.call(listMembers, { query: { search: 'Chit Ko' } })).data();
  const detail = (await hr.call(readMember, { params: { id: String(office.ids.C) } })).data();
  return [members.find((it) => it.membercode === 'C')?.managers, detail.managers];
};

describe('what somebody asks whose only manager', () => {
  test.each([
    ['is suspended', isSuspended],
    ['has left', leaves],
    ['begins later', begins],
    ['has left and comes back later', comesBack],
  ])('%s is told to the office, which the lists of groups and of members say too', async (_how, isAway) => {
    expect(await decidingForStore()).toBe(1);
    expect(await decidingForC()).toEqual([['Min Min'], ['Min Min']]);
    await isAway('M2');
    await takesLeave();
    expect([await told('M2'), await told('HR')]).toEqual([[], ['leaveAsked']]);
    expect(await decidingForStore()).toBe(0);
    expect(await decidingForC()).toEqual([[], []]);
  });
});

describe.each([
  ['begins later', begins],
  ['has left and comes back later', comesBack],
])('a manager who %s', (_how, isAway) => {
  test('decides for nobody, reads of nobody and is told nothing, until their first day', async () => {
    await isAway('M2');
    const { id } = await takesLeave();
    const before = await office.holding('M2');
    expect((await before.call(listPending, { query: {} })).data()).toMatchObject({ decides: false, items: [] });
    expect((await before.call(readWaiting)).data()).toMatchObject({ decides: false, leaveApprovals: 0 });
    expect((await before.call(listOwnGroups)).data()).toEqual([]);
    const days = { from: '2026-11-01', to: '2026-11-19', membercode: 'C' };
    const refused = [
      await decide(before, id, 'approve'),
      await before.call(readBalance, { query: { leavetypeid: 'EL', membercode: 'C' } }),
      await before.call(readSummary, { query: days }),
      await before.call(readGroupSummary, { query: { month: '2026-11' } }),
      await before.call(readAttendanceBoard, { query: {} }),
    ];
    expect(refused.map((it) => it.status)).toEqual([404, 404, 404, 403, 403]);

    office.now = inYangon('2026-12-01T08:00');
    await tellNewDeciders(office.deps);
    expect(await told('M2')).toEqual(['handedOver']);
    const manager = await office.as('M2');
    expect((await manager.call(readWaiting)).data()).toMatchObject({ decides: true, leaveApprovals: 1 });
    expect((await manager.call(listOwnGroups)).data()).toEqual([{ groupno: 'STORE', as: 'manager' }]);
    expect((await decide(manager, id, 'approve')).status).toBe(200);
  });

  test('decides nothing in the place of another, nor has anybody in theirs', async () => {
    const name = async (who: Persona, membercode: string) => {
      const body = { membercode, from: '2026-11-20', to: '2026-12-20' };
      expect((await (await office.holding(who)).call(nameDeputy, { body })).status).toBe(201);
    };
    await name('M2', 'B');
    const { id } = await takesLeave();
    const deputy = await office.holding('B');
    expect((await deputy.call(readWaiting)).data()).toMatchObject({ decides: true, leaveApprovals: 1 });
    await isAway('M2');
    expect((await deputy.call(readWaiting)).data()).toMatchObject({ decides: false, leaveApprovals: 0 });
    expect((await decide(deputy, id, 'approve')).status).toBe(404);

    await name('M', 'M2');
    const ofA = await take(await personOf(office, 'A'), '2026-12-08', '2026-12-10');
    const standIn = await office.holding('M2');
    expect((await standIn.call(readWaiting)).data()).toMatchObject({ decides: false, leaveApprovals: 0 });
    expect((await decide(standIn, ofA.id, 'approve')).status).toBe(404);
    expect(await told('M2')).toEqual(['leaveAsked', 'deputyNamed']);
  });
});
