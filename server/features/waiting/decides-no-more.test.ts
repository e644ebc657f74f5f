import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { suspendLeft } from '../../records/members/member/suspension.ts';
import { inYangon, type Office, type Persona } from '../../testing/company/office.ts';
import { handedTo, howOftenHandedTo, openManagedOffice, takesLeave } from '../../testing/leave/handed-over.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { passengersOf, tripBody } from '../../testing/trips/trip-body.ts';
import { tellNewDeciders } from './tell-new-deciders.ts';

/** It is 20 November 2026; M2 alone decides for C, M for A. Of the office are HR and SA. */
let office: Office;
beforeEach(async () => {
  office = await openManagedOffice();
});
afterEach(() => office.close());

const told = (...whom: Persona[]) => howOftenHandedTo(office, whom);
const becomes = async (who: Persona, status: 'active' | 'suspended') => {
  const params = { id: String(office.ids[who]) };
  expect((await (await office.holding('HR')).call(setMemberStatus, { params, body: { status } })).status).toBe(200);
};
type Days = { readonly lefton: string } | { readonly joinedon: string } | { readonly employment: EmploymentDays };
type EmploymentDays = { from: string | null; to: string | null }[];
const worksHere = async (who: Persona, days: Days) =>
  (await changeNow(await office.holding('HR'), office.ids[who], days)).data();
const name = async (who: Persona, membercode: Persona) => {
  const body = { membercode, from: '2026-11-20', to: '2026-12-20' };
  expect((await (await office.holding(who)).call(nameDeputy, { body })).status).toBe(201);
};
const isManagedBy = async (...managers: Persona[]) => {
  const hr = await office.holding('HR');
  const { list, change } = listContracts.groups;
  const group = (await hr.call(list, { query: {} })).data().find((it) => it.groupno === 'STORE');
  const params = { id: String(group?.id) };
  expect((await hr.call(change, { params, body: { managers, revision: group?.revision ?? 0 } })).status).toBe(200);
};
const asksTrip = async (who: Persona, ...crew: Persona[]) => {
  const body = tripBody(passengersOf(office, crew), '2026-12-15', '2026-12-15', { carcode: '' });
  expect((await (await office.holding(who)).call(addTrip, { body })).status).toBe(201);
};
/** Accounts are closed in the night, and who decides from this day on is told in its morning. */
const dawns = async (day: string) => {
  office.now = inYangon(`${day}T00:10`);
  const at = writeInstant(office.now);
  await office.database.write((trx) => suspendLeft(trx, { today: day, at, but: [] }));
  office.now = inYangon(`${day}T06:00`);
  await tellNewDeciders(office.deps);
};

describe('once the only manager is suspended', () => {
  test('the office is told at once what waits, by kind, and where; the manager is, once it is lifted', async () => {
    await takesLeave(office, 'C');
    await asksTrip('C', 'C');
    await becomes('M2', 'suspended');
    const [here] = await handedTo(office, 'HR');
    expect([here?.title, here?.subtitle, here?.path]).toEqual([
      'Now yours to decide: 2 things wait',
      'Leave: 1. Trips: 1',
      '/dashboard/leave_approvals',
    ]);
    expect(await told('HR', 'SA', 'M')).toEqual([1, 1, 0]);
    await dawns('2026-11-21');
    await becomes('M2', 'active');
    await dawns('2026-11-22');
    expect(await told('HR', 'SA', 'M', 'M2')).toEqual([1, 1, 0, 1]);
  });

  test('nobody is told anything where nothing waits', async () => {
    await takesLeave(office, 'A');
    await becomes('M2', 'suspended');
    expect(await told('HR', 'SA', 'M')).toEqual([0, 0, 0]);
  });

  test('their deputy is not told, but the office is', async () => {
    await takesLeave(office, 'C');
    await name('M2', 'B');
    await becomes('M2', 'suspended');
    expect(await told('HR', 'B')).toEqual([1, 1]);
    await becomes('M2', 'active');
    expect(await told('HR', 'B', 'M2')).toEqual([1, 2, 1]);
  });

  test('of a trip the office is told where no manager decides it any more', async () => {
    await asksTrip('C', 'A', 'C');
    await becomes('M2', 'suspended');
    expect(await told('HR', 'M')).toEqual([0, 0]);
    await becomes('M', 'suspended');
    expect(await told('HR')).toEqual([1]);
  });

  test('an officer is not told of their own', async () => {
    const params = { id: String(office.ids.HR) };
    const body = { from: '2026-11-20', groupno: 'STORE', shiftid: 1, restdays: [6, 7] };
    expect((await (await office.holding('SA')).call(setWork, { params, body })).status).toBe(201);
    await takesLeave(office, 'HR');
    await takesLeave(office, 'C');
    const subject = { id: String(office.ids.M2) };
    const sa = await office.holding('SA');
    expect((await sa.call(setMemberStatus, { params: subject, body: { status: 'suspended' } })).status).toBe(200);
    const titles = (await Promise.all((['HR', 'SA'] as const).map((it) => handedTo(office, it)))).map(
      (it) => it[0]?.subtitle,
    );
    expect(titles).toEqual(['Leave: 1', 'Leave: 2']);
  });
});

describe('where another manager is left', () => {
  test('nobody is told: it was theirs before, and they were told when it was asked', async () => {
    await isManagedBy('M2', 'D');
    await takesLeave(office, 'C');
    await becomes('M2', 'suspended');
    await worksHere('D', { lefton: '2026-11-20' });
    expect(await told('HR', 'D')).toEqual([0, 0]);
    await dawns('2026-11-21');
    expect(await told('HR')).toEqual([1]);
  });
});

describe('after the last day of the only manager', () => {
  test('the office is told in the morning, once', async () => {
    await takesLeave(office, 'C');
    await worksHere('M2', { lefton: '2026-11-20' });
    expect(await told('HR', 'SA')).toEqual([0, 0]);
    await dawns('2026-11-21');
    expect(await told('HR', 'SA')).toEqual([1, 1]);
    await dawns('2026-11-22');
    expect(await told('HR', 'SA')).toEqual([1, 1]);
  });

  test('the office is told at once of one that is over already', async () => {
    await takesLeave(office, 'C');
    await worksHere('M2', { lefton: '2026-11-19' });
    expect(await told('HR')).toEqual([1]);
    await dawns('2026-11-21');
    expect(await told('HR')).toEqual([1]);
  });

  test('nobody is told again of one who was suspended before it', async () => {
    await takesLeave(office, 'C');
    await worksHere('M2', { lefton: '2026-11-24' });
    await becomes('M2', 'suspended');
    expect(await told('HR')).toEqual([1]);
    await dawns('2026-11-25');
    expect(await told('HR')).toEqual([1]);
  });

  test('the manager is told on the day on which they come back', async () => {
    await takesLeave(office, 'C');
    const employment = [
      { from: '2026-01-01', to: '2026-11-20' },
      { from: '2026-12-01', to: null },
    ];
    await worksHere('M2', { employment });
    await dawns('2026-11-21');
    expect(await told('HR')).toEqual([1]);
    await dawns('2026-12-01');
    expect(await told('HR', 'M2')).toEqual([1, 1]);
  });
});

test('a manager whose first day turns out to be over is told at once', async () => {
  await office.database.query
    .updateTable('member')
    .set({ joined_on: '2026-12-01' })
    .where('id', '=', office.ids.M2)
    .execute();
  await takesLeave(office, 'C');
  await worksHere('M2', { joinedon: '2026-11-16' });
  expect(await told('HR', 'M2')).toEqual([0, 1]);
});
