import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

/** A picture of one point. */
const CAKE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a member tries the samples: to-dos, messages, a chat', async ({ page }) => {
  test.slow();
  await signIn(page, 'EM002');
  await navigateTo(page, 'Samples');
  await expectGoodScreen(page, { dark: true });

  await page.goto('/sample/todo');
  const todos = page.getByRole('list', { name: 'To-do list' }).getByRole('listitem');
  await expect(todos).toHaveCount(5);
  await page.getByRole('button', { name: 'New to-do' }).click();
  const dialog = page.getByRole('dialog', { name: 'New to-do' });
  await dialog.getByLabel('Title').fill('Water the plants');
  await dialog.getByLabel('Note').fill('All of them');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(todos.last()).toContainText('Water the plants');
  await page.getByRole('button', { name: 'Move Water the plants' }).click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect(todos.first()).toContainText('Water the plants');
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel('Search').fill('plants');
  await expect(todos).toHaveCount(1);
  await todos.getByRole('button', { name: /^Water the plants/ }).click();
  await page.getByRole('dialog', { name: 'Change the to-do' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Water the plants is deleted.')).toBeVisible();
  await expect(todos).toHaveCount(0);

  await page.goto('/sample/inbox');
  const messages = page.getByRole('list', { name: 'Inbox' }).getByRole('listitem');
  await messages.first().getByRole('button').click();
  await expect(page.getByText('second floor')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await messages
    .first()
    .getByRole('checkbox', { name: /^Choose/ })
    .check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('1 message is moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Write' }).click();
  const letter = page.getByRole('dialog', { name: 'Write' });
  await letter.getByLabel('To').fill('aye@example.com');
  await letter.getByLabel('Subject').fill('Tea');
  const text = letter.getByRole('textbox', { name: /Message/ });
  await text.fill('At <b>three</b>?');
  await text.press('End');
  await page.keyboard.press('Enter');
  await letter.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.keyboard.type('Bring cake');
  await expect(letter.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await letter
    .locator('input[type=file]')
    .setInputFiles({ name: 'cake.png', mimeType: 'image/png', buffer: Buffer.from(CAKE, 'base64') });
  await expect(letter.getByRole('button', { name: 'Take out cake.png' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await letter.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Folder').selectOption('Sent');
  await page.getByRole('button', { name: /Tea/ }).click();
  await expect(page.getByText('At <b>three</b>?')).toBeVisible();
  await expect(page.locator('b', { hasText: 'Bring cake' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download cake.png' }).click();
  expect((await download).suggestedFilename()).toBe('cake.png');

  await page.goto('/sample/chat');
  await page
    .getByRole('list', { name: 'Everybody' })
    .getByRole('button', { name: /Hnin Yu/ })
    .click();
  await expect(page.getByText('Nothing was said yet.')).toBeVisible();
  await page.getByLabel('What you want to say').fill('Good morning');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Good morning');
  await expect(page.getByRole('log')).toContainText('That sounds right to me.');
  await expectGoodScreen(page, { dark: true });
});

test('a member tries the samples: projects, invoices, a table of users', async ({ page }) => {
  test.slow();
  await signIn(page, 'EM002', '/sample/list');
  await page.getByLabel('Search').fill('ferry');
  await expect(page.getByRole('img', { name: 'Picture of Night ferry' })).toHaveCount(2);
  await expectGoodScreen(page, { dark: true });

  await page.goto('/sample/invoices');
  await page.getByRole('link', { name: 'Order 232' }).click();
  await expect(page.getByText('$ 1,738.00')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  // On paper it is alone, without the ways around it.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('$ 1,738.00')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Change the invoice' }).click();
  const invoice = page.getByRole('dialog', { name: 'Change the invoice' });
  await invoice.getByRole('group', { name: 'Item 1' }).getByLabel('Number').fill('1');
  await expectGoodScreen(page);
  await invoice.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$ 814.00')).toBeVisible();

  await page.goto('/sample/users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectGoodScreen(page, { dark: true });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText(/is deleted\./)).toBeVisible();
});

test('a member fills a cart in the shop and sees what it costs', async ({ page }) => {
  await signIn(page, 'EM002', '/sample/shop');
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(products).toHaveCount(6);
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(products).toHaveCount(6);
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Grid', exact: true }).click();
  // Phones show what is looked for when they are asked to.
  const show = page.getByRole('button', { name: 'Show', exact: true });
  if (await show.isVisible()) await show.click();
  await page.getByLabel('Free shipping').check();
  await page.getByRole('checkbox', { name: /^audio/ }).check();
  const first = products.first();
  const add = first.getByRole('button', { name: /^Add to the cart/ });
  if (await add.isVisible()) await add.click();
  await first.getByRole('button', { name: /^One more/ }).click();
  await expect(first.getByRole('status')).toHaveText('2');
  await page.getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByText(/^Total \$/)).toBeVisible();
  await page.getByLabel(/^Coupon/).fill('SPRING');
  await page.getByRole('button', { name: 'Use the coupon' }).click();
  await expect(page.getByText('There is no coupon “SPRING”')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByRole('list', { name: 'Your order' }).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(7);
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectGoodScreen(page, { dark: true });
  for (const name of ['First name', 'Last name', 'Mobile number', 'Country', 'City', 'Address'])
    await page.getByLabel(name).fill('12');
  await page.getByLabel('E-mail').fill('aye@example.com');
  await page.keyboard.press('Enter');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await payment.getByLabel('Card number').fill('1234');
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(payment.getByText('A card number has 16 digits.')).toBeVisible();
  await expectGoodScreen(page);
  await payment.getByLabel('Card number').fill('4000 1234 5678 9010');
  await payment.getByLabel(/^Valid until/).fill('08/29');
  await payment.getByLabel('Security code').fill('123');
  await payment.getByLabel('Name on the card').fill('Aye');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Nothing was ordered or paid/)).toBeVisible();
});

test('a member moves cards of a board and events of a calendar, with a pointer and by keys', async ({ page }) => {
  test.slow();
  await signIn(page, 'EM002', '/sample/scrum-board');
  await page.getByRole('link', { name: 'New front desk' }).click();
  const cards = page.getByRole('list', { name: 'Cards of Under way' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Move Measure the hall' }).click();
  await page.getByRole('menuitem', { name: 'Move to Under way' }).click();
  await expect(cards.last()).toContainText('Measure the hall');
  await expect(page.getByRole('button', { name: 'Move Measure the hall' })).toBeFocused();
  await drag(page, cards.first(), cards.nth(1));
  await expect(cards.first()).toContainText('Hang the lamps');
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Under way', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Under way', exact: true })).toBeFocused();
  await page.getByRole('button', { name: /^Complete .* Hang the lamps/ }).click();
  const card = page.getByRole('dialog', { name: 'Change the card' });
  await card.getByLabel('New comment').fill('They are heavy');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('list', { name: 'Comments' })).toContainText('They are heavy');
  await expectGoodScreen(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(cards.first().getByRole('img', { name: '2 comments' })).toBeVisible();

  await page.goto('/sample/calendar');
  await page.getByRole('button', { name: 'New event', exact: true }).click();
  const event = page.getByRole('dialog', { name: 'New event' });
  await event.getByLabel('Title').fill('Tea');
  await event.getByLabel('Place').fill('Roof');
  await event.getByLabel('Note').fill('Bring a cup.');
  await expectGoodScreen(page);
  await event.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Move Tea' }).click();
  await page.getByRole('menuitem', { name: 'A day later' }).click();
  await expect(page.getByRole('button', { name: 'Move Tea' })).toBeHidden();
  await page.getByRole('gridcell', { selected: true }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Move Tea' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Change the end of Tea' }).click();
  await page.getByRole('menuitem', { name: 'An hour longer' }).click();
  await expect(page.getByRole('button', { name: /09:00–11:00.*Tea/ })).toBeVisible();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await page.locator('[data-hour$=" 10"]').evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await drag(page, page.getByRole('button', { name: 'Change the end of Tea' }), page.locator('[data-hour$=" 12"]'));
  await expect(page.getByRole('button', { name: /09:00–13:00.*Tea/ })).toBeVisible();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.getByRole('button', { name: 'Agenda', exact: true }).click();
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: /Tea.*Roof/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('Tea is deleted.')).toBeVisible();
});

/** By its middle onto the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [source, target] = [await from.boundingBox(), await to.boundingBox()];
  if (!source || !target) throw new Error('One of the two is not on the page');
  await page.mouse.move(source.x + source.width / 2, source.y + source.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
}
