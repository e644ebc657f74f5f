import { expect, test } from '../testing/journey.ts';
import { signIn } from '../testing/screens.ts';

test('what a list is narrowed to outlives a reload and the look at a member, and is one step back', async ({
  page,
}) => {
  await signIn(page, 'HR001', '/dashboard/who_is_in');
  const words = page.getByLabel('Name or code');
  await expect(words).toBeVisible();
  await page.goto('/dashboard/leave_balances?year=sideways');
  const rows = page.getByRole('rowheader', { name: /EM0/ });
  await words.pressSequentially('em00', { delay: 30 });
  await expect(page).toHaveURL(/search=em00$/);
  await page.reload();
  await expect(words).toHaveValue('em00');
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Show everybody' })).toBeVisible();
  await page.goBack();
  await expect(words).toHaveValue('em00');
  await expect(rows.first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/who_is_in$/);
});
