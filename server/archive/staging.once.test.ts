import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStagingAmong } from './staging.ts';

const HOUR_MS = 3_600_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-staging-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A folder of another process, written to some hours ago by the clock that dates the files. */
function left(name: string, hours: number): void {
  const at = (Date.now() - hours * HOUR_MS) / 1000;
  mkdirSync(path.join(folder, name));
  utimesSync(path.join(folder, name), at, at);
}

test.each([-12, 0, 12])(
  'by a server whose clock is %i hours ahead, what is under way stays and what was left goes',
  (hours) => {
    left('.x-running', 0.5);
    left('.x-left', 2);
    left('.y-left', 2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
    const own = makeStagingAmong(folder, '.x-');
    expect(readdirSync(folder).toSorted()).toEqual([path.basename(own.folder), '.x-running', '.y-left'].toSorted());
    own.drop();
  },
);
