import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { refusal, unanswered } from '../testing/mishaps.ts';
import { choosePassword, expectGoodScreen, fillSignIn, signIn } from '../testing/screens.ts';

async function openFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a member changes phone and mail address, and a save that fails keeps what was typed', async ({
  page,
  newcomer,
  mishaps,
}) => {
  const SAVE = '/api/membercode/register';
  mishaps.allow(unanswered(SAVE), refusal(400, SAVE));
  await signIn(page, newcomer.membercode);
  await openFromMenu(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'Member profile' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel('Phone').fill('+95 9 4200 11223');
  await page.route(`**${SAVE}`, (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Muster could not be reached. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+95 9 4200 11223');
  await page.getByLabel('E-mail address').fill('not an address');
  await page.getByLabel('Your password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not an e-mail address.')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+95 9 4200 11223');
  await page.getByLabel('E-mail address').fill('thant@goldenlotus.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('+95 9 4200 11223');
  await expect(page.getByLabel('E-mail address')).toHaveValue('thant@goldenlotus.example');
});

test('the look that was chosen is kept', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  await openFromMenu(page, 'Settings');
  const html = page.locator('html');
  const primary = () => html.evaluate((it) => getComputedStyle(it).getPropertyValue('--mui-palette-primary-main'));
  const blue = await primary();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await page.getByRole('button', { name: 'Red' }).click();
  await expect(html).toHaveAttribute('data-dark');
  expect(await primary()).not.toBe(blue);
  const red = await primary();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-dark');
  expect(await primary()).toBe(red);
});

test('a changed password signs the other devices out', async ({ page, otherDevice, newcomer, mishaps }) => {
  mishaps.allow(refusal(403, '/api/membercode/password'), refusal(401, '/jwt/token'));
  await signIn(otherDevice, newcomer.membercode);
  await signIn(page, newcomer.membercode);
  await openFromMenu(page, 'Settings');
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices.filter({ hasText: 'this device' })).toHaveCount(1);
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel('Current password').fill('not the current one');
  await choosePassword(page, 'mangoes in the monsoon');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByLabel('Current password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Your other devices are signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await otherDevice.goto('/dashboard/member-profile');
  await expect(otherDevice.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(otherDevice, newcomer.membercode, 'mangoes in the monsoon');
  await expect(otherDevice.getByRole('heading', { name: 'Member profile' })).toBeVisible();
});

test('a device that is not known is signed out from here', async ({ page, otherDevice, newcomer, mishaps }) => {
  mishaps.allow(refusal(401, '/jwt/token'));
  await signIn(otherDevice, newcomer.membercode);
  await signIn(page, newcomer.membercode);
  await openFromMenu(page, 'Settings');
  await page
    .getByRole('button', { name: /^Sign out .+/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Sign out this device?' });
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/ is signed out\.$/)).toBeVisible();
  await otherDevice.goto('/dashboard/checkinmember');
  await expect(otherDevice.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
