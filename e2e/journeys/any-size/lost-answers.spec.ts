import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { refusal, unanswered } from '../../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { checkIn, checkOut, punchesOf } from '../../testing/punching.ts';
import { expectGoodScreen, lookIntoMenu, navigateTo, signIn, signInByForm, signOut } from '../../testing/screens.ts';

const PUNCH = '/api/membercheckin/createMember';
const keptDialog = (page: Page) => page.getByRole('dialog', { name: 'Your check-in is kept' });

const clientIdsOf = async (origin: string, member: MemberRow) =>
  (await punchesOf(origin, member)).map((it) => it.clientid);

/** Lets the first check-in reach the server and loses its answer; returns every check-in as it was sent. */
async function loseFirstAnswer(page: Page): Promise<PunchInput[]> {
  const sent: PunchInput[] = [];
  await page.route(`**${PUNCH}`, async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return sent;
}

test.beforeEach(async ({ context, mishaps }) => {
  mishaps.allow(unanswered(PUNCH));
  await standAt(context, HEAD_OFFICE);
});

test('what was answered by nobody is sent under the same key, and counts once', async ({ page, newcomer, office }) => {
  const sent = await loseFirstAnswer(page);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await expect(keptDialog(page)).toBeVisible();
  await expect(page.getByText('sent by itself, with the time at which you pressed')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('1 waiting')).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ ...sent[0], offline: true });
  expect(await clientIdsOf(office.origin, newcomer)).toEqual([sent[0]?.clientid]);
});

test('a page loaded anew sends what waited by itself', async ({ page, newcomer, office }) => {
  const sent = await loseFirstAnswer(page);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await expect(keptDialog(page)).toBeVisible();
  await page.reload();
  await expect(checkOut(page)).toBeVisible();
  await expect.poll(() => clientIdsOf(office.origin, newcomer)).toEqual([sent[0]?.clientid]);
});

test('a check-in without a connection outlives the session, and goes through with its time after the next sign-in', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered('/'));
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await expect(checkIn(page)).toBeEnabled();
  await lookIntoMenu(page);
  await context.setOffline(true);
  await checkIn(page).click();
  await expect(keptDialog(page)).toBeVisible();
  const promised = await keptDialog(page)
    .getByText(/^\d\d:\d\d:\d\d$/)
    .textContent();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(checkOut(page)).toBeVisible();
  await signOut(page);
  await context.setOffline(false);
  await page.reload();
  await signInByForm(page, 'EM001');
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByText('1 waiting')).toHaveCount(0);
  expect(await clientIdsOf(office.origin, newcomer)).toEqual([]);
  await signOut(page);
  await signInByForm(page, newcomer.membercode);
  await expect(page.getByText(`Your check-in of ${promised?.slice(0, 5)} is recorded.`)).toBeVisible();
  expect(await clientIdsOf(office.origin, newcomer)).toHaveLength(1);
});

test('a server that is out of breath is asked again by itself', async ({ page, newcomer, mishaps }) => {
  mishaps.allow(refusal(503, PUNCH));
  let answers = 0;
  await page.route(`**${PUNCH}`, (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    const body = { status: 'fail', code: 'UNAVAILABLE', message: 'Busy.', errors: [] };
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: body });
  });
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/Your check-in of .* is recorded/)).toBeVisible();
  expect(answers).toBe(2);
});

test('a list that cannot be loaded says so in place and loads on Try again', async ({ page, newcomer, mishaps }) => {
  const TODAY = '/api/membercheckin/today';
  // Whichever of the two is answered opens the page.
  const AT_A_GLANCE = '/api/today';
  for (const it of [TODAY, AT_A_GLANCE]) mishaps.allow(unanswered(it));
  await signIn(page, newcomer.membercode);
  for (const it of [TODAY, AT_A_GLANCE]) await page.route(`**${it}`, (route) => route.abort('connectionrefused'));
  // Anew, and with nothing that was seen before: the page would open with that.
  const seen = () => page.evaluate(async () => (await indexedDB.databases()).map((it) => it.name));
  await expect.poll(seen).toContain('muster-seen');
  await page.evaluate(() => void indexedDB.deleteDatabase('muster-seen'));
  await page.goto('/dashboard/checkinmember');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectGoodScreen(page);
  for (const it of [TODAY, AT_A_GLANCE]) await page.unroute(`**${it}`);
  // The page tries again by itself as well, and may be quicker.
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click({ timeout: 5000 }).catch(() => expect(again).toBeHidden());
  await expect(checkIn(page)).toBeVisible();
});
