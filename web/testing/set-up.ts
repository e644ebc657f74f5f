import { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startMessages, withOwnWords, withPageWords, withStyleGuideWords } from '../app/messages/messages.ts';

beforeAll(async () => {
  await startMessages();
  await withOwnWords(Promise.resolve({ words: enSignedIn }));
  await withPageWords(Promise.resolve());
  await withStyleGuideWords(Promise.resolve());
});

/** A busy machine takes its time; a wait that is met ends at once all the same. */
configure({ asyncUtilTimeout: 10_000 });

/** A console error is a fault that nobody looked at: it fails the test. */
let complaints: unknown[][] = [];

/** Nothing has a size in jsdom, so nothing ever changes it. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...complaint) => {
    complaints.push(complaint);
  });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(complaints).toEqual([]);
});
