import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, test } from '../../testing/journey.ts';
import { expectVisibleFocus, tabTo, untilFocusIsKept } from '../../testing/keyboard.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { navigateTo, signIn } from '../../testing/screens.ts';

test('from signing in over checking in to signing out without a mouse', async ({ page, context, newcomer }) => {
  await standAt(context, HEAD_OFFICE);
  await page.goto('/session/signin');
  await expect(page.getByLabel('Member code'), 'typing can begin at once').toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type(newcomer.membercode);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const link = page.getByRole('link', { name: 'Check In/Out' }).first();
  await tabTo(page, link, (await link.evaluate((it) => Boolean(it.closest('main ~ *')))) ? 'Tab' : 'Shift+Tab');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Check in', exact: true });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'You are checked in' });
  await expect(confirmation.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check out', exact: true })).toBeVisible();

  for (const name of ['Locate again', 'Previous month', 'Next month']) {
    const press = page.getByRole('button', { name });
    await tabTo(page, press);
    await page.keyboard.press('Enter');
    await expect(press, 'what was pressed keeps the focus').toBeFocused();
  }
  const next = page.getByRole('button', { name: 'Next month' });
  for (let month = 1; month <= 3; month++) await page.keyboard.press('Enter');
  await expect(next, 'the last month that is planned has none after it').toBeDisabled();
  await expect(next, 'nor does the focus go there').toBeFocused();

  const account = page.getByRole('button', { name: 'Your account' });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account, 'Escape gives the focus back').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Member code')).toBeFocused();
});

test('a page that is gone to is named to who hears it, also from the drawer of a phone', async ({ page }) => {
  await signIn(page, 'EM001');
  await untilFocusIsKept(page);
  const named = (title: string) => page.getByRole('status').filter({ hasText: `${title} · Muster` });
  await navigateTo(page, 'Take Leave');
  await expect(named('Take Leave')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await navigateTo(page, 'Attendance Summary');
  await expect(named('Attendance Summary')).toHaveCount(1);
});
