import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  newcomer,
  type Person,
  personOf,
  take,
  tryEdit,
  tryRemove,
} from '../../../testing/leave/leave.ts';

let office: Office;
let owner: Person;
let leave: contracts.LeaveView;
let decided: contracts.LeaveView;
beforeAll(async () => {
  office = await openOffice();
  owner = await newcomer(office);
  leave = await take(owner, '2026-12-01', '2026-12-03');
  decided = await take(owner, '2026-12-15', '2026-12-16');
  await decide(await office.holding('M'), decided.id, 'approve');
});
afterAll(() => office.close());

const ABSENT = { id: 2_000_000_000, code: 'NOBODY' };
type Asked = { raw: LightMyRequestResponse };

/** Every call that names a member, by code, or a leave, by id. */
const reads: Record<string, (by: Person, membercode: string) => Promise<Asked>> = {
  readBalance: (by, membercode) => by.client.call(contracts.readBalance, { query: { leavetypeid: 'EL', membercode } }),
  readLedger: (by, membercode) => by.client.call(contracts.readLedger, { query: { leavetypeid: 'EL', membercode } }),
  listLeave: (by, membercode) =>
    by.client.call(contracts.listLeave, { query: { from: '2026-11-01', to: '2026-12-31', membercode } }),
  offdaysAllow: (by, membercode) => {
    const days = { prevDate: '2026-12-10', nextDate: '2026-12-12', fromDate: '2026-12-11', toDate: '2026-12-11' };
    return by.client.call(contracts.offdaysAllow, { query: { ...days, membercode } });
  },
};

describe('who reads the leave of a member (T01)', () => {
  test.each([
    ['the manager', 'M', 200],
    ['HR', 'HR', 200],
    ['the administrator', 'SA', 200],
    ['a peer', 'A', 404],
    ['another manager', 'M2', 404],
  ] as const)('%s: %s %i', async (_, persona, status) => {
    const by = await personOf(office, persona);
    for (const [name, read] of Object.entries(reads)) {
      const { raw } = await read(by, owner.code);
      expect([name, raw.statusCode]).toEqual([name, status]);
      const absent = (await read(by, ABSENT.code)).raw;
      expect([name, absent.statusCode]).toEqual([name, 404]);
      if (status === 404) expect(raw.body).toBe(absent.body);
    }
  });

  test('the member, also by a code in lower case', async () => {
    for (const read of Object.values(reads)) {
      expect((await read(owner, owner.code)).raw.statusCode).toBe(200);
      expect((await read(owner, owner.code.toLowerCase())).raw.statusCode).toBe(200);
    }
  });
});

test('who comes to a group later is its manager’s to see and to decide about from that day on, and not before', async () => {
  const who = await newcomer(office, { groupno: 'STORE' });
  const { id } = await take(who, '2026-12-15', '2026-12-16');
  const hr = await office.holding('HR');
  const shifts = (await hr.call(listContracts.shifts.list)).data();
  const shiftid = shifts.find((it) => it.name === 'Office hours')?.id ?? 0;
  const body = { from: '2026-11-23', shiftid, restdays: [6, 7], groupno: 'SALES' };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
  const sees = async (persona: Persona) =>
    (await (await office.holding(persona)).call(contracts.listPending, { query: {} }))
      .data()
      .items.some((it) => it.id === id);
  expect([await sees('M'), await sees('M2')]).toEqual([false, true]);
  office.now = inYangon('2026-11-23T09:00');
  expect([await sees('M'), await sees('M2')]).toEqual([true, false]);
  office.now = MORNING;
});

const writes: Record<string, (by: Person, id: number) => Promise<Asked & Pick<Answer<Contract>, 'failure'>>> = {
  editLeave: (by, id) => tryEdit(by, id, '2026-12-02', '2026-12-03'),
  removeLeave: (by, id) => tryRemove(by, { ...leave, id }),
  decideLeave: (by, id) => decide(by.client, id, 'approve'),
  askReturn: (by, id) => askReturn(by, id, '2026-12-16'),
  decideReturn: (by, id) => decideReturn(by.client, id, 'approve'),
};

describe('who changes the leave of a member (T01, T03)', () => {
  test.each(['B', 'M2', 'C'] as const)('not %s, to whom it is as if there were none', async (persona: Persona) => {
    const by = await personOf(office, persona);
    const before = await office.state();
    for (const [name, write] of Object.entries(writes)) {
      const absent = (await write(by, ABSENT.id)).raw;
      expect([name, absent.statusCode]).toEqual([name, 404]);
      for (const id of [leave.id, decided.id]) {
        const { raw } = await write(by, id);
        expect([name, raw.statusCode, raw.body]).toEqual([name, 404, absent.body]);
      }
    }
    expect(await office.state()).toBe(before);
  });

  test.each(['M', 'HR', 'SA'] as const)('%s decides, but neither edits nor removes nor gives back', async (persona) => {
    const by = await personOf(office, persona);
    const before = await office.state();
    for (const name of ['editLeave', 'removeLeave', 'askReturn'] as const) {
      const write = writes[name] as (typeof writes)[string];
      const [{ raw }, absent] = [await write(by, leave.id), await write(by, ABSENT.id)];
      expect([name, raw.statusCode, raw.body]).toEqual([name, 404, absent.raw.body]);
    }
    expect(await office.state()).toBe(before);
  });

  test('nobody who is suspended, and nobody without a session', async () => {
    const suspended = await personOf(office, 'SUSP');
    const stranger = { ...suspended, client: office.visitor() };
    for (const write of Object.values(writes)) {
      expect((await write(suspended, leave.id)).failure().code).toBe('MEMBER_SUSPENDED');
      expect((await write(stranger, leave.id)).failure().code).toBe('UNAUTHENTICATED');
    }
  });
});
