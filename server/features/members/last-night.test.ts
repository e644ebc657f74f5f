import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { contracts } from '@muster/domain/contracts.ts';
import { isOpenAfterLastDay, OPEN_AFTER_LAST_DAY } from '@muster/domain/members/last-night.ts';
import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBoard } from '../../testing/attendance/events.ts';
import { punch, tryPunch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { PASSWORD } from '../../testing/company/people.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { closeAccounts } from './close-accounts.ts';

/** N works nights, and for the last time in that of the 20th of November. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  const hr = await office.holding('HR');
  expect((await changeNow(hr, office.ids.N, { lefton: '2026-11-20' })).status).toBe(200);
});
afterEach(() => office.close());

async function sweepAt(local: string): Promise<void> {
  office.now = inYangon(local);
  await closeAccounts(office.deps);
}
const clockedNow = () => ({ checktime: office.now.toString() });
const trySignIn = async () =>
  (await office.visitor().call(signIn, { body: { membercode: 'N', password: PASSWORD } })).status;

test('who works in the night of their last day checks out in the morning, and is closed then', async () => {
  office.now = inYangon('2026-11-20T22:00');
  await punch(await office.as('N'), 'N', 'in', clockedNow());
  await sweepAt('2026-11-21T00:10');
  expect(await trySignIn()).toBe(200);
  await sweepAt('2026-11-21T06:00');
  expect((await tryPunch(await office.as('N'), 'N', 'out', clockedNow())).status).toBe(201);
  expect(await trySignIn()).toBe(403);
  await sweepAt('2026-11-21T06:10');
  const hr = await office.holding('HR');
  const query = { membercode: 'N', from: '2026-11-20', to: '2026-11-20' };
  const [day] = (await hr.call(readSummary, { query })).data().days;
  expect(day).toMatchObject({ status: 'present', minutes: 480, flags: [] });
});

test('their session goes on over midnight, and ends with the account', async () => {
  office.now = inYangon('2026-11-20T23:57');
  const n = await office.as('N');
  await punch(n, 'N', 'in', clockedNow());
  await sweepAt('2026-11-21T00:10');
  expect((await tryPunch(n, 'N', 'out', clockedNow())).status).toBe(201);
  await closeAccounts(office.deps);
  expect((await tryPunch(n, 'N', 'in', clockedNow())).status).toBe(401);
});

describe('an HR officer in the night of their last day', () => {
  let n: Client;
  beforeEach(async () => {
    await office.database.query.updateTable('member').set({ role: 'HR' }).where('id', '=', office.ids.N).execute();
    office.now = inYangon('2026-11-20T23:57');
    n = await office.as('N');
    await punch(n, 'N', 'in', clockedNow());
  });

  const summaryOf = async (membercode?: string) => {
    const query = { from: '2026-11-20', to: '2026-11-20', ...(membercode ? { membercode } : {}) };
    return (await n.call(readSummary, { query })).status;
  };

  test('is of the office until midnight, then reads what is their own and checks out', async () => {
    expect([(await n.call(listMembers, { query: {} })).status, await summaryOf('A')]).toEqual([200, 200]);
    await sweepAt('2026-11-21T00:10');
    expect([(await n.call(listMembers, { query: {} })).status, await summaryOf('A')]).toEqual([403, 403]);
    expect([await summaryOf(), await summaryOf('N')]).toEqual([200, 200]);
    expect((await n.call(readOwnToday)).data()).toMatchObject({ attendance: { open: { checktype: 'in' } } });
    expect((await tryPunch(n, 'N', 'out', clockedNow())).status).toBe(201);
  });

  test('reads of the members their own row alone', async () => {
    const codes = async () => {
      const { body } = await n.send({ method: 'GET', url: '/api/memberno_info' });
      return JSON.parse(body).memberno_info.map((it: { membercode: string }) => it.membercode);
    };
    expect(await codes()).toContain('A');
    office.now = inYangon('2026-11-21T00:01');
    expect(await codes()).toEqual(['N']);
  });

  test('makes no other call after it', async () => {
    office.now = inYangon('2026-11-21T00:01');
    const others = contracts.filter((it) => it.access === 'office' || it.access === 'member');
    for (const contract of others) {
      if (OPEN_AFTER_LAST_DAY.has(contract.name)) continue;
      const params = { id: '1', month: '2026-10', session: '1', name: 'x' };
      const { status } = await n.call(contract as Contract, { params } as never);
      expect(`${contract.name} ${status}`).toBe(`${contract.name} 403`);
    }
  });

  test('sees the board no more', async () => {
    const board = await openBoard(n);
    expect(board.status).toBe(200);
    office.now = inYangon('2026-11-21T00:01');
    await board.ended;
    expect((await openBoard(n)).status).toBe(403);
  });
});

test('every call that is open after a last day is there', () => {
  const open = contracts.filter((it) => isOpenAfterLastDay(it, 'N'));
  expect(open.map((it) => it.name).sort()).toEqual([...OPEN_AFTER_LAST_DAY].sort());
});

test('who is not in is closed at midnight', async () => {
  await sweepAt('2026-11-21T00:10');
  expect(await trySignIn()).toBe(403);
});

test('who forgets to check out is closed with the day after', async () => {
  office.now = inYangon('2026-11-20T22:00');
  await punch(await office.as('N'), 'N', 'in', clockedNow());
  await sweepAt('2026-11-22T00:10');
  expect(await trySignIn()).toBe(403);
});
