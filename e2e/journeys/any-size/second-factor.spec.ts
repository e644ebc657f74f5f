import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { stepOf, totpCode } from '@muster/server/features/session/factors/totp.ts';
import { expect, test } from '../../testing/journey.ts';
import { refusal } from '../../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn, signIn, signOut } from '../../testing/screens.ts';

test('a member sets up an app, keeps the codes, and signs in with one of each', async ({ page, newcomer, mishaps }) => {
  mishaps.allow(refusal(401, '/api/membercode/login'));
  await signIn(page, newcomer.membercode, '/dashboard/member-setting');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Your password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: 'Picture for the authenticator app' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  const shown = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const codeNow = (steps = 0) => totpCode(shown.replaceAll(' ', ''), stepOf(Temporal.Now.instant()) + steps);
  await page.getByLabel('The code that the app shows').fill(codeNow());
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  // The way back would leave what was loaded, and the codes with it: the browser asks first, and is told no.
  mishaps.allow(/^message box: /);
  const asked = page.waitForEvent('dialog');
  await Promise.race([page.goBack().catch(() => undefined), asked]);
  expect((await asked).type()).toBe('beforeunload');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await fillSignIn(page, newcomer.membercode);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  // The one that was used to set it up counts no more; the next does already.
  await page.getByLabel('Code of your authenticator app').fill(codeNow(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await signOut(page);
  await fillSignIn(page, newcomer.membercode);
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  await page.getByLabel('Recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
