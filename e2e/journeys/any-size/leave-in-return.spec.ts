import { expect, test } from '../../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../../testing/screens.ts';

test('a worked day off is asked back as leave, given by who decides, and taken back by the office', async ({
  page,
}) => {
  const worked = page.getByRole('gridcell', { name: /Worked on an off-day/ });
  const given = page.getByText('Leave in return: a day of OFF DAY');
  await signIn(page, 'EM004');
  await navigateTo(page, 'Attendance Summary');
  await worked.click();
  await page.getByRole('button', { name: 'Ask for leave in return' }).click();
  const dialog = page.getByRole('dialog', { name: /^Leave in return for Sat / });
  await expect(dialog.getByText('In return the balance gets a day of OFF DAY.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A delivery came in');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Ask for leave in return' }).click();
  await expect(page.getByText('Leave in return is asked for.')).toBeVisible();
  await expect(given).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct this day' })).toHaveCount(0);
  await expectGoodScreen(page, { dark: true });
  await signOut(page);

  await signIn(page, 'HR001');
  await navigateTo(page, 'Attendance corrections');
  const line = page.getByRole('listitem').filter({ hasText: 'A delivery came in' });
  await line.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog', { name: 'Give this leave?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The leave is given.')).toBeVisible();
  await navigateTo(page, 'Group attendance');
  await page
    .getByRole('button', { name: /^Su Myat Noe.*Worked on an off-day/ })
    .first()
    .click();
  const day = page.getByRole('dialog', { name: /^Attendance of / });
  await expect(given).toBeVisible();
  await expectGoodScreen(page);
  await day.getByRole('button', { name: 'Take back' }).click();
  await page
    .getByRole('alertdialog', { name: 'Take back this leave?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByText('The leave is taken back.')).toBeVisible();
  await expect(day.getByRole('button', { name: 'Give leave in return' })).toBeVisible();
});
