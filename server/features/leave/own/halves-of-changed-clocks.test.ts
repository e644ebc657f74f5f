import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { instantOf } from '@muster/domain/calendar/company-time.ts';
import { listCancelled } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { readHalves } from '@muster/domain/leave/leave-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { at, decide, newcomer, type Person, personOf, take, tryRemove } from '../../../testing/leave/leave.ts';

/** A company in Berlin, and somebody who works every night from 22:00 to 06:00. */
const ZONE = 'Europe/Berlin';
const berlin = (local: string) => instantOf(local.slice(0, 10), local.slice(11), ZONE);
let office: Office;
let who: Person;
beforeEach(async () => {
  office = await openOffice();
  const { query } = office.database;
  await query.updateTable('company').set({ zone: ZONE }).execute();
  await query.updateTable('leave_code').set({ half_days_allowed: 1 }).where('leaveid', '=', 'CL').execute();
  office.now = berlin('2026-03-20T12:00');
  who = await newcomer(office, { rest_days: '' });
  const night = query.selectFrom('shift').select('id').where('name', '=', 'Night');
  await query.updateTable('member_work').set({ shift_id: night }).where('member_id', '=', who.id).execute();
});
afterEach(() => office.close());

test.each([
  ['2026-03-28', 'seven', '01:30', '2026-03-29T00:30:00Z'],
  ['2026-10-24', 'nine', '02:30', '2026-10-25T00:30:00Z'],
])('the middle of the night of %s, which has %s hours, is told as it is measured', async (day, _, middle, instant) => {
  who = await at(office, who, berlin(`${day}T12:00`));
  const [am, pm] = [
    { from: '22:00', to: middle, night: true },
    { from: middle, to: '06:00', night: true },
  ];
  const halves = await who.client.call(readHalves, { query: { date: day, membercode: who.code } });
  expect(halves.data()).toEqual({ am, pm });
  const half = { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 0.5 };
  const first = await take(who, day, day, { ...half, part: 'am' });
  expect(first.parttimes).toEqual(am);
  expect((await who.client.call(readOwnToday)).data().leave).toMatchObject({ parttimes: am });
  expect((await tryRemove(who, first)).status).toBe(200);
  const hr = await personOf(office, 'HR');
  const cancelled = (await hr.client.call(listCancelled, { query: { search: who.code } })).data().items;
  expect(cancelled.map((it) => it.parttimes)).toEqual([am]);

  const second = await take(who, day, day, { ...half, part: 'pm' });
  expect(second.parttimes).toEqual(pm);
  expect((await decide((await personOf(office, 'M')).client, second.id, 'approve')).status).toBe(200);
  who = await at(office, who, berlin(`${day}T22:00`));
  await punch(who.client, who.code, 'in');
  const left = Temporal.Instant.from(instant);
  who = await at(office, who, left);
  await punch(who.client, who.code, 'out');
  who = await at(office, who, left.add({ hours: 12 }));
  const { days } = (await who.client.call(readSummary, { query: { from: day, to: day } })).data();
  expect(days[0]).toMatchObject({ late: 0, early: 0, checkout: left.toString({ smallestUnit: 'millisecond' }) });
});
