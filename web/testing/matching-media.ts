import { vi } from 'vitest';

/** Has the page be seen where one media query holds, and no other, until the test is over. */
export function matchMediaOf(holds: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === holds,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
