import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { endDeputy, nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import { inYangon, type Office, type Persona } from '../../testing/company/office.ts';
import { handedTo, howOftenHandedTo, openManagedOffice, takesLeave } from '../../testing/leave/handed-over.ts';
import { passengersOf, tripBody } from '../../testing/trips/trip-body.ts';
import { tellNewDeciders } from './tell-new-deciders.ts';

/** It is 20 November 2026; M decides for A and B, M2 for C. */
let office: Office;
beforeEach(async () => {
  office = await openManagedOffice();
});
afterEach(() => office.close());

const told = (...whom: Persona[]) => howOftenHandedTo(office, whom);
const move = async (who: Persona, groupno: string, from: string, until?: string) => {
  const params = { id: String(office.ids[who]) };
  const body = { from, groupno, shiftid: 1, restdays: [6, 7], ...(until ? { until } : {}) };
  const answer = await (await office.holding('SA')).call(setWork, { params, body });
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
};
/** What was set before begins or ends in the night. */
const dawns = async (day: string) => {
  office.now = inYangon(`${day}T06:00`);
  await tellNewDeciders(office.deps);
};

describe('a member moves to another group', () => {
  test('whose manager is told what of theirs waits, by kind, and where', async () => {
    office.now = inYangon('2026-11-10T09:02');
    await punch(await office.holding('A'), 'A', 'in');
    office.now = inYangon('2026-11-20T10:00');
    await takesLeave(office, 'A');
    const punches = [
      { checktype: 'in' as const, time: '09:02' },
      { checktype: 'out' as const, time: '18:05' },
    ];
    const body = { attendancedate: '2026-11-10', punches, reason: 'I left at 18:05' };
    const a = await office.holding('A');
    expect((await a.call(askCorrection, { body })).status).toBe(201);
    const trip = tripBody(passengersOf(office, ['A']), '2026-12-15', '2026-12-15', { carcode: '' });
    expect((await a.call(addTrip, { body: trip })).status).toBe(201);
    await takesLeave(office, 'C');
    await move('A', 'STORE', '2026-11-20');
    expect((await handedTo(office, 'M2')).map((it) => [it.title, it.subtitle, it.path])).toEqual([
      [
        'Now yours to decide: 4 things wait',
        'Leave: 1. Corrections: 1. Attendance review: 1. Trips: 1',
        '/dashboard/leave_approvals',
      ],
    ]);
    expect(await told('M', 'HR')).toEqual([0, 0]);
    await dawns('2026-11-21');
    expect(await told('M', 'M2')).toEqual([0, 1]);
  });

  test('which is told nothing where nothing waits', async () => {
    await takesLeave(office, 'B');
    await move('A', 'STORE', '2026-11-20');
    await dawns('2026-11-21');
    expect(await told('M', 'M2')).toEqual([0, 0]);
  });

  test('for some days: on the first of them the one is told, after the last the other', async () => {
    await takesLeave(office, 'A');
    await move('A', 'STORE', '2026-11-23', '2026-11-24');
    expect(await told('M', 'M2')).toEqual([0, 0]);
    await dawns('2026-11-23');
    expect(await told('M', 'M2')).toEqual([0, 1]);
    await dawns('2026-11-24');
    expect(await told('M', 'M2')).toEqual([0, 1]);
    await dawns('2026-11-25');
    expect(await told('M', 'M2')).toEqual([1, 1]);
  });
});

describe('another manager of a group', () => {
  const manages = async (...managers: string[]) => {
    const hr = await office.holding('HR');
    const { list, change } = listContracts.groups;
    const group = (await hr.call(list)).data().find((it) => it.groupno === 'SALES');
    const params = { id: String(group?.id) };
    const body = { managers, revision: group?.revision ?? 0 };
    expect((await hr.call(change, { params, body })).status).toBe(200);
  };

  test('is told what waits, who was one before is not', async () => {
    await takesLeave(office, 'A');
    await takesLeave(office, 'B');
    await manages('M', 'M2');
    expect(await told('M', 'M2')).toEqual([0, 1]);
    expect((await handedTo(office, 'M2'))[0]).toMatchObject({
      title: 'Now yours to decide: 2 things wait',
      subtitle: 'Leave: 2',
    });
    await manages('M2');
    expect(await told('M', 'M2')).toEqual([0, 1]);
  });

  test('is told nothing where nothing waits', async () => {
    await takesLeave(office, 'C');
    await manages('M', 'D');
    expect(await told('D')).toEqual([0]);
  });
});

describe('a deputy', () => {
  const name = async (from: string, to: string) =>
    (await office.holding('M')).call(nameDeputy, { body: { membercode: 'C', from, to } });

  test('is told what waits as soon as they stand in', async () => {
    await takesLeave(office, 'A');
    expect((await name('2026-11-20', '2026-11-25')).status).toBe(201);
    expect(await told('C', 'M')).toEqual([1, 0]);
    await dawns('2026-11-21');
    await dawns('2026-11-26');
    expect(await told('C', 'M')).toEqual([1, 0]);
  });

  test('is told so on the first day where that is to come', async () => {
    await takesLeave(office, 'A');
    await name('2026-11-23', '2026-11-25');
    await dawns('2026-11-22');
    expect(await told('C')).toEqual([0]);
    await dawns('2026-11-23');
    expect(await told('C')).toEqual([1]);
  });

  test('is told nothing where nothing waits', async () => {
    await name('2026-11-20', '2026-11-25');
    expect(await told('C')).toEqual([0]);
  });
});

describe('two deputies who decide for each other in turn, and so neither does', () => {
  const name = async (manager: Persona, membercode: Persona, to: string) => {
    const body = { membercode, from: '2026-11-20', to };
    const named = await (await office.holding(manager)).call(nameDeputy, { body });
    expect(named.status).toBe(201);
    return named.data().id;
  };

  test('are told nothing; the one is, once the other stands in no more', async () => {
    await takesLeave(office, 'A');
    const id = await name('M2', 'A', '2026-11-25');
    await name('M', 'C', '2026-11-25');
    expect(await told('A', 'C')).toEqual([0, 0]);
    const ended = await (await office.holding('M2')).call(endDeputy, { params: { id: String(id) } });
    expect([ended.status, await told('A', 'C')]).toEqual([200, [0, 1]]);
  });

  test('and so where the last day of the other is over', async () => {
    await takesLeave(office, 'A');
    await name('M2', 'A', '2026-11-20');
    await name('M', 'C', '2026-11-25');
    await dawns('2026-11-21');
    expect(await told('A', 'C')).toEqual([0, 1]);
    await dawns('2026-11-22');
    expect(await told('A', 'C')).toEqual([0, 1]);
  });
});
