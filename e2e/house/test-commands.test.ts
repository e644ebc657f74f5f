import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { slowTests } from '@muster/server/testing/slow-tests.ts';
import { describe, expect, test } from 'vitest';
import { daily, dailyJourneys } from '../runner/daily-journeys.ts';
import { root } from '../runner/run-command.ts';

describe('what npm test leaves to npm run test:long', () => {
  test.each(slowTests)('is of the server: %s', (glob) => {
    expect(globSync(glob, { cwd: join(root, 'server') })).not.toEqual([]);
  });

  test.each(Object.values(daily).flat())('is no journey of every day: %s', (name) => {
    expect(existsSync(join(root, `e2e/journeys/${name}.spec.ts`))).toBe(true);
  });

  test('is a daily journey on the other screen, and one that is not of every day', () => {
    const isDaily = (name: string) => new RegExp(dailyJourneys).test(name);
    expect(isDaily('phone checking-in.spec.ts a driver may check in anywhere')).toBe(true);
    expect(isDaily('desktop any-size/keyboard-alone.spec.ts from signing in to signing out')).toBe(true);
    expect(isDaily('desktop checking-in.spec.ts a driver may check in anywhere')).toBe(false);
    expect(isDaily('phone keeping-lists.spec.ts today.spec.ts')).toBe(false);
  });
});
