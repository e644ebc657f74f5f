import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn } from '../testing/screens.ts';

test('a member signs in and lands on the holidays', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/session\/signin$/);
  await expect(page).toHaveTitle('Sign in · Muster');
  await expectGoodScreen(page, { dark: true });
  await fillSignIn(page, 'EM001');
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/session/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await expect(page.getByLabel('Member code')).toBeFocused();
});

test('a wrong password says so and keeps the member code', async ({ page, mishaps }) => {
  mishaps.allow(refusal(401, '/api/membercode/login'));
  await page.goto('/session/signin');
  await fillSignIn(page, 'EM002', 'not my password');
  await expect(page.getByRole('alert')).toHaveText('The member code or the password is not right.');
  await expect(page.getByLabel('Member code')).toHaveValue('EM002');
  await expectGoodScreen(page);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/public_holiday$/);
});

test('a suspended member is refused with the words of the office', async ({ page, mishaps }) => {
  mishaps.allow(refusal(403, '/api/membercode/login'));
  await page.goto('/session/signin');
  await fillSignIn(page, 'EM008');
  const words = 'Your account is suspended! Please contact to the administrator';
  const told = page.getByRole('alertdialog', { name: 'Member suspended!' });
  await expect(told.getByText(words)).toBeVisible();
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page).toHaveURL(/\/session\/signin$/);
  await expectGoodScreen(page);
});

test('who was on the way to a page lands there after signing in', async ({ page }) => {
  await page.goto('/dashboard/member-setting?from=mail#devices');
  await expect(page).toHaveURL(/\/session\/signin$/);
  await fillSignIn(page, 'EM001');
  await expect(page).toHaveURL(/\/dashboard\/member-setting\?from=mail#devices$/);
  await expect(page.getByRole('heading', { name: 'Member settings' })).toBeVisible();
});
