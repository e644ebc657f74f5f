import { moveClock } from '@muster/domain/testing/moved-clock.ts';
import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './runner/find-chromium.ts';

const chromium = installedChromium();

// Journeys begin at the same moment whenever they are walked, a Wednesday in the middle of a month, and time goes on
// from there: for the servers, the browsers and the journeys themselves. Workers get the difference from who starts them.
const moment = process.env['JOURNEYS_AT'] ?? '2026-11-18T10:00:00+06:30';
process.env['JOURNEYS_CLOCK_MOVED'] ??= String(Temporal.Instant.from(moment).epochMilliseconds - Date.now());
moveClock(Number(process.env['JOURNEYS_CLOCK_MOVED']));

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // A file's journeys follow each other on one office, and each worker has an office of its own. A journey waits for its
  // screen more than it reckons: with two at a time two cores rest a third of the time, with four they hardly do.
  fullyParallel: false,
  workers: 4,
  // On a machine that nobody watches a journey may stumble once over what is not ours; the count names it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Generous, because a machine that also builds something else walks slowly; nothing waits without need.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // A trace of every journey would cost a third of the time, a picture at the end of each a tenth; `--trace on` makes
    // both when they are wanted.
    screenshot: 'off',
    // A worker answers for the network, where a journey looks at what is asked of it; those about the worker allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // A journey's pages live for seconds: what V8's optimising compilers take for them is a fifth of the time and
        // never comes back.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // Each in a zone of its own, west and east of UTC: screens show the company's time, not the browser's.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, timezoneId: 'America/New_York' },
    },
    {
      name: 'phone',
      // What has nothing to do with the size of the screen is walked once.
      testIgnore: '**/any-size/**',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Yangon' },
    },
  ],
});
