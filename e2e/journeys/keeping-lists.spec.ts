import { showDay } from '@muster/domain/calendar/day.ts';
import type { Page } from '@playwright/test';
import { enterDay } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

test('HR keeps the lists: a site by a pasted link, a night shift, a group with managers, a car that comes and goes', async ({
  page,
  mishaps,
}) => {
  mishaps.allow(/status of 409 .*\/retire/, /status of 400 .*\/shifts/);
  await signIn(page, 'HR001');
  await navigateTo(page, 'Lists');
  const sites = page.getByRole('list', { name: 'Sites' });
  await expect(sites.getByRole('listitem').filter({ hasText: 'Head Office' })).toContainText('within 200 m');
  await expectGoodScreen(page, { dark: true });

  await page.getByRole('button', { name: 'Add site' }).click();
  const site = page.getByRole('dialog', { name: 'Add site' });
  await site.getByLabel('Name').fill('Bago Depot');
  await site.getByLabel(/Link of a map/).fill('https://maps.app.goo.gl/AbCdEf');
  await expect(site.getByText(/tells where it leads only when it is opened/)).toBeVisible();
  await site
    .getByLabel(/Link of a map/)
    .fill('https://www.google.com/maps/place/Bago/@17.3,96.4,14z/data=!3d17.3367!4d96.4797');
  await expect(site.getByLabel('Latitude')).toHaveValue('17.3367');
  await expectGoodScreen(page);
  await site.getByRole('button', { name: 'Add site' }).click();
  await expect(page.getByText('Bago Depot is added.')).toBeVisible();
  await expect(sites.getByRole('listitem').filter({ hasText: 'Bago Depot' })).toContainText('17.3367, 96.4797');

  await page.getByRole('tab', { name: 'Shifts' }).click();
  await page.getByRole('button', { name: 'Retire Office hours' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByText('New members begin with this shift.')).toBeVisible();
  await page.getByRole('button', { name: 'Add shift' }).click();
  const shift = page.getByRole('dialog', { name: 'Add shift' });
  await shift.getByLabel('Name').fill('Night watch');
  await shift.getByLabel('Begins').fill('21:00');
  await shift.getByLabel('Ends').fill('05:00');
  await shift.getByLabel(/Break in minutes/).fill('480');
  await shift.getByRole('button', { name: 'Add shift' }).click();
  await expect(shift.getByText('Shorter than the shift, which is 480 minutes.')).toBeVisible();
  await shift.getByLabel(/Break in minutes/).fill('45');
  await shift.getByLabel(/Overtime from/).fill('30');
  await shift.getByLabel(/Overtime in steps/).fill('15');
  await shift.getByLabel('Work before the shift').selectOption({ label: 'Is no overtime' });
  await shift.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Night watch' })).toContainText(
    '21:00 – 05:00 · ends the next day · 45 minutes break · overtime from 30 min · overtime in steps of 15 min · no overtime before the shift',
  );

  await page.getByRole('tab', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Add group' }).click();
  const group = page.getByRole('dialog', { name: 'Add group' });
  await group.getByLabel('Short name').fill('NIGHTS');
  await group.getByLabel(/Managers/).fill('MG001');
  await page.getByRole('option', { name: /MG001/ }).click();
  await expectGoodScreen(page);
  await group.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'NIGHTS' })).toContainText('Managed by');

  await page.getByRole('tab', { name: 'Cars' }).click();
  await page.getByRole('button', { name: 'Add car' }).click();
  const car = page.getByRole('dialog', { name: 'Add car' });
  await car.getByLabel('Car', { exact: true }).fill('BGO-1A-1000');
  await car.getByRole('button', { name: 'Add car' }).click();
  await page.getByRole('button', { name: 'Retire BGO-1A-1000' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'BGO-1A-1000' });
  await expect(line).toHaveCount(0);
  await page.getByLabel('Show 1 retired').check();
  await line.getByRole('button', { name: /Bring/ }).click();
  await expect(page.getByText('BGO-1A-1000 is offered again.')).toBeVisible();
});

test('HR sets other times of a shift from a coming day on, sees whom they concern, and takes them back', async ({
  page,
}) => {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Lists');
  await page.getByRole('tab', { name: 'Shifts' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Office hours' }).first();
  await expect(line).toContainText('09:00 – 17:00');
  await page.getByRole('button', { name: 'Change Office hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Office hours' });
  await dialog.getByLabel('Begins').fill('08:00');
  await dialog.getByLabel('Ends').fill('16:00');
  const day = `${new Date().getFullYear() + 1}-02-01`;
  const nextYear = showDay(day);
  await enterDay(dialog, 'The times hold from', day);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Other times for Office hours?' });
  await expect(question).toContainText(`From ${nextYear} it is 08:00 – 16:00.`);
  await expect(question).toContainText(/members have this shift then: .+ and \d+ more\./);
  await expect(question).not.toContainText('reckoned anew');
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByText('Office hours is changed.')).toBeVisible();
  await expect(line).toContainText('09:00 – 17:00');
  await expect(line).toContainText(`${nextYear}: 08:00 – 16:00`);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: /Take back the times of Office hours/ }).click();
  await expect(page.getByText(/Office hours keeps its times on/)).toBeVisible();
  await expect(line).not.toContainText('08:00');
});

test('two officers who change the same thing see both versions, and one of them holds', async ({
  page,
  otherDevice,
  office,
  mishaps,
}) => {
  mishaps.allow(/status of 409 .*\/competitors\//);
  await signIn(page, 'HR001');
  await otherDevice.goto(`${office.origin}/session/signin`);
  await otherDevice.getByLabel('Member code').fill('SA001');
  await otherDevice.getByLabel('Password', { exact: true }).fill('muster-demo-2026');
  await otherDevice.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherDevice.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
  for (const screen of [page, otherDevice]) {
    await screen.goto(`${office.origin}/dashboard/lists?list=competitors`);
    await screen.getByRole('button', { name: 'Change Blue Peacock' }).click();
  }
  const [mine, theirs] = [dialogOn(page), dialogOn(otherDevice)];
  await theirs.getByLabel('Name').fill('Blue Peacock Group');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(otherDevice.getByText('Blue Peacock Group is changed.')).toBeVisible();
  await mine.getByLabel('Name').fill('Blue Peacock Ltd');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('Blue Peacock Group')).toBeVisible();
  await expectGoodScreen(page);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Blue Peacock Ltd is changed.')).toBeVisible();
});

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Change Blue Peacock' });
