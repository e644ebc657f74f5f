import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { navigateTo, signIn } from '../testing/screens.ts';
import { imitateBack, pressBack, untilBackIsHeard } from '../testing/way-back.ts';

test.beforeEach(({ page }) => imitateBack(page));

/** Opens something over the page, and leaves it by the way back: it is gone, and the page is the same. */
async function expectBackCloses(page: Page, opener: Locator, layer: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await expect(layer).toBeVisible();
  await pressBack(page);
  await expect(layer).toBeHidden();
  expect(page.url()).toBe(address);
}

test('the way back closes what lies over the page, and leaves the page', async ({ page, newcomer, isMobile }) => {
  await signIn(page, newcomer.membercode);
  await untilBackIsHeard(page);
  const button = (name: string) => page.getByRole('button', { name });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  if (isMobile) await expectBackCloses(page, button('Show the navigation'), navigation);
  await expectBackCloses(page, button('Notifications'), page.getByRole('dialog'));
  await expectBackCloses(page, button('Your account'), page.getByRole('menu'));
  await expectBackCloses(page, button('Find anything'), page.getByRole('combobox'));

  if (!isMobile) {
    await button('Tools').click();
    const tools = page.getByRole('complementary', { name: 'Tools' });
    await expectBackCloses(page, tools.getByRole('button', { name: 'Look' }), page.getByRole('dialog'));
    await expectBackCloses(page, tools.getByRole('button', { name: /^Cart/ }), page.getByRole('dialog'));
    await expectBackCloses(page, tools.getByRole('button', { name: /chat/i }), page.getByRole('dialog'));
    return;
  }
  await button('Show the navigation').click();
  await navigation.getByRole('link', { name: 'Take Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Take Leave', level: 1 })).toBeVisible();
  await expect(navigation, 'a link in it leads on and closes it').toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
});

/** The form for leave with the calendar of one of its days open, where the way back is heard. */
async function openFormWithCalendar(page: Page, membercode: string) {
  await signIn(page, membercode, '/dashboard/take_leave');
  await untilBackIsHeard(page);
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Taking Leave Days' });
  const calendar = form.getByRole('grid');
  await form
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await expect(calendar).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  return { form, calendar, question, remark: form.getByLabel('Remark (optional)') };
}

test('the way back asks before what was typed is given up, and closes one thing at a time', async ({
  page,
  newcomer,
}) => {
  const { form, remark, question, calendar } = await openFormWithCalendar(page, newcomer.membercode);
  const address = page.url();
  await pressBack(page);
  await expect(calendar).toHaveCount(0);
  await remark.fill('Family');
  for (const _time of [1, 2, 3]) {
    await pressBack(page);
    await expect(question).toBeVisible();
    await pressBack(page);
    await expect(question).toHaveCount(0);
    await expect(remark).toHaveValue('Family');
  }
  expect(page.url()).toBe(address);
  await pressBack(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
});

for (const { at, opener, name, closer } of [
  { at: 'Take Leave', opener: 'Take leave', name: 'Taking Leave Days', closer: 'Cancel' },
  { at: 'Trip Assignment', opener: 'Assign a trip', name: 'Trip Assignment', closer: 'Close' },
]) {
  test(`one step back leaves ${at}, however often its form was opened and closed`, async ({ page, newcomer }) => {
    await signIn(page, newcomer.membercode);
    await untilBackIsHeard(page);
    await navigateTo(page, at);
    const form = page.getByRole('dialog', { name });
    const cancel = () => form.getByRole('button', { name: closer, exact: true }).click();
    for (const close of [() => pressBack(page), cancel, () => pressBack(page)]) {
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(page).toHaveURL(/=new$/);
      await expect(form).toBeVisible();
      await close();
      await expect(form).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
  });
}

test('the way back leaves a code that is shown once until it was taken down', async ({ page, newcomer }) => {
  await signIn(page, 'HR001', `/dashboard/members/${newcomer.id}`);
  await untilBackIsHeard(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  const address = page.url();
  const opener = page.getByRole('button', { name: 'One-time code' });
  await expectBackCloses(page, opener, page.getByRole('alertdialog'));
  await opener.click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const shown = page.getByRole('dialog', { name: /^Code / });
  const code = shown.getByText(/^[\w-]{20,}$/);
  const made = await code.textContent();
  for (const _time of [1, 2, 3]) {
    await pressBack(page);
    await expect(code).toHaveText(made ?? '');
  }
  const question = page.getByRole('alertdialog', { name: 'Close without the code?' });
  await shown.getByRole('button', { name: 'OK' }).click();
  await expect(question).toBeVisible();
  await pressBack(page);
  await expect(question).toBeHidden();
  await expect(code).toHaveText(made ?? '');
  expect(page.url()).toBe(address);
});

test('Escape closes one thing at a time, also where the browser closes by that key itself', async ({
  page,
  newcomer,
}) => {
  const { form, remark, question, calendar } = await openFormWithCalendar(page, newcomer.membercode);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(form).toBeVisible();
  await remark.fill('Family');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remark).toHaveValue('Family');
});
