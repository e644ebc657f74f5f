import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { countBytes } from '../../testing/measures.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { expectGoodScreen, signIn } from '../../testing/screens.ts';

/** All that travels before a phone shows something to type into or to press, compressed: a third of a second at 400 kbit/s. */
const UNTIL_EARLY = 16_000;

test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Yangon' });

const early = (page: Page): Locator => page.locator('#early-page');

const SCRIPTS = '**/assets/{index,signed-in}-*.js';

/** The scripts of the app come when they are let through, as late as on a slow network. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    // The journey may be over by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test('what is typed and pressed before the scripts are there signs in once they are', async ({ page }) => {
  const bytes = countBytes(page);
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(early(page).getByLabel('Member code')).toBeFocused();
  expect(await bytes()).toBeLessThanOrEqual(UNTIL_EARLY);
  await expectGoodScreen(page);
  await page.keyboard.type('em003');
  await early(page).getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(early(page).getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).search, 'nothing typed stands in the address').toBe('');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
  await expect(early(page)).toHaveCount(0);
});

test('what is only typed stands in the form that comes, with the keyboard where it was', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/session/signin', { waitUntil: 'commit' });
  await early(page).getByLabel('Member code').fill('EM004');
  await early(page).getByLabel('Password').fill('half of');
  letThrough();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByLabel('Member code')).toHaveValue('EM004');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half of');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a sign-in that is typed on after its press, or that no script takes over in time, is not sent', async ({
  page,
}) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (it) => it.method() === 'POST' && sent.push(it.url()));
  const letThrough = await holdScripts(page);
  await page.goto('/session/signin', { waitUntil: 'commit' });
  const button = early(page).getByRole('button', { name: 'Sign in' });
  await early(page).getByLabel('Member code').fill('EM004');
  await early(page).getByLabel('Password').fill('half');
  await page.keyboard.press('Enter');
  await page.clock.runFor(19_000);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  await expect(button).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type(' of');
  await expect(button).not.toHaveAttribute('aria-busy');
  letThrough();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half of');
  await page.clock.runFor(1000);
  expect(sent).toEqual([]);
});

test('a check-in pressed before the scripts are there is made once they are, once', async ({
  page,
  context,
  newcomer,
}) => {
  await standAt(context, HEAD_OFFICE);
  await signIn(page, newcomer.membercode);
  const sent: string[] = [];
  page.on('request', (it) => it.url().endsWith(recordPunch.path) && sent.push(it.postData() ?? ''));
  const bytes = countBytes(page);
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = early(page).getByRole('button', { name: 'Check in' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await bytes()).toBeLessThanOrEqual(UNTIL_EARLY);
  await expectGoodScreen(page);
  await button.dblclick();
  const pressed = await early(page).locator('button').getAttribute('data-pressed');
  letThrough();
  const confirmation = page.getByRole('dialog', { name: 'You are checked in' });
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^In since \d\d:\d\d, \d min$/)).toBeVisible();
  expect(sent.map((it) => JSON.parse(it))).toMatchObject([{ checktype: 'in', checktime: pressed }]);

  // Opened again it says what the button will do now.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Check out' })).toBeVisible();
});

test('a press that no script takes over in time is given back', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  await page.clock.install();
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const button = early(page).locator('button');
  await button.click();
  await expect(button).toHaveText('Sending…');
  await page.clock.runFor(21_000);
  await expect(button).toHaveText('Check in');
  letThrough();
  await expect(page.getByText('Not checked in yet')).toBeVisible();
});

/** Where things stand and what they look like; colours as they are drawn, however they are written. */
const looks = (within: Locator, selectors: readonly string[]) =>
  within.evaluate((part, wanted) => {
    const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const drawn = (colour: string) => {
      if (!dot) throw new Error('Nothing can be drawn.');
      dot.fillStyle = colour;
      dot.fillRect(0, 0, 1, 1);
      return dot.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
    };
    return wanted.map((selector) => {
      const it = part.querySelector(selector);
      if (!it) return `${selector}: not there`;
      const { x, y, height } = it.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(it);
      const place = [x, y, height].map(Math.round).join(' ');
      return `${selector}: at ${place}, ${drawn(color)}, ${fontSize} ${fontWeight}`;
    });
  }, selectors);

for (const [colorScheme, locale, passkey] of [
  ['light', 'en-GB', false],
  ['dark', 'my-MM', true],
] as const) {
  test.describe(`in the ${colorScheme}, as ${locale} is written, ${passkey ? 'with' : 'without'} passkeys`, () => {
    test.use({ colorScheme, locale });
    // Browsers bind a passkey to a name, and 127.0.0.1 is none.
    if (passkey) test.use({ baseURL: async ({ office }, use) => use(office.origin.replace('127.0.0.1', 'localhost')) });

    test('the early page looks as what comes in its place', async ({ page }) => {
      // Letters that come late leave what stands as it is until the next page.
      await page.route('**/*.woff2', () => new Promise<void>(() => {}));
      if (passkey) await page.addInitScript(() => localStorage.setItem('muster-passkey', 'true'));
      const letThrough = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(early(page).locator('input').first()).toBeFocused();
      const form = [
        'h1',
        'h1 + p',
        'label',
        '[name=membercode]',
        '[name=password]',
        'a',
        '[type=submit]',
        'a[href$=signup]',
      ];
      const before = await looks(early(page), form);
      letThrough();
      await expect(early(page)).toHaveCount(0);
      expect(await looks(page.locator('#root'), form)).toEqual(before);
      await expect(page.locator('form button.MuiButton-root')).toHaveCount(passkey ? 3 : 1);

      await page.locator('[name=membercode]').fill('EM004');
      await page.locator('[name=password]').fill(SAMPLE_PASSWORD);
      await page.locator('[type=submit]').click();
      await expect(page.locator('button[data-next]')).toBeVisible();
      await page.unroute(SCRIPTS);
      const letThroughAgain = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(early(page).locator('button')).toBeVisible();
      const strip = ['[role=timer]', 'button[data-next]', 'button[data-next] span'];
      const stood = await looks(early(page), strip);
      letThroughAgain();
      await expect(early(page)).toHaveCount(0);
      expect(await looks(page.locator('#root'), strip)).toEqual(stood);
    });
  });
}
