import { addDays } from '@muster/domain/calendar/day.ts';
import { setUpCompany } from '@muster/domain/office/office-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Page } from '@playwright/test';
import { todayOf } from '../testing/days.ts';
import { onEmptyOffice } from '../testing/empty-office.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, navigateTo, openMember, signIn, signInByForm } from '../testing/screens.ts';
import { callerOf, enlist } from '../testing/wire.ts';

const PASSWORD = 'four pots of laphet';
const panel = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => panel(page, 'Settings').getByRole('button', { name: 'Save' });

/** Sets up a company with the link that a new server printed. */
async function setUp(origin: string, printed: string): Promise<void> {
  const token = /\/setup\?token=(\S+)/.exec(printed)?.[1];
  const answer = await fetch(origin + setUpCompany.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      company: { name: 'Shwe Traders', zone: 'Asia/Yangon' },
      site: { name: 'Depot', latitude: 16.77, longitude: 96.17, radius: 150 },
      administrator: {
        membercode: 'ADMIN',
        membername: 'Daw Mya',
        password: PASSWORD,
        confirm_password: PASSWORD,
      },
    }),
  });
  expect(answer.status).toBe(201);
}

test.describe('a company that has just been set up', () => {
  const fresh = onEmptyOffice((office) => setUp(office.origin, office.printed()));

  fresh('has leave to take once the office says how much', async ({ page, office, otherDevice }) => {
    await signInByForm(page, 'ADMIN', PASSWORD);
    await navigateTo(page, 'Company');
    const types = panel(page, 'Leave types');
    await expect(types.getByText('Days per year are still to be set.')).toBeVisible();
    await expect(types.getByRole('listitem')).toHaveCount(5);
    await expectGoodScreen(page, { dark: true });

    await page.getByLabel('How members sign up').selectOption({ label: 'With the member code alone' });
    await save(page).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();

    await types.getByRole('button', { name: 'Change EARNED LEAVE' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change EARNED LEAVE' });
    await dialog.getByLabel('Days per year').fill('half');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('A whole number from 0 to 366.')).toBeVisible();
    await dialog.getByLabel('Days per year').fill('10');
    await expect(dialog.getByLabel('These days hold')).toHaveValue('this-year');
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Change everybody’s balance?' });
    await expect(question).toContainText('1 member gets 10 days.');
    await expectGoodScreen(page);
    await question.getByRole('button', { name: 'Change the balances' }).click();
    await expect(page.getByText('EARNED LEAVE is changed.')).toBeVisible();
    await expect(types.getByRole('listitem').filter({ hasText: 'EARNED LEAVE' })).toContainText('10 days a year');
    await expect(types.getByText('Days per year are still to be set.')).toBeHidden();

    const member = await enlist(office.origin, await callerOf(office.origin, 'ADMIN', PASSWORD));
    await signIn(otherDevice, member.membercode);
    await navigateTo(otherDevice, 'Take Leave');
    await expect(otherDevice.getByRole('button', { name: /^EARNED LEAVE: 10 left/ })).toBeVisible();
  });
});

test('members see everybody’s trips, or their own alone, as the office says', async ({
  page,
  otherDevice,
  newcomer,
  hr,
  mishaps,
}) => {
  mishaps.allow(refusal(409, saveSettings.path));
  const from = addDays(await todayOf(hr), 90);
  const facts = { triptypeid: 1, stateid: 'Mandalay', groupno: 'DELIVERY', memberList: [] };
  const { data: trip } = await hr.call(addTrip, { body: { ...facts, departuredate: from, arrivaldate: from } });
  const shown = otherDevice.getByText(trip.trip_assigmentno).first();
  const lookAtTrips = async () => {
    await otherDevice.goto('/dashboard/trip_assignment');
    await expect(otherDevice.getByRole('heading', { level: 1, name: 'Trip Assignment' })).toBeVisible();
  };
  await signIn(otherDevice, newcomer.membercode);
  await lookAtTrips();
  await expect(shown).toBeVisible();

  await signIn(page, 'HR001');
  await navigateTo(page, 'Company');
  // How members sign up, and what they sign in with.
  await expect(panel(page, 'Settings').getByText('Only an administrator can change this.')).toHaveCount(8);
  await expect(panel(page, 'Settings').getByText('It cannot be changed, because')).toBeVisible();
  try {
    await page.getByLabel('Trips that members see').selectOption('own');
    await save(page).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await lookAtTrips();
    await expect(otherDevice.getByText('No trip')).toBeVisible();
    await expect(shown).toBeHidden();
  } finally {
    const { may: _may, zone: _zone, ...stored } = (await hr.call(readSettings)).data;
    await hr.call(saveSettings, { body: { ...stored, tripsshown: 'all' } });
  }
  await page.getByLabel("Company's name").fill('Golden Lotus');
  await save(page).click();
  await expect(page.getByText('This was saved elsewhere while you were editing it.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Take what is stored' }).click();
  await expect(page.getByLabel("Company's name")).toHaveValue('Golden Lotus Trading');
  await expect(page.getByLabel('Trips that members see')).toHaveValue('all');
  for (const which of ['begins', 'ends']) await page.getByLabel(`Night work ${which} at`).press('Delete');
  await save(page).click();
  await expect(panel(page, 'Settings').getByText('Please fill this in.')).toHaveCount(2);
});

test('HR looks at a member’s balances and adjusts one, and the member reads why', async ({
  page,
  otherDevice,
  newcomer,
}) => {
  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  await page.getByRole('tab', { name: 'Leave' }).click();
  const balances = page.getByRole('region', { name: `Balances of ${newcomer.membername}` });
  await expect(balances.getByRole('button', { name: /^EARNED LEAVE: 10 left/ })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await balances.getByRole('button', { name: 'Adjust EARNED LEAVE' }).click();
  const dialog = page.getByRole('dialog', { name: `Adjust EARNED LEAVE of ${newcomer.membername}` });
  await dialog.getByLabel('What to do').selectOption({ label: 'Take days off' });
  await dialog.getByLabel('Days', { exact: true }).fill('11');
  await dialog.getByLabel('Why').fill('Worked on two Sundays');
  await dialog.getByRole('button', { name: 'Adjust the balance' }).click();
  await expect(dialog.getByText('Only 10 remain.')).toBeVisible();
  await dialog.getByLabel('What to do').selectOption({ label: 'Add days' });
  await dialog.getByLabel('Days', { exact: true }).fill('2');
  await expect(dialog.getByText('10 left now, 12 afterwards.')).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Adjust the balance' }).click();
  await expect(page.getByText(`EARNED LEAVE of ${newcomer.membername}: 12 left.`)).toBeVisible();
  await balances.getByRole('button', { name: /^EARNED LEAVE: 12 left/ }).click();
  const ledger = page.getByRole('dialog', { name: 'EARNED LEAVE: how it adds up' });
  await expect(ledger.getByRole('row').last()).toContainText('Worked on two Sundays');

  await signIn(otherDevice, newcomer.membercode);
  await navigateTo(otherDevice, 'Take Leave');
  await expect(otherDevice.getByRole('button', { name: /^EARNED LEAVE: 12 left/ })).toBeVisible();
  await otherDevice.getByRole('button', { name: /notification/i }).click();
  await expect(otherDevice.getByText('EARNED LEAVE: 2 days added to your balance')).toBeVisible();
});

test('fewer days a year are refused while somebody has used more, with names', async ({ page }) => {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Company');
  await page.getByRole('button', { name: 'Change EARNED LEAVE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change EARNED LEAVE' });
  await dialog.getByLabel('Days per year').fill('1');
  await dialog.getByLabel('These days hold').selectOption('this-year');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'would fall below zero' })).toContainText('EM001');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'EARNED LEAVE' })).toContainText('10 days a year');
});
