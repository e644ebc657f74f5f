import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { type Place, standAt } from './places.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** Where the first site of the new company is. */
export const DEPOT: Place = { latitude: 21.975, longitude: 96.083, accuracy: 12 };
export const ADMIN = { code: 'ADMIN', password: 'four pots of laphet' };

/** Journeys on `npm start` with an empty data directory of their own, after whatever is done there first. */
export const onEmptyOffice = (prepare: (office: RunningServer) => Promise<void> = async () => {}) =>
  test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    office: async ({}, use) => {
      const office = await startServer('server/main.ts');
      await prepare(office);
      await use(office);
      await office.stop();
    },
  });

/** The link that a server without a company prints. */
export const setUpLink = (office: RunningServer): string => {
  const printed = office.printed();
  const [link] = /http\S+\/setup\?token=\S+/.exec(printed) ?? [];
  if (!link) throw new Error(`No link was printed: ${printed}`);
  return link;
};

/** At the depot, makes Shwe Traders with its administrator, by the form that the link leads to. */
export async function setUpCompany(page: Page): Promise<void> {
  await standAt(page.context(), DEPOT);
  await page.getByLabel("Company's name").fill('Shwe Traders');
  await page.getByLabel('Time zone').fill('Asia/Yang');
  await page.getByRole('option', { name: 'Asia/Yangon' }).click();
  const site = page.getByRole('group', { name: 'First site' });
  await site.getByLabel('Name').fill('Depot');
  await site.getByRole('button', { name: 'Use my location' }).click();
  await expect(site.getByText('Found, accurate to 12 m.')).toBeVisible();
  await expect(site.getByLabel('Latitude')).toHaveValue(String(DEPOT.latitude));
  const administrator = page.getByRole('group', { name: 'Administrator' });
  await administrator.getByLabel('Member code').fill(ADMIN.code);
  await administrator.getByLabel('Name', { exact: true }).fill('Daw Mya');
  await administrator.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await administrator.getByLabel('The same password again').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create the company' }).click();
  await expect(page.getByText('Shwe Traders is ready. Sign in as ADMIN.')).toBeVisible();
}
