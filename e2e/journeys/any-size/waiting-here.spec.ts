import { expect, test } from '../../testing/journey.ts';
import { unanswered } from '../../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { checkIn, punchesOf } from '../../testing/punching.ts';
import { expectGoodScreen, fillSignIn, navigateTo, signIn, signOut } from '../../testing/screens.ts';

test('the sign-in page tells that a check-in waits, which is sent when its member signs in and no other', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered('/api/membercheckin/createMember'));
  await standAt(context, HEAD_OFFICE);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await page.route('**/api/membercheckin/createMember', (route) => route.abort('connectionrefused'));
  await checkIn(page).click();
  await page
    .getByRole('dialog', { name: /is kept/ })
    .getByRole('button', { name: 'OK' })
    .click();
  await signOut(page);
  const waits = page.getByText('1 check-in waits on this device. It is sent when its member signs in here.');
  await expect(waits).toBeVisible();
  await expect(page.getByText(newcomer.membername)).toHaveCount(0);
  await expectGoodScreen(page, { dark: true });
  await page.unroute('**/api/membercheckin/createMember');

  await page.reload();
  await fillSignIn(page, 'EM002');
  await expect(page.getByRole('grid')).toBeVisible();
  await signOut(page);
  await expect(waits, 'it is not sent in the session of somebody else').toBeVisible();
  expect(await punchesOf(office.origin, newcomer)).toEqual([]);

  await fillSignIn(page, newcomer.membercode);
  await expect(page.getByText(/^Your check-in of \d\d:\d\d is recorded\.$/)).toBeVisible();
  expect(await punchesOf(office.origin, newcomer)).toHaveLength(1);
  await signOut(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(waits).toHaveCount(0);
});
