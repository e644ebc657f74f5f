import { expect, test } from '../../testing/journey.ts';
import { signIn } from '../../testing/screens.ts';

test('without a step to go back to, the button leads home', async ({ page: before, context }) => {
  await before.goto('/session/signin');
  const opened = context.waitForEvent('page');
  await before.evaluate(() => void window.open('/session/404', '_blank', 'noopener'));
  const page = await opened;
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the pages of the office are not there for other members', async ({ page }) => {
  await signIn(page, 'EM002');
  for (const path of [
    '/dashboard/members',
    '/dashboard/members/import',
    '/dashboard/members/1',
    '/dashboard/attendance_review',
    '/dashboard/pay_periods',
    '/dashboard/holidays',
    '/dashboard/leave_balances',
    '/dashboard/lists',
    '/dashboard/company',
    '/dashboard/audit',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  }
});
