import { AxeBuilder } from '@axe-core/playwright';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, type Page } from '@playwright/test';

/** Fills the sign-in form of the screen that is open and sends it. */
export async function fillSignIn(page: Page, membercode: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.getByLabel('Member code').fill(membercode);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** From the address to the landing page. */
export async function signIn(page: Page, membercode: string, password = SAMPLE_PASSWORD): Promise<void> {
  await page.goto('/session/signin');
  await fillSignIn(page, membercode, password);
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Follows the side navigation, which phones keep behind a button. */
export async function navigateTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'Show the navigation' }).click();
  await link.click();
}

/**
 * What every screen owes to everybody: nothing serious or critical for those who cannot see, point or read well
 * (axe-core), in the light and, for the main screens, in the dark; and nothing to scroll sideways for.
 */
export async function expectGoodScreen(page: Page, options: { dark?: boolean } = {}): Promise<void> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  for (const scheme of options.dark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme: scheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const barriers = violations
      .filter((it) => it.impact === 'serious' || it.impact === 'critical')
      .map((it) => `${it.id} (${scheme}): ${it.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    expect(barriers, `barriers on ${page.url()}`).toEqual([]);
  }
  if (options.dark) await page.emulateMedia({ colorScheme: 'light' });
}
