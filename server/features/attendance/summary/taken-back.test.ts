import * as corrections from '@muster/domain/attendance/corrections/correction-contract.ts';
import { daysAsCsv, payrollAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { addHoliday, removeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { readLeaveTypes, readLedger } from '@muster/domain/leave/leave-contract.ts';
import * as leave from '@muster/domain/leave/leave-office-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { addTrip, cancelTrip } from '@muster/domain/trips/trips-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantLeave } from '../../../records/leave/ledger/grants.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { setTerms } from '../../../testing/leave/terms.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';

/** It is Friday 20 November 2026, and A has worked most of the month, days off among them. */
const [FROM, TO] = ['2026-11-01', '2026-11-30'];
let office: Office;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T20:00');
  sa = await office.holding('SA');
  await grantLeave(office.database, () => office.now);
  await setTerms(sa, 'CL', { freedays: 'skipped', halfdays: true });
  const { zone: _zone, may: _may, ...settings } = (await sa.call(readSettings)).data();
  const rules = { inlieu: 'CL', inlieuminutes: 360, hoursoff: 480, overtimeapprovedfrom: '2026-11-09' };
  (await sa.call(saveSettings, { body: { ...settings, ...rules } })).data();
  for (let n = 0; n < 18; n += 1) {
    const punches = [
      { checktype: 'in', time: `09:${10 + n}` },
      { checktype: 'out', time: n % 3 ? `17:${20 + n}` : `16:${20 + n}` },
    ] as const;
    if (n % 7 !== 4) (await correct(addDays(FROM, n), { punches: [...punches] })).data();
  }
});
afterAll(() => office.close());

/** What an office does at once, of A where nobody else is told. */
const correct = (attendancedate: string, what: object) =>
  sa.call(corrections.askCorrection, {
    body: { attendancedate, reason: 'So it was', membercode: 'A', ...what } as never,
  });
const takesBack = async (attendancedate: string, what: object) => {
  const asked = await correct(attendancedate, what);
  if (asked.status !== 201) return undefined;
  const params = { id: String(asked.data().id) };
  return async () => (await sa.call(corrections.withdrawCorrection, { params, body: {} })).data();
};

/** Does something about a day, and tells how it is undone; nothing where it is refused, as on a day that is taken. */
const deeds: Record<string, (day: string) => Promise<(() => Promise<unknown>) | undefined>> = {
  leave: async (fromdate) => {
    const override = ['LEAVE_DATES_WRONG', 'LEAVE_NEXT_TO_OFFDAY'] as const;
    const todate = addDays(fromdate, 2);
    const body = { membercode: 'A', leavetype: 'CL', fromdate, todate, reason: 'Ill', override: [...override] };
    const entered = await sa.call(leave.enterForMember, { body });
    if (entered.status !== 201) return undefined;
    const params = { id: String(entered.data().id) };
    return async () => (await sa.call(leave.cancelForMember, { params, body: { reason: 'Came all the same' } })).data();
  },
  trip: async (day) => {
    const body = tripBody([{ id: office.ids.A, membercode: 'A' }], day, addDays(day, 1));
    const added = await sa.call(addTrip, { body: body as never });
    if (added.status !== 201) return undefined;
    const { id } = added.data();
    return async () => (await sa.call(cancelTrip, { body: { id, reason: 'Nobody went' } })).data();
  },
  hours: (day) => takesBack(day, { kind: 'hours', hours: { from: '14:00', to: '16:00' } }),
  overtime: (day) => takesBack(day, { kind: 'overtime' }),
  inlieu: (day) => takesBack(day, { kind: 'inlieu' }),
  override: async (date) => {
    const params = { id: String(office.ids.A) };
    const say = (kind: 'off' | 'work' | 'usual') =>
      sa.call(overrideDay, { params, body: { date, kind, reason: 'So' } });
    if ((await say(Number(date.slice(8)) % 2 ? 'off' : 'work')).status !== 201) return undefined;
    return async () => (await say('usual')).data();
  },
  holiday: async (holidaydate) => {
    const added = await sa.call(addHoliday, { body: { holidaydate, description: 'Found late' } });
    if (added.status !== 201) return undefined;
    const params = { id: String(added.data().holiday.id) };
    return async () => (await sa.call(removeHoliday, { params })).data();
  },
};

/** All that is told of A's days and balances. */
async function told() {
  const [span, whose] = [{ from: FROM, to: TO }, { membercode: 'A' }];
  const hoursOff = { query: { day: TO, ...whose } };
  return {
    summary: (await sa.call(readSummary, { query: { ...span, ...whose } })).data(),
    group: (await sa.call(readGroupSummary, { query: { month: '2026-11', groupno: 'SALES' } })).data(),
    days: (await sa.call(daysAsCsv, { query: { ...span, ...whose } })).raw.body,
    payroll: (await sa.call(payrollAsCsv, { query: { month: '2026-11' } })).raw.body,
    types: (await sa.call(readLeaveTypes, { query: whose })).data(),
    hours: (await sa.call(corrections.readHoursOff, hoursOff)).data(),
  };
}

async function expectBalanceOfLines(): Promise<void> {
  const { types } = (await sa.call(readLeaveTypes, { query: { membercode: 'A' } })).data();
  for (const { leaveid, remaining, entitled, taken, pending, gone } of types) {
    const lines = (await sa.call(readLedger, { query: { membercode: 'A', leavetypeid: leaveid } })).data();
    expect([leaveid, lines.reduce((sum, it) => sum + it.days, 0)]).toEqual([leaveid, remaining]);
    expect([leaveid, taken + pending + gone + remaining]).toEqual([leaveid, entitled]);
  }
}

test('whatever was done about days and is taken back, in whatever order, leaves every number as it was', async () => {
  const before = await told();
  const done = new Set<string>();
  const day = fc.integer({ min: 0, max: 28 }).map((n) => addDays(FROM, n));
  const deed = fc.record({ what: fc.constantFrom(...Object.keys(deeds)), day, undoneAt: fc.nat(1000) });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 9 }), async (many) => {
      // What one may store in a minute is bounded.
      office.now = office.now.add({ seconds: 61 });
      sa = await office.holding('SA');
      const undoing: { undo: () => Promise<unknown>; at: number }[] = [];
      for (const { what, day, undoneAt } of many) {
        const undo = await deeds[what]?.(day);
        if (undo) undoing.push({ undo, at: undoneAt });
        if (undo) done.add(what);
      }
      await expectBalanceOfLines();
      for (const { undo } of undoing.sort((a, b) => a.at - b.at)) await undo();
      await expectBalanceOfLines();
      expect(await told()).toEqual(before);
    }),
    { numRuns: 12, seed: 20_261_120, endOnFailure: true },
  );
  expect([...done].sort()).toEqual(Object.keys(deeds).sort());
});
