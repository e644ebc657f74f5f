import type { Page, Response } from '@playwright/test';

const isScript = (response: Response) => /\.m?js$/.test(new URL(response.url()).pathname);

/** Counts the scripts that a page fetches, as they travel: compressed, without headers. */
export function countScripts(page: Page): { bytes(): Promise<number>; encodings(): string[] } {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response)) scripts.push(response);
  });
  return {
    bytes: async () => {
      const sizes = await Promise.all(scripts.map(async (it) => (await it.request().sizes()).responseBodySize));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    encodings: () => scripts.map((it) => it.headers()['content-encoding'] ?? 'none'),
  };
}

declare global {
  interface Window {
    /** The layout shift of this page so far, without what follows a press or a key at once. */
    layoutShift?: number;
  }
}

/** Adds up how far things on the page jump about by themselves. To be called before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift since the page was opened, two frames after everything has arrived. */
export async function layoutShiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift ?? 0))),
      ),
  );
}
