import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { signIn } from '../../testing/screens.ts';

/** Keeps back who decides for somebody until the function returned is called. */
async function holdBackDeciding(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/waiting', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });

test('no entry of the office moves when the counts of what waits come, and a press of it leads where it says', async ({
  page,
}) => {
  const letCome = await holdBackDeciding(page);
  await signIn(page, 'HR001');
  const members = entry(page, 'Members');
  await members.hover();
  const before = await members.boundingBox();
  await page.mouse.down();
  const counted = page.waitForResponse('**/api/waiting');
  letCome();
  await (await counted).finished();
  await expect(entry(page, 'Attendance review')).toBeVisible();
  expect(await members.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
});

test('a link that others move while it is being pressed leads where it says', async ({ page }) => {
  const letCome = await holdBackDeciding(page);
  await signIn(page, 'MG001', '/dashboard/take_leave');
  await expect(page.getByRole('heading', { name: 'Take Leave', exact: true })).toBeVisible();
  const samples = entry(page, 'Samples');
  await samples.hover();
  const before = await samples.boundingBox();
  await page.mouse.down();
  letCome();
  await expect(entry(page, 'Roster')).toBeVisible();
  expect((await samples.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/sample$/);
});
