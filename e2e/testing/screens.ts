import { signIn as byPassword } from '@muster/domain/session/session-contract.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, type Page, test } from '@playwright/test';
import { COLOURS, EVERYTHING, expectNoBarriers, showScheme, WITHOUT_COLOURS } from './barriers.ts';

/** Fills the sign-in form of the screen that is open and sends it. */
export async function fillSignIn(page: Page, membercode: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.getByLabel('Member code').fill(membercode);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Fills the two fields of a new password, wherever one is chosen. */
export async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(/^(New password|Password)$/).fill(password);
  await page.getByLabel('The same password again').fill(again);
}

/** From the address to the landing page, by the form: what it is about is how somebody signs in. */
export async function signInByForm(page: Page, membercode: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.goto('/session/signin');
  await fillSignIn(page, membercode, password);
  await expectLanding(page);
}

/**
 * A member who has signed in on this device before and opens the application there, at the landing page or `at` another:
 * half as dear as the form, which journeys about signing in fill in.
 */
export async function signIn(page: Page, membercode: string, at?: string): Promise<void> {
  // A page of the same origin that runs no script.
  await page.goto('/healthz');
  const status = await page.evaluate(
    async ({ path, secrets }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(secrets) });
      const { data } = await answer.json();
      localStorage.setItem('currentMember', JSON.stringify(data));
      // Owed by who was here before, it would end the session that begins here.
      localStorage.removeItem('SignOutOwed');
      return answer.status;
    },
    { path: byPassword.path, secrets: { membercode, password: SAMPLE_PASSWORD } },
  );
  expect(status, `the sign-in of ${membercode}`).toBe(200);
  // In its place, so that the way back does not lead to it.
  await page.evaluate((to) => location.replace(to), at ?? '/dashboard/public_holiday');
  await page.waitForURL(/\/(dashboard|material|charts|sample)\//);
  if (!at) await expectLanding(page);
}

const expectLanding = (page: Page) => expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Opens a member's page from the list of the office, found by their code. */
export async function openMember(page: Page, membercode: string): Promise<void> {
  await navigateTo(page, 'Members');
  await page.getByLabel('Search by code, name or group').fill(membercode);
  // The list moves when it is narrowed down: a press that comes at the same moment is lost.
  await expect(page).toHaveURL(/search=/);
  await expect(page.locator('[aria-busy="false"] > ul')).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: membercode }).getByRole('link').click();
}

/** Opens the account's menu and leaves it: it is on the device then, as once a page has come to rest. */
export async function lookIntoMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeHidden();
}

/** Follows the side navigation, which phones keep behind a button. */
export async function navigateTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
  const opener = page.getByRole('button', { name: 'Show the navigation' });
  // Some links wait for the server to say that they are for this member.
  await expect(link.or(opener).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await link.click();
}

/**
 * What every screen owes to everybody: nothing serious or critical for those who cannot see, point or read well
 * (axe-core), in the light and, for the main screens, in the dark; and nothing to scroll sideways for, in a dialog neither.
 */
export async function expectGoodScreen(page: Page, options: { dark?: boolean } = {}): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll('[role$=dialog]')];
    return Math.max(...frames.map((it) => it.scrollWidth - it.clientWidth));
  });
  expect(tooWide, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  // Phones have the same colours: they are measured on the desktop, by half of all that looking takes, and on a phone in
  // the light on the main screens.
  const onPhone = test.info().project.use.isMobile;
  await expectNoBarriers(page, 'light', onPhone && !options.dark ? WITHOUT_COLOURS : EVERYTHING);
  if (options.dark && !onPhone) {
    // In the dark only the colours are others.
    await expectNoBarriers(page, 'dark', COLOURS);
    await showScheme(page, 'light');
  }
}

/** Until the service worker serves the page, with everything kept that it keeps. */
export async function keptWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
