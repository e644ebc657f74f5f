import {
  decideCorrection,
  listCorrections,
  withdrawCorrection,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { todayOf, turnTo } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import type { RunningServer } from '../testing/running-server.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

async function allow(office: RunningServer, hoursoff: number): Promise<void> {
  const sa = await callerOf(office.origin, 'SA001');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data;
  await sa.call(saveSettings, { body: { ...stored, hoursoff } });
}

// The company of this worker is others' as well.
test.afterEach(async ({ office }) => {
  await allow(office, 0);
  const hr = await callerOf(office.origin, 'HR001');
  const { data } = await hr.call(listCorrections, { query: { membercode: 'EM004', state: 'approved' } });
  for (const { id } of data.filter((it) => it.kind === 'hours')) {
    await hr.call(withdrawCorrection, { params: { id: String(id) }, body: {} });
  }
});

test('who was late has the first hours off, and is not late once who decides agreed', async ({ page, office }) => {
  await allow(office, 600);
  const late = page.getByRole('gridcell', { name: /, \d\d min late$/ });
  await signIn(page, 'EM004');
  await navigateTo(page, 'Attendance Summary');
  await late.first().click();
  const days = await late.count();
  await expect(page.locator('dt', { hasText: /^Late$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for hours off' }).click();
  const dialog = page.getByRole('dialog', { name: /^Hours off on / });
  await expect(dialog.getByText('Left for this budget year: 10 h 0 min.')).toBeVisible();
  const shift = (await dialog.getByText(/^Shift of the day: /).textContent()) ?? '';
  const from = /\d\d:\d\d/.exec(shift)?.[0] ?? '';
  const to = `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}${from.slice(2)}`;
  await dialog.getByLabel('Off from').fill(from);
  await dialog.getByLabel('Until').fill(to);
  await expect(dialog.getByText(/with these hours 8 h 0 min\.$/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('The dentist in the morning');
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Ask for hours off' }).click();
  await expect(page.getByText('The hours off are asked for.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Hours off wait$/ })).toBeVisible();
  await expectGoodScreen(page);
  await signOut(page);

  await signIn(page, 'HR001', '/dashboard/attendance_corrections');
  const line = page.getByRole('listitem').filter({ hasText: 'The dentist in the morning' });
  await expect(line.getByText(`Hours off: ${from}–${to} (2 h 0 min)`)).toBeVisible();
  await line.getByRole('button', { name: /^Approve/ }).click();
  const question = page.getByRole('dialog', { name: 'Give these hours off?' });
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The hours off are given.')).toBeVisible();
  await signOut(page);

  await signIn(page, 'EM004');
  await navigateTo(page, 'Attendance Summary');
  await expect(page.getByRole('region', { name: 'Totals' }).getByText('Hours off')).toBeVisible();
  await expect(late).toHaveCount(days - 1);
  await expectGoodScreen(page, { dark: true });
});

test('hours of a day to come are asked for where leave is, seen in the calendar, and given back', async ({
  page,
  office,
}) => {
  await allow(office, 600);
  const own = await callerOf(office.origin, 'EM004');
  const { date, shift } = await nextDayOfWork(own);
  await signIn(page, 'EM004', '/dashboard/take_leave');
  await page.getByRole('button', { name: 'Ask for hours off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hours off' });
  await dialog.getByRole('button', { name: 'Day: pick from a calendar' }).click();
  await (await turnTo(dialog, date)).click();
  const until = `${String((Number(shift.starts.slice(0, 2)) + 1) % 24).padStart(2, '0')}${shift.starts.slice(2)}`;
  await expect(dialog.getByText(`Shift of the day: ${shift.starts}–${shift.ends}.`)).toBeVisible();
  await dialog.getByLabel('Off from').fill(shift.starts);
  await dialog.getByLabel('Until').fill(until);
  await expect(dialog.getByText(/with these hours \d h 0 min\.$/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('The dentist next week');
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Ask for hours off' }).click();
  await expect(page.getByText('The hours off are asked for.')).toBeVisible();

  const hr = await callerOf(office.origin, 'HR001');
  const query = { membercode: 'EM004', state: 'pending', day: date } as const;
  for (const { id } of (await hr.call(listCorrections, { query })).data) {
    await hr.call(decideCorrection, { params: { id: String(id) }, body: { decision: 'approve' } });
  }
  await page.goto('/dashboard/checkinmember');
  const cell = await turnTo(page.getByRole('main'), date);
  await expect(cell).toHaveAccessibleName(/, Hours off$/);
  await cell.click();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Give back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give back these hours off?' });
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByText('The hours off are given back.')).toBeVisible();
  await expect(cell).not.toHaveAccessibleName(/Hours off/);
});

async function nextDayOfWork(own: Caller) {
  const today = await todayOf(own);
  const { data } = await own.call(readSummary, { query: { from: addDays(today, 1), to: addDays(today, 21) } });
  const found = data.days.find((it) => it.may.hours && it.hoursoff === undefined);
  if (!found?.shift) throw new Error('Three weeks without a day of work.');
  return { date: found.date, shift: found.shift };
}
