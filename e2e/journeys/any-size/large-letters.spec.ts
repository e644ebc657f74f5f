import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { changeMemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import { my } from '@muster/domain/messages/my.ts';
import { myPages } from '@muster/domain/messages/my-pages.ts';
import { mySignedIn } from '@muster/domain/messages/my-signed-in.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { expectGoodScreen, signIn } from '../../testing/screens.ts';
import { callerOf, enlist } from '../../testing/wire.ts';

const daily = [
  '/dashboard/public_holiday',
  '/dashboard/checkinmember',
  '/dashboard/take_leave',
  '/dashboard/attendance_summary',
];

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Words that reach beyond the screen, or beyond what they are clipped to without a way to scroll there. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (element: Element): number => {
      for (let it = element.parentElement; it; it = it.parentElement) {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(it);
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || textOverflow === 'ellipsis') return Infinity;
        if (overflowX !== 'visible') return Math.min(it.getBoundingClientRect().right, innerWidth);
      }
      return innerWidth;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!holder?.checkVisibility() || getComputedStyle(holder).position === 'absolute') continue;
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const edge = edgeOf(holder);
      const isCut = right > edge + 1 || (edge < Infinity && left < -1);
      if (width > 0 && isCut) found.push(`${text.nodeValue} from ${left} to ${right}`);
    }
    return found;
  });

test('with letters twice as large all of a month is in sight on a phone, and so is everything else', async ({
  page,
  newcomer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, newcomer.membercode);
  for (const path of daily) {
    await page.goto(path);
    await enlarge(page);
    const calendar = page.getByRole('grid');
    await expect(calendar, path).toBeVisible();
    const last = await calendar.getByRole('columnheader').last().boundingBox();
    expect((last?.x ?? Number.NaN) + (last?.width ?? Number.NaN), path).toBeLessThanOrEqual(360 - 16);
    expect(await cutOff(page), path).toEqual([]);
    await expectGoodScreen(page);
  }
  await page.goto('/dashboard/take_leave?leave=new');
  await enlarge(page);
  const type = await page.getByRole('combobox', { name: 'Leave type' }).boundingBox();
  expect(type?.height, 'the name of a type over two lines').toBeGreaterThan(90);
  await page.getByRole('button', { name: 'From date: pick from a calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await cutOff(page), 'the leave form').toEqual([]);
  await signIn(page, 'EM001', '/dashboard/take_leave');
  await enlarge(page);
  await page.getByRole('button', { name: /^EARNED LEAVE: / }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Balance' })).toBeVisible();
  await expectGoodScreen(page);
});

test('in Burmese with letters twice as large the words on the round button keep clear of its edge', async ({
  page,
  newcomer,
}) => {
  await signIn(page, newcomer.membercode);
  await page.evaluate((it) => localStorage.setItem('muster-language', it), 'my');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dashboard/checkinmember');
    await enlarge(page);
    const words = page
      .getByRole('button', { name: mySignedIn.attendance.in, exact: true })
      .getByText(mySignedIn.attendance.in);
    await expect(words).toBeVisible();
    const clear = () =>
      words.evaluate((it) => {
        const { left, top, width: across } = (it.closest('button') as HTMLElement).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(it);
        const corners = [...range.getClientRects()].flatMap((one) =>
          [one.left, one.right].flatMap((x) => [one.top, one.bottom].map((y) => ({ x, y }))),
        );
        const furthest = corners.map(({ x, y }) => Math.hypot(x - left - across / 2, y - top - across / 2));
        return across / 2 - Math.max(...furthest);
      });
    await expect.poll(clear, `pixels between the words and the edge at ${width}`).toBeGreaterThan(8);
  }
});

test('in Burmese with letters twice as large whoever decides about leave has every button whole', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'HR001');
  await page.evaluate((it) => localStorage.setItem('muster-language', it), 'my');
  await page.goto('/dashboard/leave_approvals');
  await enlarge(page);
  await expect(page.getByRole('button', { name: myPages.leaveActing.forSomebody })).toBeVisible();
  const all = page.getByRole('checkbox', { name: myPages.choosing.all });
  await all.check();
  expect(await cutOff(page)).toEqual([]);
  const decide = page.getByRole('button', { name: myPages.leave.approvals.approve, exact: true });
  const button = await decide.boundingBox();
  const bar = await page.getByRole('navigation', { name: my.shell.bottomNavigation }).boundingBox();
  expect((button?.y ?? Number.NaN) + (button?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
  await expectGoodScreen(page);
  // It has become the member's own: who signs in next reads English.
  await (await callerOf(office.origin, 'HR001')).call(savePreferences, { body: { language: 'en' } });
});

test('in Burmese with letters twice as large a lead reads each name of the crew and both buttons whole', async ({
  page,
  office,
  hr,
  newcomer: lead,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const crew = [
    await enlist(office.origin, hr, { name: 'Phyu' }),
    await enlist(office.origin, hr, { name: 'Thandar' }),
  ];
  await hr.call(changeMemberCrew, {
    params: { id: String(lead.id) },
    body: { add: crew.map((it) => it.id), remove: [] },
  });
  const [first] = crew.map((it) => it.membercode);
  await (await callerOf(office.origin, first ?? '')).call(recordPunch, {
    body: {
      clientid: crypto.randomUUID(),
      membercode: first ?? '',
      checktype: 'in',
      checktime: Temporal.Now.instant().toString(),
    },
  });
  await signIn(page, lead.membercode);
  await page.evaluate((it) => localStorage.setItem('muster-language', it), 'my');
  await page.goto('/dashboard/crew');
  await enlarge(page);
  for (const { membercode, membername } of crew) {
    await page.getByRole('checkbox', { name: membercode }).check();
    // A word of one line.
    const lines = await page.getByText(membername, { exact: true }).evaluate((it) => it.getBoundingClientRect().height);
    expect(lines, membername).toBeLessThan(70);
  }
  for (const word of [myPages.crew.in, myPages.crew.out]) {
    const button = page.getByRole('button', { name: word.replace('{{count}}', '1') });
    expect(await button.evaluate((it) => it.scrollWidth - it.clientWidth), word).toBeLessThanOrEqual(0);
  }
  expect(await cutOff(page)).toEqual([]);
});

/** How far the number of a day reaches out of the spot that marks it: its ink would be as light as what lies around. */
const outOfSpot = (spot: Locator) =>
  spot.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    const [number, around] = [range.getBoundingClientRect(), it.getBoundingClientRect()];
    return Math.max(around.top - number.top, number.bottom - around.bottom);
  });

test('in Burmese with letters twice as large each balance, choice and button is whole, and a search keeps room for what is typed', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const administrator = await callerOf(office.origin, 'SA001');
  await administrator.call(savePreferences, { body: { language: 'my' } });
  await signIn(page, 'SA001', '/dashboard/take_leave');
  await enlarge(page);
  await expect(page.getByText(myPages.leave.balances.lines).first()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const open = async (path: string) => {
    await page.goto(`/dashboard/${path}`);
    await enlarge(page);
  };
  for (const path of ['members', 'leave_approvals', 'attendance_group', 'roster', 'trip_assignment']) {
    await open(path);
    const search = page.locator('main input[name=search]');
    await expect(search, path).toBeVisible();
    const box = await search.boundingBox();
    expect(box?.width, path).toBeGreaterThan(200);
  }
  for (const path of ['attendance_group', 'leave_balances']) {
    await open(path);
    const names = page.getByRole('table').first().locator('th').first();
    await expect(names, path).toBeVisible();
    const share = () => names.evaluate((it) => it.clientWidth / (it.closest('table')?.parentElement?.clientWidth ?? 0));
    expect(await share(), `of ${path} that the names cover`).toBeLessThan(0.6);
  }
  await open('member-setting');
  const choice = page.getByRole('button', { name: myPages.members.settings.system, exact: true });
  await expect(choice).toBeVisible();
  const beyondCard = () =>
    choice.evaluate((it) => {
      const card = it.closest('section') as HTMLElement;
      const room = Number.parseFloat(getComputedStyle(card).paddingRight);
      return it.getBoundingClientRect().right - (card.getBoundingClientRect().right - room);
    });
  expect(await beyondCard(), 'pixels beyond its card').toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['who_is_in', 'leave_balances']) {
    await open(path);
    const group = page.locator('main select[name=groupno]');
    await expect(group, path).toBeVisible();
    const box = await group.boundingBox();
    expect(box?.width, `${path}: a choice whose words are not broken into letters`).toBeGreaterThan(200);
  }
  for (const path of ['public_holiday', 'holidays', '../admin/users']) {
    await open(path);
    await expect(page.locator('main li').last(), path).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    expect(await cutOff(page), path).toEqual([]);
  }
  await open('public_holiday');
  expect(await outOfSpot(page.locator('[aria-current=date] > * > *').first()), 'of today').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: mySignedIn.holidays.year, exact: true }).click();
  const mark = page.locator('main li:first-child [aria-hidden] span').filter({ hasText: /^4$/ });
  await expect(mark).toHaveCSS('font-weight', '700');
  expect(await outOfSpot(mark), 'of a holiday').toBeLessThanOrEqual(0);
  await administrator.call(savePreferences, { body: { language: 'en' } });
});

