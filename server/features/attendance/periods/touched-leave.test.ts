import { closePeriod, readOpenThings } from '@muster/domain/attendance/periods/periods-contract.ts';
import * as holidays from '@muster/domain/holidays/holidays-contract.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { at, decide, newcomer, type Person, personOf, take } from '../../../testing/leave/leave.ts';

const [FIRST, HOLIDAY, LAST] = ['2026-10-27', '2026-10-28', '2026-10-29'];
const WITHOUT_PAY = { leavetype: 'WP-LEAVE WITHOUT PAY' };

let office: Office;
let who: Person;
beforeEach(async () => {
  office = await openOffice();
  const skipping = { free_days: 'skipped', paid: 'none', unlimited: 1 } as const;
  await office.database.query.updateTable('leave_code').set(skipping).where('leaveid', '=', 'WP').execute();
  who = await at(office, await newcomer(office), inYangon('2026-10-19T09:00'));
});
afterEach(() => office.close());

/** Leave that is approved, and then, once October is over, the holiday within it. */
const holidayComes = async (person: Person, from: string, to: string, more: object = {}): Promise<LeaveView> => {
  const { id } = await take(person, from, to, { ...WITHOUT_PAY, ...more });
  const leave = (await decide(await office.holding('SA'), id, 'approve')).data() as LeaveView;
  office.now = inYangon('2026-11-03T09:00');
  const sa = await office.holding('SA');
  await sa.call(holidays.addHoliday, { body: { holidaydate: HOLIDAY, description: 'Extra day' } });
  return leave;
};
const hr = () => office.holding('HR');
const open = async (month: string) => (await (await hr()).call(readOpenThings, { params: { month } })).data();
const affected = async () =>
  Promise.all(['2026-09', '2026-10', '2026-11'].map(async (it) => (await open(it)).affected));
const close = async (body: object) => (await hr()).call(closePeriod, { params: { month: '2026-10' }, body });
const lines = async () => (await (await hr()).call(holidays.listAffectedLeave)).data().items;
const unpaid = async () => {
  const raw = await (await hr()).send({ method: 'GET', url: '/api/attendance/payroll.csv?month=2026-10' });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  const row = rows.find((it) => it['membercode'] === who.code);
  return [row?.['unpaidleave'], row?.['holiday']];
};

test('a holiday within unpaid leave keeps its period open until the leave is saved again, and is not deducted then', async () => {
  const { id, revision } = await holidayComes(who, FIRST, LAST);
  expect(await affected()).toEqual([0, 1, 0]);
  const refused = (await close({})).failure();
  expect(refused).toMatchObject({ code: 'PERIOD_NOT_READY', params: { reason: 'open', count: 1 } });
  expect(refused.data).toEqual(await open('2026-10'));
  const body = { leavetype: 'WP', fromdate: FIRST, todate: LAST, reason: 'It is a holiday', revision };
  expect((await (await hr()).call(changeForMember, { params: { id: String(id) }, body })).status).toBe(200);
  expect(await affected()).toEqual([0, 0, 0]);
  expect((await close({})).status).toBe(200);
  expect(await unpaid()).toEqual(['2', '1']);
});

test('it may be let be, or waived with a reason', async () => {
  await holidayComes(who, FIRST, LAST);
  const [line] = await lines();
  const params = { id: String(line?.id) };
  expect((await (await hr()).call(holidays.dismissAffectedLeave, { params })).status).toBe(200);
  expect(await affected()).toEqual([0, 0, 0]);
  const other = await at(office, await newcomer(office), inYangon('2026-11-03T09:00'));
  await take(other, '2026-11-11', '2026-11-13', WITHOUT_PAY);
  await (await hr()).call(holidays.addHoliday, { body: { holidaydate: '2026-11-12', description: 'Extra day' } });
  expect(await affected()).toEqual([0, 0, 1]);
  office.now = inYangon('2026-12-03T09:00');
  const closing = { params: { month: '2026-11' }, body: { waive: 'Paid by hand' } };
  expect((await (await hr()).call(closePeriod, closing)).data().waived).toBe('Paid by hand');
});

test('leave across the end of a month keeps both months open, as what would be changed lies in both', async () => {
  await holidayComes(who, HOLIDAY, '2026-11-02', { noOfLeave: 4 });
  expect(await affected()).toEqual([0, 1, 1]);
});

test('a day that leave skipped and that is worked by now keeps it open as well', async () => {
  const sa = await office.holding('SA');
  const body = { holidaydate: HOLIDAY, description: 'Extra day' };
  const { holiday } = (await sa.call(holidays.addHoliday, { body })).data();
  await take(who, FIRST, LAST, { ...WITHOUT_PAY, noOfLeave: 2 });
  office.now = inYangon('2026-11-03T09:00');
  await (await office.holding('SA')).call(holidays.removeHoliday, { params: { id: String(holiday.id) } });
  expect(await lines()).toMatchObject([{ effect: 'uncharged' }]);
  expect(await affected()).toEqual([0, 1, 0]);
});

test('whoever waives that of their own leave has it told to the administrators', async () => {
  const own = await personOf(office, 'HR');
  await holidayComes(own, FIRST, LAST);
  expect(await open('2026-10')).toMatchObject({ affected: 1, own: { affected: 1, leave: 0 } });
  await addColleagues(office.database, [{ membercode: 'HR2', membername: 'Htet Htet', role: 'HR' }]);
  const other = await office.as('HR2' as Persona);
  const { affected: all, own: others } = (await other.call(readOpenThings, { params: { month: '2026-10' } })).data();
  expect([all, others.affected]).toEqual([1, 0]);
  expect((await close({ waive: 'I was asked' })).status).toBe(200);
  const told = (await (await office.holding('SA')).call(listNotifications)).body().map((it) => it.title);
  expect(told).toContain('Hla Hla closed the pay period 01/10/2026 – 31/10/2026 with 1 thing of their own undecided');
});
