import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startMessages } from '../app/messages/messages.ts';

beforeAll(startMessages);

/** A busy machine takes its time; a wait that is met ends at once all the same. */
configure({ asyncUtilTimeout: 10_000 });

/** A console error is a fault that nobody looked at: it fails the test. */
let complaints: unknown[][] = [];

beforeEach(() => {
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
