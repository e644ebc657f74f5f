import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { ADMIN, onEmptyOffice, setUpCompany, setUpLink } from '../testing/empty-office.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, fillSignIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

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

  empty('then says in November that the next year has no holidays', async ({ page, office, isMobile }) => {
    const admin = await callerOf(office.origin, ADMIN.code, ADMIN.password);
    await admin.call(addHoliday, { body: { holidaydate: '2026-12-25', description: 'Christmas' } });
    await page.goto('/');
    await fillSignIn(page, ADMIN.code, ADMIN.password);
    const notice = page.getByRole('note').filter({ hasText: 'No public holidays are entered for 2027 yet.' });
    await expect(notice).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    await notice.getByRole('link', { name: 'Enter those of 2027' }).click();
    await expect(page.getByRole('heading', { name: 'Public holidays of 2027' })).toBeVisible();
    await expect(notice.getByRole('link')).toHaveCount(0);
    await expectGoodScreen(page);
    if (!isMobile)
      await expect(page.getByRole('link', { name: 'Holidays', description: '1 waits for you' })).toBeVisible();

    await page.getByRole('button', { name: 'Suggestions' }).click();
    const suggestions = page.getByRole('dialog', { name: 'Suggested holidays of 2027' });
    await suggestions.getByRole('button', { name: /^Add \d+ holidays/ }).click();
    await expect(page.getByText(/\d+ holidays are added/)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous year' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Christmas' })).toBeVisible();
  });
});
