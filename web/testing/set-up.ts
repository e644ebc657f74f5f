import { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import { moveClock } from '@muster/domain/testing/moved-clock.ts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startMessages, withOwnWords, withPageWords, withStyleGuideWords } from '../app/messages/messages.ts';
import { startLanguage } from '../lib/words/language.ts';

beforeAll(async () => {
  // The files of a worker share what was begun by the first of them.
  await (i18next.isInitialized ? startLanguage() : startMessages());
  await withOwnWords(Promise.resolve({ words: enSignedIn }));
  await withPageWords(Promise.resolve());
  await withStyleGuideWords(Promise.resolve());
});

/** It is always about this moment, whatever day the tests run on: nine in the morning of the sample company. */
const MOMENT = Date.parse('2026-11-20T09:00:00+06:30');
// The files of a worker share one clock, so it is moved by the first of them.
const away = MOMENT - Date.now();
if (Math.abs(away) > 3_600_000) moveClock(away);

/** A busy machine takes its time, most of all to load a page for the first time; a wait that is met ends at once all the same. */
configure({ asyncUtilTimeout: 30_000 });

/**
 * The page's head takes no styles: jsdom goes through every rule of the theme for each element that is asked how it looks,
 * and through every style element for each that is looked for, which took most of the time. How things look is for the
 * journeys to see; a test that asks it all the same renders in `styled.tsx`.
 */
HTMLHeadElement.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  return node instanceof HTMLStyleElement ? node : (Node.prototype.insertBefore.call(this, node, before) as T);
};

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
  // Without a connection nothing would be asked for in any test that comes behind.
  expect(onlineManager.isOnline()).toBe(true);
});
