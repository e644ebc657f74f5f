import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { type ListEntry, listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

const LAST_DAY = '2026-10-31';

let office: Office;
let hr: Client;
const at = async (local: string) => {
  office.now = inYangon(local);
  hr = await office.holding('HR');
};
beforeEach(async () => {
  office = await openOffice();
  await at('2026-10-20T09:00');
});
afterEach(() => office.close());

const shift = async (name: string) =>
  (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === name) as ListEntry<'shifts'>;
const work = async (who: 'A' | 'N', from: string, name: string) => {
  const body = { from, shiftid: (await shift(name)).id, restdays: [6, 7] };
  expect((await hr.call(setWork, { params: { id: String(office.ids[who]) }, body })).status).toBe(201);
};
/** Until when October waits for a night shift of its last day; undefined where it waits for none. */
const waitsUntil = async () => {
  const answer = await hr.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'in a hurry' } });
  return answer.status === 200 ? undefined : answer.failure().params?.['time'];
};

describe('a pay period waits for the night shifts of its last day', () => {
  test('also of who works by day from the next day on', async () => {
    await work('N', '2026-11-01', 'Office hours');
    await at('2026-11-01T00:01');
    expect(await waitsUntil()).toBe('06:00');
  });

  test('by the times that the shift has from that very day', async () => {
    const { id, revision } = await shift('Night');
    const body = { revision, starts: '23:00', ends: '07:00', from: LAST_DAY };
    expect((await hr.call(listContracts.shifts.change, { params: { id: String(id) }, body } as never)).status).toBe(
      200,
    );
    await at('2026-11-01T06:01');
    expect(await waitsUntil()).toBe('07:00');
    await at('2026-11-01T07:00');
    expect(await waitsUntil()).toBeUndefined();
  });

  test('until the last of them, and for none that begins on the day after', async () => {
    const body = { name: 'Late night', starts: '23:30', ends: '07:30' };
    expect((await hr.call(listContracts.shifts.add, { body } as never)).status).toBe(201);
    const later = { name: 'Later night', starts: '23:45', ends: '08:45' };
    expect((await hr.call(listContracts.shifts.add, { body: later } as never)).status).toBe(201);
    await work('A', LAST_DAY, 'Late night');
    await work('A', '2026-11-01', 'Later night');
    await at('2026-11-01T06:01');
    expect(await waitsUntil()).toBe('07:30');
  });
});
