import { addPermission } from '@muster/domain/administration/administration-contract.ts';
import { endDeputy, nameDeputy, readDeputies } from '@muster/domain/deputies/deputies-contract.ts';
import { removeMemberFactors } from '@muster/domain/factors/factors-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { handOutCodes } from '@muster/domain/members/member-access-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { handOutCode, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import type { Newcomer } from '../../../testing/company/office.ts';
import { dryRun, faults, found, outcomes } from '../../../testing/members/member-files.ts';

/** It is 20 November 2026. */
let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

/** What each way into an account answers, and what a file says of another mail address. */
async function waysInto(client: Client, { id, membercode }: Newcomer) {
  const params = { id: String(id) };
  const { email, revision, may } = (await client.call(readMember, { params })).data();
  const body = { email: `a.${email || 'a@lotus.example'}`, revision };
  const { status: changed } = await client.call(changeMember, { params, body });
  const file = `code,mail\n${membercode},b.${email || 'b@lotus.example'}\n`;
  const rows = [];
  for (const fields of [dryRun, {}]) {
    const it = await found(client, file, fields);
    rows.push([it.rows[0]?.line, ...outcomes(it), ...faults(it)]);
  }
  return {
    told: may.account,
    changed,
    removed: (await client.call(removeMemberFactors, { params })).status,
    code: (await client.call(handOutCode, { params })).status,
    rows,
  };
}
const shut = {
  told: false,
  changed: 403,
  removed: 403,
  code: 403,
  rows: [
    [2, 'refused', 'email FORBIDDEN'],
    [2, 'refused', 'email FORBIDDEN'],
  ],
};
const open = {
  told: true,
  changed: 200,
  removed: 200,
  code: 201,
  rows: [
    [2, 'changed', ''],
    [2, 'changed', ''],
  ],
};

describe('who decides for an HR officer', () => {
  let group: number;
  let officer: Newcomer;
  let own: Client;
  beforeEach(async () => {
    const { query } = office.database;
    const groupno = `TEAM${++groups}`;
    group = (await query.insertInto('work_group').values({ groupno }).returning('id').executeTakeFirstOrThrow()).id;
    officer = await office.newcomer({ role: 'HR', group_id: group });
    own = await officer.client();
  });
  let groups = 0;

  const manager = async () => {
    const who = await office.newcomer();
    await office.database.query.insertInto('group_manager').values({ group_id: group, member_id: who.id }).execute();
    return who;
  };
  const deputyOf = async (who: Newcomer, from: string, to: string) => {
    const deputy = await office.newcomer();
    const body = { membercode: deputy.membercode, from, to };
    expect((await (await who.client()).call(nameDeputy, { body })).status).toBe(201);
    return deputy;
  };

  test('keeps their account from that officer, who would decide for themselves, and not from others', async () => {
    const who = await manager();
    const before = await office.state();
    expect(await waysInto(own, who)).toEqual(shut);
    expect(await office.state()).toBe(before);
    expect(await waysInto(hr, who)).toEqual(open);
    expect(await waysInto(await office.holding('SA'), who)).toEqual(open);
    const file = `code,phone\n${who.membercode},09 1\n`;
    expect(outcomes(await found(own, file))).toEqual(['changed']);
  });

  test('gets no slip from that officer among those for many', async () => {
    const who = await office.newcomer({ registered: false });
    const body = { membercodes: [who.membercode] };
    const { query } = office.database;
    await query.insertInto('group_manager').values({ group_id: group, member_id: who.id }).execute();
    expect((await own.call(handOutCodes, { body })).data()).toMatchObject({ slips: [], skipped: 1 });
    expect((await hr.call(handOutCodes, { body })).data().slips).toHaveLength(1);
  });

  test('does so while suspended, and so do their deputies', async () => {
    const who = await manager();
    const deputy = await deputyOf(who, '2026-11-20', '2026-11-25');
    expect(await waysInto(own, deputy)).toEqual(shut);
    const params = { id: String(who.id) };
    expect((await own.call(setMemberStatus, { params, body: { status: 'suspended' } })).status).toBe(200);
    expect(await waysInto(own, deputy)).toEqual(shut);
    expect(await waysInto(own, who)).toEqual(shut);
    expect((await own.call(setMemberStatus, { params, body: { status: 'active' } })).status).toBe(200);
    expect(await waysInto(own, deputy)).toEqual(shut);
  });

  test('does so before they do: a deputy from a coming day, until they are not to be one any more', async () => {
    const who = await manager();
    const deputy = await deputyOf(who, '2026-12-01', '2026-12-05');
    expect(await waysInto(own, deputy)).toEqual(shut);
    const client = await who.client();
    const [named] = (await client.call(readDeputies)).data().named;
    expect((await client.call(endDeputy, { params: { id: String(named?.id) } })).status).toBe(200);
    expect(await waysInto(own, deputy)).toEqual(open);
  });

  test('does so as a manager of the group that the officer moves to, and the officer names none there', async () => {
    const who = await manager();
    const { query } = office.database;
    const { groupno } = await query
      .selectFrom('work_group')
      .select('groupno')
      .where('id', '=', group)
      .executeTakeFirstOrThrow();
    const mover = await office.newcomer({ role: 'HR' });
    const body = {
      from: '2026-12-01',
      groupno,
      shiftid: 1,
      restdays: [6, 7],
      locationrule: 'sites' as const,
      sites: [],
    };
    const sa = await office.holding('SA');
    const { revision } = (await sa.call(readMember, { params: { id: String(mover.id) } })).data();
    const moved = await sa.call(setWork, { params: { id: String(mover.id) }, body: { ...body, revision } });
    expect(moved.status).toBeLessThan(300);
    const client = await mover.client();
    expect(await waysInto(client, who)).toEqual(shut);
    const to = { managers: ['A'], revision: 1 };
    const params = { id: String(group) };
    const named = (await client.call(listContracts.groups.change, { params, body: to as never })).failure();
    expect([named.code, named.params?.['reason']]).toEqual(['MANAGER_NOT_POSSIBLE', 'own']);
    await query.deleteFrom('group_manager').where('group_id', '=', group).execute();
    const file = `code,group,manager\n${who.membercode},${groupno},A\n`;
    expect(faults(await found(client, file))).toEqual(['manager MANAGER_NOT_POSSIBLE']);
  });
});

test('who holds a permission that an HR officer does not keeps their account from that officer', async () => {
  const sa = await office.holding('SA');
  const officer = await office.newcomer({ role: 'HR' });
  let own = await officer.client();
  const [holder, other] = [await office.newcomer(), await office.newcomer()];
  const give = async (...members: readonly Newcomer[]) => {
    const body = {
      name: `Sign-ins ${holder.id} ${members.length}`,
      users: { read: true },
      members: members.map((it) => it.id),
    };
    expect((await sa.call(addPermission, { body })).status).toBe(201);
  };
  await give(holder);
  const before = await office.state();
  expect(await waysInto(own, holder)).toEqual(shut);
  expect(await office.state()).toBe(before);
  expect(await waysInto(sa, holder)).toEqual(open);
  await give(officer, other);
  own = await officer.client();
  expect(await waysInto(own, other)).toEqual(open);
  expect(await waysInto(own, holder)).toEqual(shut);
});
