import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has on the way to something. */
const MOST_STOPS = 40;

/** Presses Tab until something has the focus, and insists that it shows. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () => target.evaluate((it) => it === document.activeElement);
  for (let stops = 0; !(await focused()); stops += 1) {
    if (stops > MOST_STOPS) throw new Error(`The ${key} key does not lead to ${target}.`);
    await page.keyboard.press(key);
  }
  await expectVisibleFocus(page);
}

/** Lays something half under what is fixed at an edge of the screen, goes on to it by Tab, and insists that it shows. */
export async function tabFromUnder(page: Page, target: Locator, edge: 'top' | 'bottom'): Promise<void> {
  await target.focus();
  await page.keyboard.press('Shift+Tab');
  await target.evaluate((it, at) => {
    const { top, bottom } = it.getBoundingClientRect();
    scrollBy(0, at === 'top' ? top - 4 : bottom + 4 - innerHeight);
  }, edge);
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
}

/** A ring around what has the focus, an outline or a thickened border of its field, two pixels at least; and nothing over it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const ring = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 0;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      const border = focused.parentElement?.querySelector('fieldset');
      return Math.max(outline, border ? Number.parseFloat(getComputedStyle(border).borderTopWidth) : 0);
    });
  await expect.poll(ring, 'pixels of the ring around what has the focus').toBeGreaterThanOrEqual(2);
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return 'everything';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      // What is as high as the screen is never whole in sight.
      if (bottom - top > innerHeight / 2) return '';
      const over = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return over.find((it) => !it || !(focused.contains(it) || it.contains(focused)))?.outerHTML ?? '';
    });
  await expect.poll(hidden, 'what lies over what has the focus').toBe('');
}

/** Until a page keeps the focus of what goes: that comes once it has come to rest, which people give it time for. */
export async function untilFocusIsKept(page: Page): Promise<void> {
  const keepsIt = async () => {
    const button = document.createElement('button');
    document.querySelector('#content')?.append(button);
    button.focus();
    button.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement !== document.body;
  };
  await expect.poll(() => page.evaluate(keepsIt)).toBe(true);
}
