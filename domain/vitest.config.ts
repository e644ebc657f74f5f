import { defineConfig } from 'vitest/config';

/** Every rule is checked in a zone east and one west of UTC: the zone of the machine must never show. */
const inZone = (TZ: string) => ({ extends: true as const, test: { name: TZ, env: { TZ } } });

export default defineConfig({
  cacheDir: '../.cache/vitest',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    // Loading the modules anew for each file took three quarters of the time; a rule keeps nothing between two calls.
    isolate: false,
    // A machine that is busy with others takes many times as long over a thousand examples.
    testTimeout: 180_000,
    maxWorkers: 2,
    projects: [inZone('Asia/Yangon'), inZone('America/New_York')],
  },
});
