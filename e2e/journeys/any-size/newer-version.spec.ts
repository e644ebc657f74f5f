import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { untilFocusIsKept } from '../../testing/keyboard.ts';
import { refusal } from '../../testing/mishaps.ts';
import { type Replaceable, replaceable } from '../../testing/newer-version.ts';
import { AIRPORT, standAt } from '../../testing/places.ts';
import { expectGoodScreen, keptWhole, navigateTo, signIn } from '../../testing/screens.ts';

const PAGE_OF_OLDER = /^\/assets\/attendance-summary-page-/;

const withOffice = test.extend<{ readonly address: Replaceable }>({
  address: async ({ office }, use) => {
    const address = await replaceable(office.origin, PAGE_OF_OLDER);
    await use(address);
    await address.stop();
  },
  baseURL: async ({ address }, use) => use(address.origin),
  serviceWorkers: 'allow',
});

const offered = (page: Page) => page.getByText(/^A new version of Muster is ready/);
const isNewer = (page: Page) => page.locator('script[src$="index-newer000.js"]');

async function openOlder(page: Page, membercode: string): Promise<void> {
  await signIn(page, membercode);
  await keptWhole(page);
  await expect(isNewer(page)).toHaveCount(0);
}

withOffice(
  'a newer version is offered, not forced, and loaded when it is asked for',
  async ({ page, newcomer, address }) => {
    await openOlder(page, newcomer.membercode);
    address.comeOut();
    address.finish();
    await page.reload();
    await expect(offered(page)).toBeVisible();
    await expect(isNewer(page)).toHaveCount(0);
    await navigateTo(page, 'Take Leave');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offered(page)).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect(isNewer(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Take Leave', level: 1 })).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
  },
);

withOffice(
  'a tab of an older version loads the newer one where it needs what is gone, and nothing is typed',
  async ({ page, newcomer, address, mishaps }) => {
    mishaps.allow(refusal(404, '/assets/'), /^asset: 404 /);
    await openOlder(page, newcomer.membercode);
    address.comeOut();
    await navigateTo(page, 'Attendance Summary');
    await expect(isNewer(page)).toHaveCount(1);
    address.finish();
    await expect(page.getByRole('heading', { name: 'Attendance Summary', level: 1 })).toBeVisible();
  },
);

const withoutWorker = withOffice.extend<{ readonly address: Replaceable }>({
  address: async ({ office }, use) => {
    const address = await replaceable(office.origin, /^\/assets\/outside-dialog-/);
    await use(address);
    await address.stop();
  },
  serviceWorkers: 'block',
});

withoutWorker(
  'where nothing is kept a tab of an older version says why what a press opens does not come, and offers the newer one',
  async ({ page, newcomer, address, mishaps }) => {
    mishaps.allow(refusal(404, '/assets/'), refusal(422, '/api/membercheckin/createMember'), /^asset: 404 /);
    await standAt(page.context(), AIRPORT);
    await signIn(page, newcomer.membercode, '/dashboard/checkinmember');
    await untilFocusIsKept(page);
    await page.waitForLoadState('networkidle');
    address.comeOut();
    const press = page.getByRole('button', { name: 'Check in', exact: true });
    await press.click();
    await expect(page.getByRole('alert').filter({ hasText: 'A new version of Muster is ready' })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    address.finish();
    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect(isNewer(page)).toHaveCount(1);
    await press.click();
    await expect(page.getByRole('dialog', { name: 'You are outside your site' })).toBeVisible();
  },
);
