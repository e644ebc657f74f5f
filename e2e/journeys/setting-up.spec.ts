import { ADMIN, onEmptyOffice, setUpCompany, setUpLink } from '../testing/empty-office.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn } from '../testing/screens.ts';

test.describe('an office that is still empty', () => {
  const empty = onEmptyOffice();

  empty('the printed link leads to the first sign-in, once', async ({ page, office, mishaps, isMobile }) => {
    mishaps.allow(refusal(422, '/api/office/setup'));
    const link = setUpLink(office);

    await page.goto('/');
    await expect(page.getByText('This Muster has no company yet', { exact: false })).toBeVisible();
    await expect(page.getByText('it prints a set-up link')).toBeVisible();
    await expectGoodScreen(page, { dark: true });

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Set up Muster' })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    await setUpCompany(page);
    await expect(page.getByLabel('Member code')).toHaveValue(ADMIN.code);
    await fillSignIn(page, ADMIN.code, ADMIN.password);
    await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
    await expect(page.getByText('No further holiday is entered yet.')).toBeVisible();
    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('link');
    await expect(steps.first()).toBeVisible();
    const heights = await steps.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.min(...heights), 'where a finger points').toBeGreaterThanOrEqual(44);
    // Phones have no room for a footer.
    if (!isMobile) await expect(page.getByRole('contentinfo')).toContainText('Shwe Traders');
    await expectGoodScreen(page);
  });
});
