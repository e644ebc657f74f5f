import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

test('HR enters a year of holidays from suggestions and from a file, looks first, and gives one another name', async ({
  page,
}) => {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Holidays');
  for (let years = 0; years < 3; years++) await page.getByRole('button', { name: 'Next year' }).click();
  const year = Number(
    /\d{4}/.exec((await page.getByRole('heading', { name: /Public holidays of/ }).textContent()) ?? '')?.[0],
  );

  await page.getByRole('button', { name: 'Suggestions' }).click();
  const suggestions = page.getByRole('dialog', { name: `Suggested holidays of ${year}` });
  await suggestions.getByLabel('Country').selectOption('Indonesia');
  await expect(suggestions.getByText('Check the date').first()).toBeVisible();
  await suggestions.getByLabel('Country').selectOption('Germany');
  await suggestions.getByLabel('Region').selectOption('BY');
  await suggestions.getByRole('checkbox', { name: /Epiphany/ }).uncheck();
  await expectGoodScreen(page);
  await suggestions.getByRole('button', { name: /^Add \d+ holidays/ }).click();
  await expect(page.getByText(/\d+ holidays are added/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Easter Monday' })).toBeVisible();
  await expect(page.getByText('Epiphany')).toHaveCount(0);

  await page.getByRole('button', { name: 'From a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Holidays from a file' });
  const choose = (name: string, content: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('days.csv', `day;name\n01/05/${year};labour day\n24/12/${year};Bridging day\n31/02/${year};No day\n`);
  await expect(dialog.getByText('1 new, 1 listed already, 1 that cannot be added.')).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Add 1 holiday' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `24/12/${year}` })).toContainText('Bridging day');

  await page.getByRole('button', { name: /^Change Bridging day/ }).click();
  const form = page.getByRole('dialog', { name: 'Change Bridging day' });
  await form.getByLabel('Name').fill('Christmas Eve');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Christmas Eve, .* is saved/)).toBeVisible();

  await page.getByRole('button', { name: /^Change Christmas Eve/ }).click();
  const change = page.getByRole('dialog', { name: 'Change Christmas Eve' });
  await change.getByRole('checkbox', { name: 'Mandalay Branch' }).check();
  await expectGoodScreen(page);
  await change.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: /^Save Christmas Eve/ });
  await expect(question).toContainText(/It holds for \d+ members?\./);
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Christmas Eve' })).toContainText('Only Mandalay Branch');
  await expectGoodScreen(page, { dark: true });
});
