import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { my } from '@muster/domain/messages/my.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { tabTo } from '../../testing/keyboard.ts';
import { refusal } from '../../testing/mishaps.ts';
import { AIRPORT, standAt } from '../../testing/places.ts';
import { expectGoodScreen, signIn } from '../../testing/screens.ts';
import { callerOf, enlist } from '../../testing/wire.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const widthOf = async (it: Locator) => (await it.boundingBox())?.width;

test('the narrow navigation opens for a pointer or the keyboard, and a press does not keep it over the page', async ({
  page,
  newcomer,
}) => {
  await signIn(page, newcomer.membercode);
  const rail = navigation(page);
  await rail.getByRole('button', { name: 'Make the navigation narrow' }).click();
  await expect(rail.getByRole('button', { name: 'Make the navigation wide' })).toBeAttached();
  await page.mouse.move(900, 500);
  await expect.poll(() => widthOf(rail), 'the pressed switch has the focus still').toBe(80);

  await rail.hover();
  await expect.poll(() => widthOf(rail)).toBe(260);
  await rail.getByRole('link', { name: 'Check In/Out' }).click();
  await expect(page).toHaveURL(/checkinmember$/);
  await page.mouse.move(900, 500);
  await expect.poll(() => widthOf(rail)).toBe(80);

  await tabTo(page, rail.getByRole('link', { name: 'Attendance Summary' }));
  await expect.poll(() => widthOf(rail)).toBe(260);
  await page.mouse.click(900, 300);
  await expect.poll(() => widthOf(rail)).toBe(80);
});

/** A phone held sideways, and half a laptop's screen at 200 %. */
for (const [width, height] of [
  [740, 360],
  [720, 450],
] as const) {
  test(`at ${width}×${height} the button stands whole between slim bars`, async ({ page, newcomer }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, newcomer.membercode);
    for (const path of ['/dashboard/public_holiday', '/dashboard/checkinmember']) {
      await page.goto(path);
      const button = page.getByRole('button', { name: 'Check in', exact: true });
      await expect(button).toBeVisible();
      const top = await page.getByRole('banner').boundingBox();
      const bottom = await page.getByRole('navigation', { name: 'Daily pages' }).boundingBox();
      const box = await button.boundingBox();
      expect(box?.y, path).toBeGreaterThan(top?.height ?? Number.NaN);
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN), path).toBeLessThan(bottom?.y ?? Number.NaN);
      await expectGoodScreen(page);
    }
  });
}

test('the round button of the tools covers no card, however wide the screen is', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  for (const width of [900, 1024, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('grid')).toBeVisible();
    const cards = await page.getByRole('main').evaluate((it) => {
      const rights = [...it.querySelectorAll('.MuiCard-root')].map((card) => card.getBoundingClientRect().right);
      return { count: rights.length, right: Math.max(...rights) };
    });
    expect(cards.count).toBeGreaterThan(0);
    const button = await page.getByRole('button', { name: 'Tools' }).boundingBox();
    expect(cards.right, `at ${width} pixels`).toBeLessThanOrEqual(button?.x ?? Number.NaN);
  }
});

test('on a tablet no tile stands alone in a last row, and the files of a group are at the right of their page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, 'HR001');
  for (const [path, tiles] of [
    ['who_is_in', page.getByRole('group', { name: 'Show by state' }).getByRole('button')],
    ['take_leave', page.getByRole('region', { name: /^Balances/ }).getByRole('listitem')],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(tiles.first()).toBeVisible();
    const tops = await tiles.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
    expect(tops.filter((it) => it === tops.at(-1)).length, path).toBeGreaterThan(1);
  }
  await page.goto('/dashboard/attendance_group');
  const files = page.getByRole('button', { name: 'Download' });
  await expect(files).toBeVisible();
  expect((await files.boundingBox())?.x).toBeGreaterThan(768 / 2);
});

