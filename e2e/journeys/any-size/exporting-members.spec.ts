import { readFileSync } from 'node:fs';
import { expect, test } from '../../testing/journey.ts';
import { navigateTo, signIn } from '../../testing/screens.ts';

test('HR exports the members, and what is exported changes nothing when it is imported', async ({ page }) => {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Members');
  await page.getByRole('button', { name: 'Export' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As an Excel file (XLSX)' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(await file.path()),
  });
  await expect(page.getByText('Everything in this file is so already.')).toBeVisible();
});
