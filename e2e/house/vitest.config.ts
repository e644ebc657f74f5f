import { defineConfig } from 'vitest/config';

/** Tests of the repository itself: its borders and its house style. They start tools, so they take their time. */
export default defineConfig({
  cacheDir: '../../.cache/vitest',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    // All of `npm run check` on a copy: nine minutes where others use both cores.
    hookTimeout: 1_800_000,
  },
});