test('one long word of a name stands beside nothing else, and leaves the days of a group their room', async ({
  page,
  office,
  hr,
}) => {
  const name = 'Nan Wunnakyawhtinkyawswathiripyanchithudhammasingi';
  const { membercode } = await enlist(office.origin, hr, { name });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'HR001', `/dashboard/members?search=${membercode}`);
  const line = page.getByRole('listitem').filter({ hasText: name });
  const chip = await line.getByText('Active').boundingBox();
  const words = await line.getByRole('link').evaluate((it) => it.scrollWidth + it.getBoundingClientRect().x);
  expect(words).toBeLessThanOrEqual(chip?.x ?? Number.NaN);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/dashboard/attendance_group?search=${membercode}`);
  expect(await widthOf(page.getByRole('rowheader', { name }))).toBeLessThanOrEqual(240);
});

test('where a page is enlarged four times, a field stands between the title of its dialog and the three buttons', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await standAt(context, AIRPORT);
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page, newcomer.membercode, '/dashboard/checkinmember/new');
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'You are outside your site' });
  const reason = dialog.getByLabel('Reason');
  await reason.fill('Fetching a visitor');
  const [title, field, send] = await Promise.all(
    [
      dialog.getByRole('heading').first(),
      reason,
      dialog.getByRole('button', { name: 'Check in with this reason' }),
    ].map((it) => it.boundingBox()),
  );
  if (!title || !field || !send) throw new Error('There is no form.');
  const inSight = Math.min(field.y + field.height, send.y) - Math.max(field.y, title.y + title.height);
  expect(inSight, 'pixels of the field in sight').toBeGreaterThan(48);
  await expectGoodScreen(page);
});

test('every page has one width, and on a phone nothing before it but the way back', async ({ page }) => {
  await signIn(page, 'HR001');
  const pages = ['member-setting', 'member-profile', 'company', 'members', 'attendance_group', 'leave_approvals'];
  await page.setViewportSize({ width: 1680, height: 900 });
  const header = page.getByRole('main').locator('header').first();
  for (const name of pages) {
    await page.goto(`/dashboard/${name}`);
    await expect(header.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widthOf(header), name).toBe(1170);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/checkinmember/new');
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('link')).toHaveText(['Check In/Out']);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await way.getByRole('link').click();
  await expect(way.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.goto('/dashboard/public_holiday');
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
  await expect(way).toBeHidden();
});

test('on a phone filters and confirmations come up from the foot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'HR001', '/dashboard/members');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Role').selectOption({ label: 'HR officer' });
  const box = await sheet.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
  expect(box?.y).toBeGreaterThanOrEqual(48);
  await expect(page.locator('html'), 'a pull does not load the page anew').toHaveCSS('overscroll-behavior-y', 'none');
  await expectGoodScreen(page, { dark: true });
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'auto');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByText('HR001')).toBeVisible();
});

test('in Burmese each of five places in the bar of a phone stands whole on one line', async ({ page, office }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'MG001');
  await page.evaluate((it) => localStorage.setItem('muster-language', it), 'my');
  await page.goto('/dashboard/public_holiday');
  const places = page.getByRole('navigation', { name: my.shell.bottomNavigation }).getByRole('link');
  await expect(places).toHaveCount(5);
  await page.evaluate(() => document.fonts.ready);
  const names = await places.locator('span:last-child').evaluateAll((all) =>
    all.map((it) => ({
      name: it.textContent,
      lines: Math.round(it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)),
      cut: it.scrollWidth > it.clientWidth || getComputedStyle(it).clipPath !== 'none',
    })),
  );
  expect(names).toEqual(names.map(({ name }) => ({ name, lines: 1, cut: false })));
  // It has become the member's own: who signs in next reads English.
  await (await callerOf(office.origin, 'MG001')).call(savePreferences, { body: { language: 'en' } });
});

test('a printed month is whole on paper with wide margins, in words of any length', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  await page.evaluate((it) => localStorage.setItem('muster-language', it), 'my');
  await page.goto('/dashboard/attendance_summary');
  await expect(page.getByRole('grid')).toBeVisible();
  // A4 between margins of 25 millimetres.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 605, height: 900 });
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const room = (await table.locator('..').boundingBox())?.width ?? Number.NaN;
  expect(await widthOf(table)).toBeLessThanOrEqual(room);
});

const daily = ['public_holiday', 'checkinmember', 'attendance_summary', 'attendance_corrections', 'take_leave'];

test.describe('where a finger points', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('nothing to press on the daily pages is lower than a finger is wide', async ({ page, newcomer }) => {
    await signIn(page, newcomer.membercode);
    for (const name of [...daily, 'trip_assignment']) {
      await page.goto(`/dashboard/${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      const low = await page.locator('#content :is(a, button)').evaluateAll((all) =>
        all
          .map((it) => ({
            said: it.getAttribute('aria-label') ?? it.textContent,
            ...it.getBoundingClientRect().toJSON(),
          }))
          .filter((it) => it.width > 0 && it.height < 43.5)
          .map((it) => `${it.said}: ${it.width}×${it.height}`),
      );
      expect(low, name).toEqual([]);
    }
  });
});

test("a group's printed month says whose it is, and has all its days beside each other, in their colours", async ({
  page,
}) => {
  await signIn(page, 'HR001');
  await page.goto('/dashboard/attendance_group');
  const grid = page.getByRole('region', { name: 'Group attendance' });
  await expect(grid).toBeVisible();
  // The width of A4 and of Letter lying across, without 10 mm on each side.
  for (const width of [1047, 979]) {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^\w+ \d{4} · All groups$/)).toBeVisible();
    await expect(page.getByLabel('Name or code')).toBeHidden();
    expect(await grid.evaluate((it) => it.scrollWidth - it.clientWidth), `beyond ${width}`).toBeLessThanOrEqual(0);
    await expect(grid.getByRole('button').first()).toHaveCSS('print-color-adjust', 'exact');
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the keys leave a form its buttons, and take the room of the bar at the foot', async ({ page, newcomer }) => {
    const keysUp = () => page.setViewportSize({ width: 360, height: 420 });
    const bar = page.getByRole('navigation', { name: 'Daily pages' });
    await signIn(page, newcomer.membercode, '/dashboard/trip_assignment');
    // Else the browser lays its keys over the foot of the page.
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
    const search = page.getByLabel('Search', { exact: true });
    await search.tap();
    await keysUp();
    await expect(bar).toBeHidden();
    await expect(search).toBeFocused();
    await search.blur();
    await expect(bar).toBeVisible();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard/take_leave?leave=new');
    const form = page.getByRole('dialog', { name: 'Taking Leave Days' });
    await form.getByLabel('Remark (optional)').tap();
    await keysUp();
    await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByLabel('Remark (optional)')).toBeFocused();
  });
});
