import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { fetchRegistryChromium, registryChromium } from './registry-chromium.ts';
import { runCommand } from './run-command.ts';

/** The shell without windows first: it walks a journey in little more than half of the processor's time. */
const SYSTEM_COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that is on this machine already and starts: the one that CHROMIUM_PATH names and no other, or else
 * Playwright's own, the system's, the one that was fetched from the package registry.
 */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = SYSTEM_COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...SYSTEM_PLACES, registryChromium].find(starts);
}

/** Playwright's own, for one, is often there without the libraries that it needs. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows this would open a window.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** No browser: what to do about it, and whether one was asked for by name. */
export interface NoBrowser {
  readonly advice: string;
  readonly wasNamed: boolean;
}

/** The same, fetched or installed when there is none: from the package registry, by apt as root, by Playwright. */
export async function provideChromium(): Promise<{ path: string } | NoBrowser> {
  for (const provide of [async () => true, fetchRegistryChromium, installByApt, installByPlaywright]) {
    const path = (await provide()) ? installedChromium() : undefined;
    if (path) return { path };
    if (process.env['CHROMIUM_PATH']) {
      return { advice: 'CHROMIUM_PATH names a file that is not there.', wasNamed: true };
    }
  }
  return {
    advice:
      'No Chromium found, and none could be fetched. Install it ("apt-get install chromium" on Debian), ' +
      'or set CHROMIUM_PATH to the browser that should be used.',
    wasNamed: false,
  };
}

async function installByApt(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('Installing the Chromium of Debian.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-qq'], { env });
  const install = (name: string) => runCommand(['apt-get', 'install', '-y', '-qq', name], { env });
  // Debian 12 has the shell only since an update, other systems have none.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code, output } = await install(name);
    if (code === 0) return true;
    console.log(output.trimEnd());
  }
  return false;
}

async function installByPlaywright(): Promise<boolean> {
  console.log('Installing the Chromium of Playwright.');
  const { code, output } = await runCommand(['playwright', 'install', 'chromium']);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}
