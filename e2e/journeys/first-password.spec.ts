import { addMember, handOutCode } from '@muster/domain/members/members-contract.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { choosePassword, expectGoodScreen, fillSignIn, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf, enlist } from '../testing/wire.ts';

const NEW_PASSWORD = 'rain on the tin roof';

test('somebody HR has listed signs up and is signed in', async ({ page, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercode/register'));
  await page.goto('/session/signin');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel('Member code').fill('EM009');
  await choosePassword(page, 'short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(/12/).last()).toBeVisible();
  await choosePassword(page, NEW_PASSWORD, 'rain on the tin rof');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await expectGoodScreen(page);
  await choosePassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);
});

test('somebody listed for the office signs up with a code of the office alone', async ({ page, office, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercode/register'));
  const sa = await callerOf(office.origin, 'SA001');
  const body = { membercode: 'OF901', membername: 'Daw Mya Kay', role: 'HR' as const };
  const { id } = (await sa.call(addMember, { body })).data;
  await page.goto('/session/signup');
  await page.getByLabel('Member code').fill('OF901');
  await choosePassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'enter the one-time code' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  const { code } = (await sa.call(handOutCode, { params: { id: String(id) } })).data;
  await page.getByLabel(/^One-time code from HR/).fill(code);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);
});

test('a forgotten password comes back by way of HR', async ({ page, otherDevice, office, hr }) => {
  const member = await enlist(office.origin, hr, { name: 'Forgetful Ma Ma' });
  await page.goto('/session/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('Member code').fill(member.membercode);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('your request is now with the HR office')).toBeVisible();
  await expectGoodScreen(page);

  await signIn(otherDevice, 'HR001');
  await navigateTo(otherDevice, 'Members');
  const requests = otherDevice.getByRole('region', { name: 'Forgotten passwords' });
  const request = requests.getByRole('listitem').filter({ hasText: member.membercode });
  await request.getByRole('button', { name: 'Hand out code' }).click();
  await otherDevice.getByRole('button', { name: 'Make a code' }).click();
  const handed = otherDevice.getByRole('dialog', { name: 'Code for a new password' });
  await expect(handed).toBeVisible();
  await expectGoodScreen(otherDevice);
  const link = await handed.getByText(/^http/).textContent();
  expect(link, 'the link is one of this office').toContain(`${office.origin}/session/reset?token=`);
  await handed.getByRole('button', { name: 'OK' }).click();
  await otherDevice.getByRole('alertdialog').getByRole('button', { name: 'Close without it' }).click();
  await expect(request).toHaveCount(0);

  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expectGoodScreen(page);
  await choosePassword(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
  await fillSignIn(page, member.membercode, NEW_PASSWORD);
  await expect(page).toHaveURL(/public_holiday$/);
});
