import { deleteInvoice } from '@muster/domain/samples/invoices/invoices-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { tabTo } from '../testing/keyboard.ts';
import { unanswered } from '../testing/mishaps.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('lists of the samples are good as they come; one with nothing in it says so, and one that does not come is asked for again', async ({
  page,
  newcomer,
  office,
  mishaps,
}) => {
  test.slow();
  mishaps.allow(unanswered('/api/'));
  await signIn(page, newcomer.membercode);
  for (const path of ['invoices', 'scrum-board', 'calendar', 'chat']) {
    await page.goto(`/sample/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
  }
  const answers = (url: URL) => url.pathname === '/api/invoices/all';
  await page.route(answers, (route) => route.abort('connectionrefused'));
  await page.goto('/sample/invoices');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectGoodScreen(page);
  await page.unroute(answers);
  // The page asks again by itself, too, and may have its answer before it is pressed.
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page.getByText('Order 232')).toBeVisible();
  const member = await callerOf(office.origin, newcomer.membercode);
  for (const id of ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'])
    await member.call(deleteInvoice, { body: { id } });
  await page.reload();
  await expect(page.getByText('Nothing is here.')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
});

test('what is dragged is moved by keys alone: a to-do and a card', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode, '/sample/todo');
  const first = page.getByRole('list', { name: 'To-do list' }).getByRole('listitem').first();
  await expect(first).toContainText('Call the printer');
  await moveByKeys(page, 'Move Order a second kettle', 'Move to the top');
  await expect(first).toContainText('Order a second kettle');

  await page.goto('/sample/scrum-board/board-1');
  await moveByKeys(page, 'Move Measure the hall', 'Move to Under way');
  await expect(page.getByRole('list', { name: 'Cards of Under way' })).toContainText('Measure the hall');
  await expect(page.getByRole('button', { name: 'Move Measure the hall' })).toBeFocused();
});

/** Goes to a handle by Tab, opens its menu, and takes a way of it. */
async function moveByKeys(page: Page, handle: string, way: string): Promise<void> {
  const button = page.getByRole('button', { name: handle, exact: true });
  await expect(button).toBeVisible();
  // What stands before the content has nothing to do with it.
  await page.getByRole('main').evaluate((it) => {
    it.tabIndex = -1;
    it.focus();
  });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: way, exact: true });
  await expect(item).toBeVisible();
  for (let n = 0; n < 12 && !(await item.evaluate((it) => it === document.activeElement)); n += 1)
    await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}
