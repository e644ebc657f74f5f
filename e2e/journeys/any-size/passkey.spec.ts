import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, test } from '../../testing/journey.ts';
import { expectGoodScreen, fillSignIn, signOut } from '../../testing/screens.ts';

// Browsers bind a passkey to a name, and 127.0.0.1 is none.
test.use({ baseURL: async ({ office }, use) => use(office.origin.replace('127.0.0.1', 'localhost')) });

test('a member sets up a passkey and then signs in with one touch', async ({ page, newcomer, baseURL }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/session/signin');
  await fillSignIn(page, newcomer.membercode);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/dashboard/member-setting');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this device').fill('My phone');
  await page.getByLabel('Your password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/dashboard/public_holiday`);
});
