import { onEmptyOffice } from '../testing/empty-office.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn } from '../testing/screens.ts';

const PASSWORD = 'four pots of laphet';

test.describe('an office that is still empty', () => {
  const empty = onEmptyOffice();

  empty('the printed link leads to the first sign-in, once', async ({ page, context, office, mishaps, isMobile }) => {
    mishaps.allow(refusal(422, '/api/office/setup'));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 21.975, longitude: 96.083, accuracy: 12 });
    const link = office.printed().match(/http\S+\/setup\?token=\S+/)?.[0];
    expect(link, office.printed()).toBeDefined();

    await page.goto('/');
    await expect(page.getByText('This Muster has no company yet', { exact: false })).toBeVisible();
    await expect(page.getByText('it prints a set-up link')).toBeVisible();
    await expectGoodScreen(page, { dark: true });

    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: 'Set up Muster' })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    await page.getByLabel("Company's name").fill('Shwe Traders');
    await page.getByLabel('Time zone').fill('Asia/Yang');
    await page.getByRole('option', { name: 'Asia/Yangon' }).click();
    const site = page.getByRole('group', { name: 'First work place' });
    await site.getByLabel('Name').fill('Depot');
    await site.getByRole('button', { name: 'Use my location' }).click();
    await expect(site.getByText('Found, accurate to 12 m.')).toBeVisible();
    await expect(site.getByLabel('Latitude')).toHaveValue('21.975');
    const administrator = page.getByRole('group', { name: 'Administrator' });
    await administrator.getByLabel('Member code').fill('ADMIN');
    await administrator.getByLabel('Name', { exact: true }).fill('Daw Mya');
    await administrator.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await administrator.getByLabel('The same password again').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the company' }).click();
    await expect(page.getByText('Shwe Traders is ready. Sign in as ADMIN.')).toBeVisible();
    await expect(page.getByLabel('Member code')).toHaveValue('ADMIN');
    await fillSignIn(page, 'ADMIN', PASSWORD);
    await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
    await expect(page.getByText('No further holiday is entered yet.')).toBeVisible();
    // Phones have no room for a footer.
    if (!isMobile) await expect(page.getByRole('contentinfo')).toContainText('Shwe Traders');
    await expectGoodScreen(page);
  });
});
