import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

test('an unknown address has a button that goes back one step', async ({ page }) => {
  await signIn(page, 'EM002');
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await page.goto('/dashboard/nowhere');
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/checkinmember$/);
});

test('the navigation of a member has the daily pages, and the samples at its end', async ({ page }) => {
  await signIn(page, 'EM002');
  const shown = page.getByRole('button', { name: 'Show the navigation' });
  if (await shown.isVisible()) await shown.click();
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'Check In/Out',
    'Attendance Summary',
    'Calendar',
    'Take Leave',
    'Trip Assignment',
    'Samples',
  ]);
  await expectGoodScreen(page);
});
