import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './runner/find-chromium.ts';

/** The journeys' own server: away from the ports that people use by hand. */
const PORT = Number(process.env['JOURNEYS_PORT'] ?? 3417);
const chromium = installedChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
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
      ],
    },
  },
  // Each in a zone of its own, west and east of UTC: screens show the company's time, not the browser's.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' },
    },
    { name: 'phone', use: { ...devices['Pixel 7'], timezoneId: 'Asia/Yangon' } },
  ],
  webServer: {
    command: 'node runner/journey-server.ts',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
