import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';

test('a look that is ready-made, and colours of one’s own, can be read and are kept', async ({ page, newcomer }) => {
  test.slow();
  await signIn(page, newcomer.membercode);
  await page.goto('/dashboard/member-setting');
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

test('the tools at the edge of a wide screen have the look, the cart and the chat of the samples', async ({
  page,
  newcomer,
  isMobile,
}) => {
  await signIn(page, newcomer.membercode);
  const opener = page.getByRole('button', { name: 'Tools' });
  if (isMobile) return expect(opener).toHaveCount(0);
  await opener.click();
  const tools = page.getByRole('complementary', { name: 'Tools' });
  await expectGoodScreen(page, { dark: true });
  await tools.getByRole('button', { name: 'Look' }).click();
  const look = page.getByRole('dialog', { name: 'Theme settings' });
  await expectGoodScreen(page, { dark: true });
  await look.getByRole('button', { name: 'Light navigation' }).click();
  await look.getByRole('tab', { name: 'Your own' }).click();
  await expectGoodScreen(page, { dark: true });
  await page.keyboard.press('Escape');

  await tools.getByRole('button', { name: 'Cart, 4 products' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(cart.getByText('× 2')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.keyboard.press('Escape');

  await tools.getByRole('button', { name: 'Chat' }).click();
  const chat = page.getByRole('dialog', { name: /^Chat with/ });
  await chat.getByLabel('What you want to say').fill('See you there');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('How nice to hear from you!');
  await expectGoodScreen(page, { dark: true });
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await page.reload();
  await expect(tools).toBeVisible();
});
