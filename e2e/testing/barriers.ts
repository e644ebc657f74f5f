import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export const COLOURS: RunOptions = { runOnly: ['color-contrast'] };
export const EVERYTHING: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
export const WITHOUT_COLOURS: RunOptions = { ...EVERYTHING, rules: { 'color-contrast': { enabled: false } } };

/** Insists that axe-core finds nothing serious or critical on the page in this scheme, by these rules. */
export async function expectNoBarriers(page: Page, scheme: 'light' | 'dark', rules: RunOptions): Promise<void> {
  await showScheme(page, scheme);
  // Style sheets are read where they are; nothing is fetched a second time.
  const options: RunOptions = { ...rules, resultTypes: ['violations'], preload: false };
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(readColoursOnce);
  }
  const { violations } = await page.evaluate((it) => window.axe.run(document, it), options);
  const barriers = violations
    .filter((it) => it.impact === 'serious' || it.impact === 'critical')
    .map((it) => `${it.id}: ${it.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  expect(barriers, `${scheme} barriers on ${page.url()}`).toEqual([]);
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/**
 * Has axe-core remember what it has read of `rgb(…)`: it reads each background anew for every text that lies on it, which
 * is a third of all that looking takes.
 */
function readColoursOnce(): void {
  const { prototype } = (window.axe.commons as unknown as { color: { Color: { prototype: Colour } } }).color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Shows the page in the scheme; what is looked at next has its colours, none that are still on their way. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute(`data-${scheme}`);
  await colourChangesToEnd(page);
}

/** A colour may still be on its way when the next look is taken, and what inherits it follows after that. */
async function colourChangesToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document.getAnimations().filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map((it) => it.finished));
    }
  });
}
