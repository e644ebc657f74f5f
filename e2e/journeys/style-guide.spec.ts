import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';

const pages = [
  'Table',
  'Form',
  'Buttons',
  'Icons',
  'Progress',
  'Menu',
  'Checkbox',
  'Switch',
  'Radio',
  'Slider',
  'Autocomplete',
  'Expansion panel',
  'Dialog',
  'Snackbar',
];

test('the charts are drawn, and said as tables to who cannot see them', async ({ page }) => {
  await signIn(page, 'EM001', '/charts/echarts');
  await expect(page.locator('canvas')).toHaveCount(4);
  const bars = page.getByRole('table', { name: 'Where members sign in' });
  await expect(bars.getByRole('row', { name: 'May 2450 450' })).toBeAttached();
  await expectGoodScreen(page, { dark: true });
});

test('the style guide shows each of its pages to everybody', async ({ page }) => {
  test.slow();
  await signIn(page, 'EM001', '/material/table');
  for (const name of pages) {
    await page.getByRole('navigation', { name: 'Pages of the style guide' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[role=region]:not([aria-label], [aria-labelledby])'), 'without a name').toHaveCount(0);
    await expectGoodScreen(page, { dark: name === 'Form' || name === 'Snackbar' });
  }
  await page.goto('/material/nothing');
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});

test('what the style guide shows works: rows go, a form says what is wrong, icons are found, a dialog chooses', async ({
  page,
}) => {
  await signIn(page, 'EM001', '/material/table');
  await page.getByRole('button', { name: 'Remove Kyaw Zin Latt' }).click();
  await expect(page.getByText('Kyaw Zin Latt is removed.')).toBeVisible();

  await page.goto('/material/form');
  await page.getByLabel('User name').fill('abc');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('A user name has 4 to 9 characters.')).toBeVisible();

  await page.goto('/material/icons');
  await page.getByLabel('Part of a name').fill('beach');
  await expect(page.getByRole('status').filter({ hasText: /^1 icon$/ })).toBeVisible();

  await page.goto('/material/dialog');
  await page.getByRole('button', { name: 'Open: One of many' }).click();
  const dialog = page.getByRole('dialog', { name: 'Phone ringtone' });
  await dialog.getByRole('radio', { name: 'Luna' }).check();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Chosen: Luna')).toBeVisible();
});
