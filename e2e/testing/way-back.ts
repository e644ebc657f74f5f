import { expect, type Page } from '@playwright/test';

/**
 * Lets `pressBack` imitate the way back of an Android phone, on every page that is opened afterwards. A browser on a desk
 * asks a page's close watcher by Escape, after the page itself has heard of the key: here the page does not hear of it.
 */
export async function imitateBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keepFromPage = (key: KeyboardEvent) => {
      if (key.isTrusted && key.key === 'Escape' && document.documentElement.dataset['back'])
        key.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keepFromPage, { capture: true });
  });
}

/** The button or the gesture by which an Android phone goes back. */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['back'] = 'pressed';
  });
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    delete document.documentElement.dataset['back'];
  });
}

/** Until the page has come to rest, and with it what hears of the way back. */
export async function untilBackIsHeard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(async () => {
    await pressBack(page);
    await expect(menu).toBeHidden({ timeout: 500 });
  }).toPass();
}
