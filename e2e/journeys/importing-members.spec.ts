import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { enterDay, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { choosePassword, expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

const table = (lines: readonly string[]) => ({
  name: 'members.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['code;name;group;rest days;mail', ...lines].join('\n')),
});

test('HR imports members, mends what is refused, and a member signs up by the slip on their phone', async ({
  page,
  otherDevice,
}) => {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Members');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import members' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(table(['IM901;Aung Aung;SALES;Sun;', 'IM902;Zarni;NOWHERE;;']));
  await expect(page.getByText(/groupno “NOWHERE”: There is no such group\. There are: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Store 1' })).toBeDisabled();
  await expectGoodScreen(page, { dark: true });

  await page.locator('input[type=file]').setInputFiles(table(['IM901;Aung Aung;SALES;Sun;', 'IM902;Zarni;SALES;;']));
  await page.getByRole('button', { name: 'Store 2' }).click();
  await expect(page.getByText('2 added, 0 changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Code slips for the new members' }).click();
  await page.getByRole('button', { name: 'Make the slips' }).click();
  const sheet = page.getByRole('dialog', { name: 'Code slips' });
  await expect(sheet.getByRole('img', { name: 'QR code that opens the sign-up of Aung Aung' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  const code = await sheet
    .getByText(/^[A-Z2-9]{10}$/)
    .first()
    .textContent();

  // What the picture says, as a camera would read it, on a phone that a colleague has lent.
  await signIn(otherDevice, 'EM001');
  await otherDevice.goto(`/session/signup#membercode=IM901&code=${code}`);
  await expect(otherDevice.getByText('(EM001) is signed in on this device')).toBeVisible();
  await expectGoodScreen(otherDevice, { dark: true });
  await otherDevice.getByRole('button', { name: 'Sign out' }).click();
  await expect(otherDevice.getByLabel('Member code')).toHaveValue('IM901');
  await expect(otherDevice.getByLabel(/^One-time code from HR/)).toHaveValue(code ?? '');
  await choosePassword(otherDevice, 'a boat on the Irrawaddy');
  await otherDevice.getByRole('button', { name: 'Sign up' }).click();
  await expect(otherDevice.getByRole('heading', { name: 'Check In/Out' })).toBeVisible();

  await sheet.getByRole('button', { name: 'Close' }).click();
  const lost = page.getByRole('alertdialog', { name: 'Let go of these codes?' });
  await lost.getByRole('button', { name: 'Back to the slips' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'To the members' }).click();
  await page.getByLabel('Search by code, name or group').fill('IM901');
  await page.getByRole('link', { name: 'Aung Aung' }).click();
  for (const tab of ['Attendance', 'Trips']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectGoodScreen(page);
  }
  await page.getByRole('tab', { name: 'Account' }).click();
  const sessions = page.getByRole('region', { name: 'Signed in on' });
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('alertdialog', { name: 'Sign out there?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toContainText('On no device.');
});

test('HR sets the roster of a week to come for several by one file', async ({ page, hr }) => {
  const monday = addDays(await todayOf(hr), 5);
  const [day, earlier] = [showDay(monday), showDay(addDays(monday, -1))];
  await signIn(page, 'HR001');
  await page.goto('/dashboard/members/import');
  await page.locator('input[type=file]').setInputFiles(table(['RO901;Hla Win;;Sun;', 'RO902;Ko Ko;;Sun;']));
  await page.getByRole('button', { name: 'Store 2' }).click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await page.locator('input[type=file]').setInputFiles(table(['RO901;Hla Win;;Mon;', 'RO902;Ko Ko;;Tue;']));
  await expect(page.getByText('restdays: Sun → Mon')).toBeVisible();
  await enterDay(page.getByRole('main'), 'Work holds from', monday);
  await expect(page.getByText('restdays: Sun → Tue')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Store 2' }).click();
  await expect(page.getByText('0 added, 2 changed.')).toBeVisible();
  await page.getByRole('link', { name: 'To the members' }).click();
  await page.getByLabel('Search by code, name or group').fill('RO902');
  await page.getByRole('link', { name: 'Ko Ko' }).click();
  const work = page.getByRole('region', { name: 'Work', exact: true });
  await expect(work).toContainText(`From ${day}`);
  await expect(work).toContainText(`until ${earlier}`);
});
