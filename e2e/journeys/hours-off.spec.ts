import { listCorrections, withdrawCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { expect, test } from '../testing/journey.ts';
import type { RunningServer } from '../testing/running-server.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

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
  await expect(page.getByText('Hours off wait')).toBeVisible();
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
