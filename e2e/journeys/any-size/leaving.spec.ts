import { instantOf } from '@muster/domain/calendar/company-time.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { refusal, unanswered } from '../../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn, lookIntoMenu, navigateTo, signIn, signOut } from '../../testing/screens.ts';

const ZONE = 'Asia/Yangon';
/** What a sign-out takes with it (behaviour 4). */
const CLEARED = ['currentMember', 'status', 'editMember', 'registerMember', 'loginMemberCode', 'authToken', 'CheckIn'];

const storedBy = (page: Page) => page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));

async function expectWiped(page: Page): Promise<void> {
  const { local, tab } = await storedBy(page);
  for (const key of CLEARED) expect([local[key], tab[key]], key).toEqual([undefined, undefined]);
  expect(local['Logout']).toBe('true');
  expect(await page.evaluate(() => caches.keys()), 'no answers are kept aside').toEqual([]);
}

test('signing out clears what was kept, and the way back shows no data', async ({ page, newcomer, mishaps }) => {
  mishaps.allow(refusal(401, '/jwt/token'));
  await signIn(page, newcomer.membercode);
  await page.evaluate((keys) => {
    for (const key of keys) if (key !== 'currentMember') localStorage.setItem(key, 'left by an older version');
  }, CLEARED);
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await signOut(page);
  await expectWiped(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(newcomer.membername)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, 'EM002');
  await expect(page, 'the next one does not land on the page of the one before').toHaveURL(/public_holiday$/);
});

test('another tab follows the sign-out', async ({ page, context, newcomer }) => {
  await signIn(page, newcomer.membercode);
  const tab = await context.newPage();
  await tab.goto('/dashboard/member-profile');
  await expect(tab.getByRole('heading', { name: 'Member profile' })).toBeVisible();
  await signOut(page);
  await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(tab.getByText(newcomer.membername)).toHaveCount(0);
});

test('signing out without a connection wipes the device all the same', async ({ page, context, newcomer, mishaps }) => {
  mishaps.allow(unanswered('/(api|jwt|assets)/'));
  await signIn(page, newcomer.membercode);
  await lookIntoMenu(page);
  await context.setOffline(true);
  await expect(page.getByRole('img', { name: 'offline' })).toBeVisible();
  await signOut(page);
  await expectWiped(page);
  await page.goBack().catch(() => undefined);
  await expect(page.getByText(newcomer.membername)).toHaveCount(0);
});

test('signing out without a connection ends the session when there is one again, before anything else is sent', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(unanswered('/(api|jwt|assets)/'));
  await signIn(page, newcomer.membercode);
  await lookIntoMenu(page);
  const cookies = await context.cookies();
  await context.setOffline(true);
  await signOut(page);
  const sent: string[] = [];
  page.on('request', (it) => void (/\/(api|jwt)\//.test(it.url()) && sent.push(new URL(it.url()).pathname)));
  const told = page.waitForResponse(/membercode\/logout/);
  await context.setOffline(false);
  expect((await told).status()).toBe(200);
  expect(sent[0]).toBe('/api/membercode/logout');
  // The cookie that somebody kept aside opens nothing any more.
  await context.addCookies(cookies);
  expect((await page.request.post('/jwt/token')).status()).toBe(401);
});

/** Lets every answer say that the server has the time of the page's clock, which the screen would otherwise correct. */
async function serverGoesWith(page: Page): Promise<void> {
  await page.route(/\/(api|jwt)\//, async (route) => {
    const response = await route.fetch();
    const date = await page.evaluate(() => new Date().toUTCString());
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

test('the screen signs out by itself at 23:55 of the company', async ({ page, newcomer }) => {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const today = instantOf(now.toPlainDate().toString(), '23:50', ZONE);
  const evening = Temporal.Instant.compare(today, now.toInstant()) > 0 ? today : today.add({ hours: 24 });
  await page.clock.install({ time: evening.epochMilliseconds });
  await serverGoesWith(page);
  await signIn(page, newcomer.membercode);
  await expect(page.getByRole('grid')).toBeVisible();
  // What looks at the clock comes once the page rests, however long that takes; after 23:55 it would wait for that of tomorrow.
  await expect(page.locator('#content > [role=status]').first()).toBeAttached();
  await page.clock.pauseAt(evening.add({ minutes: 4, seconds: 50 }).epochMilliseconds);
  await expect(page.getByRole('heading', { name: 'Public holidays' }), 'not a moment early').toBeVisible();
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await expect(page.getByText('You were signed out at 23:55, as every day.')).toBeVisible();
  await expectWiped(page);
  await expectGoodScreen(page);
});

test('a suspension shows within the minute, and its OK signs out', async ({ page, newcomer, hr, mishaps }) => {
  mishaps.allow(refusal(403, '/api/'));
  await page.clock.install();
  await signIn(page, newcomer.membercode);
  await expect(page.getByRole('grid')).toBeVisible();
  await hr.call(setMemberStatus, { params: { id: String(newcomer.id) }, body: { status: 'suspended' } });
  await page.clock.runFor(61_000);
  await expectSuspension(page);
  await page.keyboard.press('Escape');
  await expectSuspension(page);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectWiped(page);
});

test('a suspended member’s next step is refused at once', async ({ page, newcomer, hr, mishaps }) => {
  mishaps.allow(refusal(403, '/api/'));
  await signIn(page, newcomer.membercode);
  // What the landing page still asks for would be refused already, before the step is taken.
  await expect(page.getByRole('grid')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await hr.call(setMemberStatus, { params: { id: String(newcomer.id) }, body: { status: 'suspended' } });
  // One press: opening a page by the navigation may ask already on the way, and the refusal would lie over its links.
  await page.getByRole('link', { name: 'Next leave' }).click();
  await expectSuspension(page);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

async function expectSuspension(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Member suspended!' });
  await expect(dialog).toContainText('Your account is suspended! Please contact to the administrator');
}
