import { expect, test } from '../testing/journey.ts';
import { countScripts, expectSteady, watchLayout } from '../testing/measures.ts';
import { HEAD_OFFICE, standAt } from '../testing/places.ts';
import { expectGoodScreen, fillSignIn, navigateTo, signIn } from '../testing/screens.ts';

/**
 * Bytes of JavaScript, compressed with brotli, that a visitor may have to wait for; on a phone the early page, 5 kB of them, is
 * there long before the rest (decision 44).
 */
const UNTIL_SIGN_IN = 151_000;
const UNTIL_LANDING = 200_000;
/** Twice as steady as what is called good elsewhere. */
const MOST_SHIFT = 0.02;

test('little has to be fetched before the sign-in and the calendar are usable', async ({ page }) => {
  const scripts = countScripts(page);
  await page.goto('/session/signin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const untilSignIn = await scripts.bytes();
  expect(untilSignIn).toBeGreaterThan(0);
  expect(untilSignIn).toBeLessThanOrEqual(UNTIL_SIGN_IN);
  await fillSignIn(page, 'EM001');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check (in|out)/i })).toBeVisible();
  // What follows, such as the account's menu, nobody waits for.
  const untilLanding = await scripts.bytes();
  expect(untilLanding).toBeGreaterThan(untilSignIn);
  expect(untilLanding).toBeLessThanOrEqual(UNTIL_LANDING);
  expect(new Set(scripts.encodings())).toEqual(new Set(['br']));
});

test('nothing jumps about on the sign-in, the holidays and the check-in', async ({ page, context }) => {
  await standAt(context, HEAD_OFFICE);
  await watchLayout(page);
  await page.goto('/session/signin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectSteady(page, MOST_SHIFT);
  await fillSignIn(page, 'EM001');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectSteady(page, MOST_SHIFT);
  await page.goto('/dashboard/public_holiday');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectSteady(page, MOST_SHIFT);
  await page.goto('/dashboard/checkinmember');
  await expect(page.getByText(/^Head Office: \d+ m away, inside the area$/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Records of/ })).toBeVisible();
  await expectSteady(page, MOST_SHIFT);
});

test('what a member is to do about their sign-in moves nothing on the page that it comes over', async ({
  page,
  newcomer,
}) => {
  await page.route('**/api/membercode/factors', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, passwordby: 'Thida Aung' } } });
  });
  await watchLayout(page);
  await signIn(page, newcomer.membercode);
  const notice = page.getByRole('alert').filter({ hasText: /^Thida Aung (chose|knows) your password/ });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expectSteady(page, MOST_SHIFT);
  await expectGoodScreen(page, { dark: true });
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await navigateTo(page, 'Take Leave');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Later' })).toHaveCount(0);
  await expectGoodScreen(page);
});
