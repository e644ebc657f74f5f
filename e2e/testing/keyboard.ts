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

/** A ring around what has the focus: an outline or a thickened border of its field, two pixels at least. */
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
}