test('places whose names are too large for the bar are told by icon and keep their names', async ({
  page,
  newcomer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, newcomer.membercode);
  const place = page.getByRole('navigation', { name: 'Daily pages' }).getByRole('link', { name: 'Check In/Out' });
  const name = place.getByText('Check In/Out');
  await expect(name).toHaveCSS('clip-path', 'none');
  await enlarge(page);
  await expect(name).toHaveCSS('clip-path', 'inset(50%)');
  await place.click();
  await expect(page).toHaveURL(/checkinmember$/);
  const clock = await page.getByRole('timer').boundingBox();
  const button = await page.getByRole('button', { name: 'Check in', exact: true }).boundingBox();
  for (const box of [clock, button]) {
    expect(box?.x).toBeGreaterThan(12);
    expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThan(348);
  }
});

test('a name that is longer than the bar ends in dots there, with the way to the account whole beside it', async ({
  page,
  office,
  hr,
}) => {
  const { membercode } = await enlist(office.origin, hr, {
    name: 'Daw Khin Myat Thuzar Win Aung Kyaw Zin Htut '.repeat(2),
  });
  await page.setViewportSize({ width: 640, height: 740 });
  await signIn(page, membercode);
  const bar = await page.getByRole('banner').boundingBox();
  const account = page.getByRole('button', { name: 'Your account' });
  const box = await account.boundingBox();
  expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(640);
  const name = await account.getByText('Daw Khin').boundingBox();
  expect(name?.height).toBeLessThan((bar?.height ?? Number.NaN) / 2);
});

/** Of a to-do only the beginning of its note is shown. */
const samples = ['inbox', 'chat', 'list', 'invoices', 'users', 'shop', 'cart', 'scrum-board', 'calendar'];
const shown = [...samples.map((it) => `/sample/${it}`), '/material/autocomplete'];

test('with letters twice as large no word of a sample or of the style guide is cut off on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, 'EM002');
  for (const name of shown) {
    await page.goto(name);
    await enlarge(page);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root'), name).toHaveCount(0);
    expect(await cutOff(page), name).toEqual([]);
  }
});
