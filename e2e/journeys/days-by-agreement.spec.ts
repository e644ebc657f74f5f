import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';

test('HR gives a part-timer days a year of their own, after seeing what that changes, and takes it back', async ({
  page,
  otherDevice,
  newcomer,
}) => {
  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  await page.getByRole('tab', { name: 'Leave' }).click();
  const balances = page.getByRole('region', { name: `Balances of ${newcomer.membername}` });
  await balances.getByRole('button', { name: 'Days a year of EARNED LEAVE' }).click();
  const dialog = page.getByRole('dialog', { name: `EARNED LEAVE: days a year of ${newcomer.membername}` });
  await expect(dialog.getByText(/: 10 days, as for everybody$/)).toHaveCount(2);
  await dialog.getByLabel('Days a year').selectOption({ label: 'By own agreement' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A number from 0 to 366, by halves.')).toBeVisible();
  await dialog.getByLabel('Days of a whole year').fill('6.5');
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Save' }).click();

  const question = page.getByRole('alertdialog', { name: `Change the days a year of ${newcomer.membername}?` });
  await expect(question.getByText('6.5 days instead of 10 a year')).toHaveCount(2);
  await expect(question.getByText('3.5 days fewer, 6.5 left then')).toHaveCount(2);
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Change them' }).click();
  await expect(page.getByText(`EARNED LEAVE of ${newcomer.membername}: the days a year are saved.`)).toBeVisible();
  await expect(balances.getByRole('button', { name: /^EARNED LEAVE: 6.5 left.*by own agreement: 6.5/ })).toBeVisible();
  await expectGoodScreen(page);

  await signIn(otherDevice, newcomer.membercode);
  await navigateTo(otherDevice, 'Take Leave');
  await otherDevice.getByRole('button', { name: /^EARNED LEAVE: 6.5 left/ }).click();
  const ledger = otherDevice.getByRole('dialog', { name: 'EARNED LEAVE: how it adds up' });
  await expect(ledger.getByRole('row').last()).toContainText('By own agreement 6.5 days a year, not 10');
  await ledger.getByRole('button', { name: 'Close' }).click();
  await otherDevice.getByRole('button', { name: /notification/i }).click();
  await expect(otherDevice.getByText('EARNED LEAVE: 6.5 days a year for you')).toBeVisible();

  await balances.getByRole('button', { name: 'Days a year of EARNED LEAVE' }).click();
  await expect(dialog.getByText(/: 6.5 days by own agreement, not 10$/)).toHaveCount(2);
  await dialog.getByLabel('Days a year').selectOption({ label: 'As for everybody' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Change them' }).click();
  await expect(balances.getByRole('button', { name: /^EARNED LEAVE: 10 left/ })).toBeVisible();
});
