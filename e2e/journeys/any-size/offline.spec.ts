import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { refusal, unanswered } from '../../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { expectGoodScreen, keptWhole, navigateTo, signIn, signOut } from '../../testing/screens.ts';

test.use({ serviceWorkers: 'allow' });

/** Bytes as they travel. */
const MOST_KEPT = 700_000;
const SEEN = /^No connection\. You see what Muster knew at \d\d:\d\d/;
const DAILY = [
  { path: '/dashboard/public_holiday', title: 'Public holidays', shows: (page: Page) => page.getByRole('grid') },
  {
    path: '/dashboard/checkinmember',
    title: 'Check In/Out',
    shows: (page: Page) => page.getByRole('button', { name: 'Check in', exact: true }),
  },
  {
    path: '/dashboard/take_leave',
    title: 'Take Leave',
    shows: (page: Page) => page.getByText(/earned leave/i).first(),
  },
  { path: '/dashboard/trip_assignment', title: 'Trip Assignment', shows: (page: Page) => page.getByLabel('Search') },
] as const;

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map((it) => it.name));

/** A newcomer has signed in, and the device has kept whatever it keeps. */
test.beforeEach(async ({ page, context, newcomer, mishaps }) => {
  mishaps.allow(unanswered('/'));
  await standAt(context, HEAD_OFFICE);
  await signIn(page, newcomer.membercode);
  await keptWhole(page);
});

test('the shell and the daily pages open without a connection, as they were last seen', async ({
  page,
  context,
  office,
}) => {
  for (const { title, shows } of DAILY.slice(1)) {
    await navigateTo(page, title);
    await expect(shows(page)).toBeVisible();
  }
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((it) => globalThis.caches.open(it)));
    return (await Promise.all(caches.map((it) => it.keys()))).flat().map((it) => new URL(it.url).pathname);
  });
  let bytes = 0;
  for (const path of kept) {
    expect(path).toMatch(/^\/(assets\/[\w.-]+)?$/);
    const answer = await fetch(office.origin + path, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(answer.headers.get('content-length') ?? 0);
    await answer.arrayBuffer();
  }
  expect(kept.length).toBeGreaterThan(50);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT);

  await context.setOffline(true);
  for (const { path, title, shows } of DAILY) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(shows(page)).toBeVisible();
    await expect(page.getByText(SEEN)).toBeVisible();
  }
  await expectGoodScreen(page, { dark: true });
  await context.setOffline(false);
  await expect(page.getByText(SEEN)).toHaveCount(0);
});

/** Written into the page: its store takes long to open, and a refusal in the place of content is kept. */
function openStoreSlowly(): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function openSlowly(name, version) {
    const request = open.call(this, name, version);
    const later = (act: (event: Event) => void) =>
      request.addEventListener('success', (event) => setTimeout(() => act(event), 2000));
    if (name === 'muster-seen') Object.defineProperty(request, 'onsuccess', { set: later });
    return request;
  };
  new MutationObserver(() => {
    const refused = document.querySelector('#content [role=alert]')?.textContent;
    if (refused) sessionStorage.setItem('refused', refused);
  }).observe(document, { childList: true, subtree: true });
}

test('nothing is said to be missing before the store of what was seen has answered', async ({ page, context }) => {
  await context.setOffline(true);
  await page.addInitScript(openStoreSlowly);
  await page.goto('/dashboard/public_holiday');
  await expect(page.getByRole('status', { name: 'Loading…' }).first()).toBeVisible();
  await expect(page.getByText(SEEN)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('refused'))).toBeNull();
});

test('a page that was not fetched says so in place, keeps the shell, and comes by itself', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await navigateTo(page, 'Attendance Summary');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  // It is said once: not in a short message as well, which would come within a second and stay for some.
  await page.waitForTimeout(1500);
  expect(await page.getByText(/no connection/i).allTextContents()).toEqual(['No connection']);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await navigateTo(page, 'Take Leave');
  await expect(page.getByRole('heading', { name: 'Take Leave', level: 1 })).toBeVisible();
  await navigateTo(page, 'Attendance Summary');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Attendance Summary', level: 1 })).toBeVisible();
});

test('nothing of a member is left after the sign-out, even without a connection', async ({ page, context }) => {
  await expect.poll(() => databases(page)).toContain('muster-seen');
  await context.setOffline(true);
  await page.goto('/dashboard/take_leave');
  await signOut(page);
  await expect.poll(() => databases(page)).not.toContain('muster-seen');
  await page.goto('/dashboard/public_holiday');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await databases(page)).not.toContain('muster-seen');
});

test('nothing of a member is left after a suspension', async ({ page, newcomer, hr, mishaps }) => {
  mishaps.allow(refusal(403, '/'), refusal(401, '/'));
  await expect.poll(() => databases(page)).toContain('muster-seen');
  await hr.call(setMemberStatus, { params: { id: String(newcomer.id) }, body: { status: 'suspended' } });
  await navigateTo(page, 'Take Leave');
  await expect(page.getByRole('alertdialog', { name: 'Member suspended!' })).toBeVisible();
  await expect.poll(() => databases(page)).not.toContain('muster-seen');
});

test('what was seen ends with the day, also where the day ended without a connection', async ({ page, context }) => {
  await page.goto('/dashboard/checkinmember');
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await expect.poll(() => databases(page)).toContain('muster-seen');
  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  await page.goto('/dashboard/checkinmember');
  await expect(page.getByRole('heading', { name: 'No connection' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toHaveCount(0);
  await expect.poll(() => databases(page)).not.toContain('muster-seen');
});
