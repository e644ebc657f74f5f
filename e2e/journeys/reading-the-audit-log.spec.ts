import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

test('an administrator finds in the audit log who changed what', async ({ page, hr }) => {
  const { data: stored } = await hr.call(readSettings);
  const { may: _may, zone: _zone, ...settings } = stored;
  const { data: changed } = await hr.call(saveSettings, {
    body: { ...settings, weekstart: (stored.weekstart % 7) + 1 },
  });
  await hr.call(saveSettings, { body: { ...settings, revision: changed.revision } });
  await signIn(page, 'SA001');
  await navigateTo(page, 'Audit log');
  await page.getByLabel('About').selectOption({ label: 'Company' });
  await page.getByLabel('Member code').fill('hr001');
  const newest = page.getByRole('listitem').filter({ hasText: 'Company: settings changed' }).first();
  await expect(newest).toContainText('(HR001)');
  await newest.getByRole('button', { name: /^What changed/ }).click();
  await expect(newest.getByRole('row', { name: /^First day of the week \w{3} \w{3}$/ })).toBeVisible();
  await expectGoodScreen(page);
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel('Member code').fill('NOBODY');
  await expect(page.getByText('Nothing on record fits these filters.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' }), 'it is read out').toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Company: settings changed' }).first()).toBeVisible();
});
