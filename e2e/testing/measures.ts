import { expect, type Page, type Response } from '@playwright/test';

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

/** Counts what a page has fetched to the end by the time it is asked, scripts and answers alike, without headers. */
export function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then((it) => it.responseBodySize);
    // What comes when nobody counts any more, as the page goes, is no failure.
    size.catch(() => undefined);
    sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** What moved on this page so far and how far, without what follows a press or a key at once. */
    layoutShifts?: { readonly value: number; readonly moved: string }[];
  }
}

/** Notes how things on the page jump about by themselves. To be called before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    window.layoutShifts = shifts;
    const corners = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const described = ({ node, previousRect, currentRect }: ShiftEntry['sources'][number]) => {
      const what = node instanceof Element ? node.outerHTML : node?.textContent;
      return `${what?.slice(0, 80)} from ${corners(previousRect)} to ${corners(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as ShiftEntry[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(described).join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Insists that nothing has jumped about since the page was opened, two frames after everything has arrived. */
export async function expectSteady(page: Page, most: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShifts ?? []))),
      ),
  );
  const total = shifts.reduce((sum, it) => sum + it.value, 0);
  const told = shifts.map((it) => `${it.value.toFixed(4)} ${it.moved}`).join('\n');
  expect(total, `the layout of ${page.url()} shifts:\n${told}`).toBeLessThanOrEqual(most);
}
