import { afterEach, beforeEach, vi } from 'vitest';

/** What covers the place of the last press against the second half of a double tap. */
export const spots = () => [...document.querySelectorAll<HTMLElement>('.second-tap')];

/** Has each test of a file begin without any, in time that goes on by the test alone. */
export function beginWithoutSpots(): void {
  beforeEach(() => {
    // A dialog of the file before may have left one, whose time ends later.
    for (const it of spots()) it.remove();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });
}
