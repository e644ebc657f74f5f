import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { refusal } from '../../testing/mishaps.ts';
import { AIRPORT, HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { expectGoodScreen, fillSignIn, signOut } from '../../testing/screens.ts';

// Browsers bind a passkey to a name, and 127.0.0.1 is none.
test.use({ baseURL: async ({ office }, use) => use(office.origin.replace('127.0.0.1', 'localhost')) });

/** A device that asks for a finger and is touched at once. */
async function withFinger(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, authenticatorId };
}

async function addPasskey(page: Page, membercode: string): Promise<void> {
  await page.goto('/session/signin');
  await fillSignIn(page, membercode);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/dashboard/member-setting');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this device').fill('My phone');
  await page.getByLabel('Your password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
}

/** How often a check-in or check-out was sent. */
function countPunches(page: Page): () => number {
  let sent = 0;
  page.on('request', (it) => {
    if (it.url().endsWith(recordPunch.path)) sent += 1;
  });
  return () => sent;
}

const checkIn = (page: Page) => page.getByRole('button', { name: 'Check in with a passkey' });
const checkedIn = (page: Page) => page.getByRole('dialog', { name: 'You are checked in' });

test('a member sets up a passkey and then signs in with one touch', async ({ page, newcomer, baseURL }) => {
  await withFinger(page);
  await page.goto('/session/signin');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expect(checkIn(page)).toBeHidden();
  await addPasskey(page, newcomer.membercode);
  await expectGoodScreen(page, { dark: true });

  await signOut(page);
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/dashboard/public_holiday`);
  await expect(page.getByText('Not checked in yet')).toBeVisible();
});

test('in the morning one touch checks in, and never out', async ({ page, context, newcomer, baseURL }) => {
  await standAt(context, HEAD_OFFICE);
  const { device, authenticatorId } = await withFinger(page);
  await addPasskey(page, newcomer.membercode);
  await signOut(page);
  const punches = countPunches(page);

  // Let pass, it is forgotten: signing in afterwards checks nobody in.
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/session/signin?redirectUrl=%2Fdashboard%2Ftake_leave');
  const asked = page.waitForResponse('**/passkey/options');
  await checkIn(page).click();
  await asked;
  await expect(checkIn(page)).toBeEnabled();
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard\/take_leave$/);
  await page.goto('/');
  await expect(page.getByText('Not checked in yet')).toBeVisible();
  expect(punches()).toBe(0);
  await signOut(page);

  // Also who was on their way to another page.
  await page.goto('/session/signin?redirectUrl=%2Fdashboard%2Ftake_leave');
  await checkIn(page).click();
  await checkedIn(page).getByRole('button', { name: 'OK' }).click();
  expect(page.url()).toBe(`${baseURL}/dashboard/public_holiday`);
  await expect(page.getByText(/^In since \d\d:\d\d, \d min$/)).toBeVisible();
  expect(punches()).toBe(1);

  await signOut(page);
  await checkIn(page).click();
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
  await expect(page.getByText(/^In since/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
  expect(punches()).toBe(1);
});

test('a touch far from the office asks for the reason, as the button does', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(refusal(422, recordPunch.path));
  await standAt(context, AIRPORT);
  await withFinger(page);
  await addPasskey(page, newcomer.membercode);
  await signOut(page);
  await checkIn(page).click();
  const outside = page.getByRole('dialog', { name: 'You are outside your site' });
  await outside.getByLabel('Reason').fill('Meeting a customer');
  await outside.getByRole('button', { name: 'Check in with this reason' }).click();
  await expect(checkedIn(page)).toBeVisible();
});
