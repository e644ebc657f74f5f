import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { signIn } from '../../testing/screens.ts';

const LIGHT = 'rgb(250, 250, 250)';
const DARK = 'rgb(21, 26, 46)';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

test('can be installed, with icons of its own for every shape', async ({ page, office, context }) => {
  await page.goto('/session/signin');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, display } = JSON.parse(data) as { icons: Icon[]; display: string };
  expect(display).toBe('standalone');
  expect(icons.map((it) => `${it.sizes} ${it.purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...icons, { src: touch ?? '', sizes: '180x180' }]) {
    const answer = await fetch(office.origin + src);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type'), src).toBe('image/png');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

/** Holds the first script back until what is returned is called. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('before its scripts are there', () => {
  for (const { system, chosen, ground } of [
    { system: 'light', chosen: undefined, ground: LIGHT },
    { system: 'dark', chosen: undefined, ground: DARK },
    { system: 'light', chosen: 'dark', ground: DARK },
    { system: 'dark', chosen: 'light', ground: LIGHT },
  ] as const) {
    test(`the page has its mark and its colour: ${chosen ?? 'nothing'} chosen, the system ${system}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      if (chosen) await page.addInitScript((it) => localStorage.setItem('muster-mode', it), chosen);
      const letCome = await heldBack(page);
      await page.goto('/session/signin', { waitUntil: 'commit' });
      await expect(page.locator('#root > .splash svg')).toBeVisible();
      const groundNow = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await groundNow()).toBe(ground);
      letCome();
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.locator('.splash')).toHaveCount(0);
      const body = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(body).toBe(ground);
    });
  }

  test('who was signed in has their day asked for already, once', async ({ page, newcomer }) => {
    await signIn(page, newcomer.membercode);
    await expect(page.getByRole('button', { name: 'Check In' })).toBeEnabled();
    const asked: string[] = [];
    page.on('request', (it) => asked.push(new URL(it.url()).pathname));
    const times = (path: string) => asked.filter((it) => it === path).length;
    const letCome = await heldBack(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => times('/jwt/token')).toBe(1);
    await expect.poll(() => asked.some((it) => it.startsWith('/assets/signed-in-'))).toBe(true);
    letCome();
    await expect(page.getByRole('button', { name: 'Check In' })).toBeEnabled();
    // The day came with the token.
    expect([times('/jwt/token'), times('/api/today')]).toEqual([1, 0]);
  });
});
