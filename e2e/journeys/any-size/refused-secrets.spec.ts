import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, test } from '../../testing/journey.ts';
import { refusal } from '../../testing/mishaps.ts';
import { choosePassword } from '../../testing/screens.ts';

test('a code that is taken, unknown or suspended is refused in one and the same way', async ({ page, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercode/register'));
  const answers: (string | null)[] = [];
  for (const membercode of ['EM001', 'NOBODY', 'EM008']) {
    await page.goto('/session/signup');
    await page.getByLabel('Member code').fill(membercode);
    await choosePassword(page, SAMPLE_PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be registered' });
    await expect(alert).toBeVisible();
    answers.push(await alert.textContent());
  }
  expect(new Set(answers).size).toBe(1);
});

test('a link that was used, or was never handed out, says so', async ({ page, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercode/reset'));
  await page.goto('/session/reset?token=never-handed-out-to-anybody-at-all');
  await choosePassword(page, SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link has been used or is too old. Please ask for a new one.')).toBeVisible();
});
