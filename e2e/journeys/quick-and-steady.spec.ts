import { expect, test } from '../testing/journey.ts';
import { countScripts, expectSteady, watchLayout } from '../testing/measures.ts';
import { HEAD_OFFICE, standAt } from '../testing/places.ts';
import { fillSignIn } from '../testing/screens.ts';

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
