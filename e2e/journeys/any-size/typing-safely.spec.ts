import { expect, test } from '../../testing/journey.ts';
import { expectVisibleFocus, tabTo } from '../../testing/keyboard.ts';
import { expectGoodScreen, navigateTo, signIn } from '../../testing/screens.ts';

test('what was typed is given up only after a question, without a mouse', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode, '/dashboard/take_leave?leave=new');
  const form = page.getByRole('dialog', { name: 'Taking Leave Days' });
  const remark = form.getByLabel('Remark (optional)');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await tabTo(page, remark);
  await page.keyboard.type('Family');

  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Go on typing' })).toBeFocused();
  await expectVisibleFocus(page);
  await expectGoodScreen(page, { dark: true });
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(remark).toHaveValue('Family');
  await expect(remark, 'typing can go on').toBeFocused();

  await page.keyboard.press('Escape');
  await tabTo(page, question.getByRole('button', { name: 'Discard' }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
});

test('what was typed is given up only after a question, by the way back and by a link, too', async ({
  page,
  newcomer,
}) => {
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Take Leave');
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Taking Leave Days' });
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await form.getByLabel('Remark (optional)').fill('Family');
  await page.goBack();
  await question.getByRole('button', { name: 'Go on typing' }).click();
  await expect(form.getByLabel('Remark (optional)')).toHaveValue('Family');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/public_holiday$/);

  await page.goto('/dashboard/member-profile');
  await page.getByLabel('Phone').fill('09 123');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Go on typing' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('09 123');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/public_holiday$/);
});

test('whatever is wrong is marked at once, and the first of it has the keyboard', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode, '/dashboard/trip_assignment?trip=new');
  const form = page.getByRole('dialog', { name: 'Trip Assignment' });
  await form.getByRole('button', { name: 'Save' }).click();
  const type = form.getByRole('combobox', { name: 'Trip type' });
  await expect(type).toBeFocused();
  await expect(type).toHaveAccessibleDescription('Please fill this in.');
  await expect(form.getByRole('alert').filter({ hasText: 'Please fill this in.' })).toHaveCount(4);
  await expectGoodScreen(page, { dark: true });
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was typed').toHaveCount(0);
});
