import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In a zone far from the sample company's: the screen shows the company's days, not the device's. */
const ZONE = 'America/New_York';

export default defineConfig({
  plugins: [react()],
  cacheDir: '../.cache/vitest-web',
  test: {
    root: import.meta.dirname,
    environment: 'jsdom',
    // Loading React and the theme anew for each file took half of the time; the set-up clears what a test leaves.
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://muster.test/' } },
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/set-up.ts'],
    env: { TZ: ZONE },
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
