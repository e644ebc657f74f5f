import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';

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
