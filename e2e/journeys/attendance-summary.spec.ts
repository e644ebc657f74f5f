import { expect, test } from '../testing/journey.ts';
import { expectVisibleFocus, untilFocusIsKept } from '../testing/keyboard.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../testing/screens.ts';

test('a member looks a month up, asks to have a day put right, and the manager approves it', async ({ page }) => {
  await signIn(page, 'EM003');
  await navigateTo(page, 'Attendance Summary');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Hours by month' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await untilFocusIsKept(page);
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('button', { name: 'Correct this day' }).click();
  const dialog = page.getByRole('dialog', { name: /^Correct / });
  await dialog.getByLabel('In at').first().fill('09:00');
  await dialog.getByLabel('Out at').first().fill('12:00');
  await dialog.getByLabel('Reason').fill('I helped at the fair');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Ask for correction' }).click();
  await expect(page.getByText('Your correction is asked for.')).toBeVisible();
  await expect(page.getByText('After: 09:00 – 12:00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeFocused();
  await expectGoodScreen(page, { dark: true });
  await signOut(page);

  await signIn(page, 'MG001');
  await navigateTo(page, 'Attendance corrections');
  await expect(page.getByText('I helped at the fair')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: /^Approve: Zaw Min Oo/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The correction is approved.')).toBeVisible();

  await navigateTo(page, 'Group attendance');
  const today = page.getByRole('columnheader', { name: /, Today$/ });
  const beyond = (it: Element) =>
    it.getBoundingClientRect().right - (it.closest('[role=region]')?.getBoundingClientRect().right ?? 0);
  expect(await today.evaluate(beyond), 'today is in sight').toBeLessThanOrEqual(0);
  const finger = await page.evaluate(() => (matchMedia('(pointer: coarse)').matches ? 44 : 24));
  const narrowest = await page
    .locator('td > button')
    .evaluateAll((all) => Math.min(...all.map((it) => it.clientWidth)));
  expect(narrowest, 'as wide as what points at it').toBeGreaterThanOrEqual(finger);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('region', { name: 'Group attendance' }).focus();
  for (const key of ['Tab', 'End', 'PageDown', 'Home', 'PageUp']) {
    await page.keyboard.press(key);
    await expect(page.locator('td > :focus'), key).toHaveCount(1);
    await expectVisibleFocus(page);
  }
  await page
    .getByRole('button', { name: /^Zaw Min Oo, .*Corrected/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Attendance of Zaw Min Oo' })).toContainText('3 h 0 min');
  await page.getByRole('button', { name: 'Close' }).click();
  await signOut(page);

  await signIn(page, 'EM003');
  await navigateTo(page, 'Attendance Summary');
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('button', { name: 'Correct this day' }).click();
  await dialog.getByLabel('What should be put right').selectOption('Take away all times');
  await expect(dialog.getByText('Before: 09:00 – 12:00')).toBeVisible();
  await expect(dialog.getByText('After: all times taken away')).toBeVisible();
  await dialog.getByLabel('Reason').fill('I was not there');
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Ask for correction' }).click();
  await expect(page.getByText('Your correction is asked for.')).toBeVisible();
});
