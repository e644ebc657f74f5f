import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { moveClock } from '@muster/domain/testing/moved-clock.ts';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { type Mishaps, noteMishaps } from './mishaps.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type Caller, callerOf, enlist } from './wire.ts';

interface OfWorker {
  /** The sample company, served for this worker alone: what one journey changes, no other project sees. */
  readonly office: RunningServer;
  readonly hr: Caller;
}

interface OfJourney {
  readonly mishaps: Mishaps;
  /** A registered member whom no other journey knows, with nothing recorded yet. */
  readonly newcomer: MemberRow;
  /** A page in another browser, watched as well. */
  readonly otherDevice: Page;
}

/** A browser lives at the journeys' moment, and nothing goes wrong in it unnoticed. */
async function prepare(context: BrowserContext, mishaps: Mishaps): Promise<void> {
  await context.addInitScript(moveClock, Number(process.env['JOURNEYS_CLOCK_MOVED']));
  await mishaps.watch(context);
}

export const test = base.extend<OfJourney, OfWorker>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const office = await startServer('server/commands/demo.ts');
      await use(office);
      await office.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  hr: [async ({ office }, use) => use(await callerOf(office.origin, 'HR001')), { scope: 'worker' }],
  baseURL: async ({ office }, use) => use(office.origin),
  mishaps: [
    async ({ context, baseURL }, use) => {
      const mishaps = noteMishaps(baseURL ?? '');
      await prepare(context, mishaps);
      await use(mishaps);
      mishaps.expectNone();
    },
    { auto: true },
  ],
  newcomer: async ({ office, hr }, use) => use(await enlist(office.origin, hr)),
  otherDevice: async ({ browser, mishaps }, use) => {
    const context = await browser.newContext();
    await prepare(context, mishaps);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
