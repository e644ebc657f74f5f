import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';

test('a member finds a page, a colleague and a trip from anywhere', async ({ page }) => {
  await signIn(page, 'EM002');
  await page.getByRole('button', { name: 'Find anything' }).click();
  const field = page.getByRole('combobox', { name: 'Find a page, a member or a trip' });
  await expect(field).toBeFocused();
  await expectGoodScreen(page, { dark: true });
  await field.fill('take');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Take Leave' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('em001');
  const colleague = page.getByRole('group', { name: 'Members' }).getByRole('option').first();
  await expect(colleague).toContainText('EM001');
  await expectGoodScreen(page, { dark: true });
  await colleague.click();
  await expect(page.getByRole('heading', { name: 'Trip Assignment' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('EM001');

  await page.keyboard.press('Control+k');
  await field.fill('TA-');
  const trip = page.getByRole('group', { name: 'Trips' }).getByRole('option').first();
  await trip.click();
  await expect(page.getByRole('dialog', { name: 'Trip Assignment' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('there is nothing of this name');
  await expect(page.getByText('Nothing is found for')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the office opens a member whom it has found', async ({ page }) => {
  await signIn(page, 'HR001');
  await page.locator('body').press('/');
  await page.getByRole('combobox').fill('em002');
  await expect(page.getByRole('group', { name: 'Members' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/members\/\d+$/);
});
