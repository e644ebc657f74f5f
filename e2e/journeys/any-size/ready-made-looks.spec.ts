import { expect, test } from '../../testing/journey.ts';
import { expectGoodScreen, signIn } from '../../testing/screens.ts';

test('a look that is ready-made, and colours of one’s own, can be read and are kept', async ({ page, newcomer }) => {
  test.slow();
  await signIn(page, newcomer.membercode, '/dashboard/member-setting');
  const ground = () => page.locator('footer').evaluate((it) => getComputedStyle(it).backgroundColor);
  const before = await ground();
  for (const name of ['Light navigation', 'Narrow navigation']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectGoodScreen(page, { dark: true });
  }
  for (const name of ['Blue', 'Purple', 'Lavender', 'Red', 'White and purple']) {
    await page.getByLabel('Colour of the navigation').selectOption(name);
    await page.getByLabel('Colour of the top bar').selectOption(name);
    await page.getByLabel('Colour of the footer').selectOption(name);
    await expectGoodScreen(page, { dark: true });
  }
  const chosen = await ground();
  expect(chosen).not.toBe(before);
  await page.reload();
  await expect(page.getByLabel('Colour of the footer')).toHaveValue('whitePurple');
  await expect.poll(ground).toBe(chosen);
});
