import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { expect, test } from '../testing/journey.ts';
import type { RunningServer } from '../testing/running-server.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

async function approvedFrom(office: RunningServer, overtimeapprovedfrom: string | null): Promise<void> {
  const sa = await callerOf(office.origin, 'SA001');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data;
  await sa.call(saveSettings, { body: { ...stored, overtimeapprovedfrom } });
}

// The company of this worker is others' as well.
test.afterEach(async ({ office }) => approvedFrom(office, null));

test('overtime counts once who decides agreed to it, and no more once the office takes that back', async ({
  page,
  office,
}) => {
  await approvedFrom(office, '2026-11-01');
  const worked = page.getByRole('gridcell', { name: /Worked on an off-day/ });
  const open = page.getByText(/ of overtime is not approved\.$/);
  const totals = page.getByRole('region', { name: 'Totals' });
  await signIn(page, 'EM004');
  await navigateTo(page, 'Attendance Summary');
  await expect(page.getByText(/^Overtime of days with \+ is not approved yet\./)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Worked on an off-day, Overtime not approved/ })).toBeVisible();
  await worked.click();
  await expect(open).toBeVisible();
  await expect(totals.getByText('Overtime not approved')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Ask for overtime' }).click();
  const dialog = page.getByRole('dialog', { name: /^Overtime of Sat / });
  await expect(dialog.getByText(/ of overtime counts once it is approved\.$/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('A truck came late');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Ask for overtime' }).click();
  await expect(page.getByText('The overtime is asked for.')).toBeVisible();
  await expect(page.getByText('Overtime waits')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for overtime' })).toHaveCount(0);
  await expect(open).toBeVisible();
  await signOut(page);

  await signIn(page, 'HR001');
  // Where phones have their way to what is to be decided.
  await navigateTo(page, 'Leave approvals');
  await expectGoodScreen(page, { dark: true });
  await page
    .getByRole('note')
    .getByRole('link', { name: /^Attendance corrections: \d+ waits? for you$/ })
    .click();
  const line = page.getByRole('listitem').filter({ hasText: 'A truck came late' });
  await expect(line.getByText(/^Overtime: \d+ h \d+ min$/)).toBeVisible();
  await line.getByRole('button', { name: /^Approve/ }).click();
  const question = page.getByRole('dialog', { name: 'Approve this overtime?' });
  await expect(question.getByText(/ of overtime counts from now on\.$/)).toBeVisible();
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The overtime is approved.')).toBeVisible();
  await navigateTo(page, 'Group attendance');
  await page
    .getByRole('button', { name: /^Su Myat Noe.*Worked on an off-day/ })
    .first()
    .click();
  const day = page.getByRole('dialog', { name: /^Attendance of / });
  await expect(day.getByText(/^Overtime: \d+ h \d+ min$/)).toBeVisible();
  await expect(open).toHaveCount(0);
  await expectGoodScreen(page);
  await day.getByRole('button', { name: 'Take back' }).click();
  await page
    .getByRole('alertdialog', { name: 'Take back this approval?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByText('The approval is taken back.')).toBeVisible();
  await expect(open).toBeVisible();
  await expect(day.getByRole('button', { name: 'Approve overtime' })).toBeVisible();
});

test('the overtime of several days is asked for with one reason, and decided at once', async ({ page, office }) => {
  await approvedFrom(office, '2026-04-01');
  await signIn(page, 'EM005');
  await navigateTo(page, 'Attendance Summary');
  const several = page.getByRole('button', { name: 'Ask for several days' });
  await several.click();
  const dialog = page.getByRole('dialog', { name: 'Overtime of several days' });
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  const all = await dialog.getByRole('listitem').count();
  for (let index = 2; index < all; index += 1)
    await dialog.getByRole('listitem').nth(index).getByRole('checkbox').uncheck();
  await expect(dialog.getByText(/^2 days: (\d+ h )?\d+ min$/)).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await dialog.getByLabel('Reason').fill('Stocktaking in two nights');
  await dialog.getByRole('button', { name: 'Ask for overtime' }).click();
  await expect(page.getByText('The overtime of 2 days is asked for.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await signOut(page);

  await signIn(page, 'HR001', '/dashboard/attendance_corrections');
  const lines = page.getByRole('listitem').filter({ hasText: 'Stocktaking in two nights' });
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) await line.getByRole('checkbox').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Approve 2 requests?' });
  await expect(question.getByText(/ of overtime counts from now on\.$/)).toBeVisible();
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('2 requests approved.')).toBeVisible();
  await expect(lines).toHaveCount(0);
});
