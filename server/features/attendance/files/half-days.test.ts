import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { at, newcomer, type Person } from '../../../testing/leave/leave.ts';

const [ABSENT, WORKED, HOLIDAY] = ['2026-10-12', '2026-10-14', '2026-10-16'];

let office: Office;
let who: Person;
/** A month of absence with three half days of leave: the other half of the first is absent too, of the second worked, of the third a holiday. */
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('leave_code').set({ half_days_allowed: 1 }).execute();
  office.now = inYangon(`${ABSENT}T08:00`);
  who = await newcomer(office);
  for (const [time, type] of [
    ['13:00', 'in'],
    ['17:00', 'out'],
  ] as const) {
    who = await at(office, who, inYangon(`${WORKED}T${time}`));
    await punch(who.client, who.code, type);
  }
  office.now = inYangon('2026-11-20T09:00');
  const hr = await office.holding('HR');
  for (const day of [ABSENT, WORKED, HOLIDAY]) {
    const days = { fromdate: day, todate: day, part: 'am' } as const;
    const body = { membercode: who.code, leavetype: 'CL', ...days, reason: 'Told by phone' };
    expect((await hr.call(enterForMember, { body })).status).toBe(201);
  }
  await (await office.holding('SA')).call(addHoliday, { body: { holidaydate: HOLIDAY, description: 'Late' } });
});
afterAll(() => office.close());

const HALVED = { present: 0.5, absent: 19.5, leave: 1.5, holiday: 0.5, offday: 9 };

test('payroll counts half a day of leave, and the other half by what it was', async () => {
  const raw = await (await office.holding('HR')).send({
    method: 'GET',
    url: '/api/attendance/payroll.csv?month=2026-10',
  });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  const row = rows.find((it) => it['membercode'] === who.code);
  const { present, absent, paidleave: leave, holiday, offday } = row ?? {};
  expect({ present, absent, leave, holiday, offday }).toEqual({
    ...{ present: '0.5', absent: '19.5', leave: '1.5', holiday: '0.5', offday: '9' },
  });
});

test('the month sheet, which is signed, says the same', async () => {
  const url = `/api/attendance/monthsheet.pdf?month=2026-10&membercode=${who.code}`;
  const raw = await (await office.holding('HR')).send({ method: 'GET', url });
  const pdf = await getDocumentProxy(new Uint8Array(raw.rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((it) => ('str' in it ? it.str : '')).join(' ');
  expect(text).toMatch(/Present: 0\.5 .*Absent: 19\.5 .*Leave: 1\.5 .*Holiday: 0\.5 .*Off-day: 9 /);
});

test('so do the own summary and the grid of the group, beside the days of each status', async () => {
  const statuses = { present: 1, absent: 19, leave: 2, holiday: 0, offday: 9 };
  const asked = { query: { from: '2026-10-01', to: '2026-10-31', membercode: who.code } };
  const hr = await office.holding('HR');
  expect((await hr.call(readSummary, asked)).data()).toMatchObject({ totals: statuses, payroll: HALVED });
  const { members } = (await hr.call(readGroupSummary, { query: { month: '2026-10' } })).data();
  const own = members.find((it) => it.membercode === who.code);
  expect(own).toMatchObject({ totals: statuses, payroll: HALVED });
});
