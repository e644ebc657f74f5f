import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** A Chromium that is on this machine already: named, Playwright's own, or the system's. */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return [chromium.executablePath(), DEBIAN_CHROMIUM].find((path) => existsSync(path));
}

/** The same, installing Debian's own as root when there is none; otherwise a sentence that says what to do. */
export async function provideChromium(): Promise<{ path: string } | { advice: string }> {
  const installed = installedChromium();
  if (installed) return { path: installed };
  if (process.env['CHROMIUM_PATH']) return { advice: 'CHROMIUM_PATH names a file that is not there.' };
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found; installing the one of Debian.');
    await runCommand(['apt-get', 'update', '-qq']);
    const { code, output } = await runCommand(['apt-get', 'install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0 && existsSync(DEBIAN_CHROMIUM)) return { path: DEBIAN_CHROMIUM };
    console.log(output.trimEnd());
  }
  return {
    advice:
      'No Chromium found. Install it ("npx playwright install chromium", or "apt-get install chromium" on Debian), ' +
      'or set CHROMIUM_PATH to the browser that should be used.',
  };
}
