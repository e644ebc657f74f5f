/** `npm run rounds`: 200 check-ins and check-outs in a browser on a network that cuts; the suite walks ten of them. */
import { buildWeb } from '@muster/server/http/web-app/web-build.ts';
import { provideChromium } from './runner/find-chromium.ts';
import { runCommand } from './runner/run-command.ts';

const browser = await provideChromium();
if ('advice' in browser) {
  console.error(browser.advice);
  process.exit(1);
}
if (!buildWeb()) process.exit(1);
const journey = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'cut-connections'] as const;
const env = { ROUNDS: '200', CHROMIUM_PATH: browser.path };
const { code } = await runCommand([...journey, '--project', 'desktop'], { show: true, env });
process.exitCode = code;
