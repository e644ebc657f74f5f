import { addDays } from '@muster/domain/calendar/day.ts';
import type { Page } from '@playwright/test';
import { enterDay, spanOf, todayOf } from '../testing/days.ts';
import { ADMIN, DEPOT, onEmptyOffice, setUpCompany, setUpLink } from '../testing/empty-office.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { standAt } from '../testing/places.ts';
import { choosePassword, expectGoodScreen, fillSignIn, navigateTo } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

const OWN = 'a boat on the Irrawaddy';
/** Where the trip goes, far from every site. */
const BAGO = { latitude: 17.335, longitude: 96.481, accuracy: 20 };

/** What the office made in its spreadsheet: two managers first, so that the groups have somebody. */
const MEMBERS = [
  'code;name;group;manager;shift;rest days;balance EL',
  'SM01;Daw Khin;SALES;SM01;Office hours;Sat Sun;10',
  'SM02;Ko Aung;SALES;SM01;Office hours;Sat Sun;8',
  'SM03;Ma Thida;SALES;SM01;Office hours;Sat Sun;10',
  'SM04;Zarni;SALES;SM01;Office hours;Sat Sun;10',
  'DR01;U Tun;DRIVERS;DR01;Six days;Sun;10',
  'DR02;Ko Min;DRIVERS;DR01;Six days;Sun;10',
  'DR03;Ko Zaw;DRIVERS;DR01;Six days;Sun;10',
  'DR04;Ko Htet;DRIVERS;DR01;Six days;Sun;10',
  'NW01;U Ba;WATCH;NW01;Night watch;Mon;10',
  'NW02;Ko Nyi;WATCH;NW01;Night watch;Tue;10',
  'NW03;Ko Win;WATCH;NW01;Night watch;Wed;10',
  'NW04;Ko Lin;WATCH;NW01;Night watch;Thu;10',
];

const company = onEmptyOffice();

company(
  'a company begins with an empty database and runs by its screens alone',
  async ({ page, otherDevice, office, mishaps }) => {
    test.setTimeout(180_000);
    // Where today is a day off anyway, that rule is set aside by name.
    mishaps.allow(refusal(422, '/api/leave/office'));
    await page.goto(setUpLink(office));
    await setUpCompany(page);
    await fillSignIn(page, ADMIN.code, ADMIN.password);
    await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(8);
    await expectGoodScreen(page, { dark: true });

    await test.step('leave, sites, shifts, groups, a state and a car', async () => {
      await steps.getByRole('link', { name: /how many days of leave/ }).click();
      await page.getByRole('button', { name: 'Change EARNED LEAVE' }).click();
      const type = page.getByRole('dialog', { name: 'Change EARNED LEAVE' });
      await type.getByLabel('Days per year').fill('10');
      await type.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Change the balances' }).click();
      await expect(page.getByText('EARNED LEAVE is changed.')).toBeVisible();
      await navigateTo(page, 'Lists');
      await addTo(page, 'Sites', 'Add site', { Name: 'Yangon shop', Latitude: '16.779', Longitude: '96.158' });
      await addTo(page, 'Shifts', 'Add shift', { Name: 'Night watch', Begins: '21:00', Ends: '05:00' });
      await addTo(page, 'Shifts', 'Add shift', { Name: 'Six days', Begins: '07:00', Ends: '15:00' });
      for (const name of ['SALES', 'DRIVERS', 'WATCH'])
        await addTo(page, 'Groups', 'Add group', { 'Short name': name });
      await addTo(page, 'States', 'Add state', { Name: 'Bago', 'Trip type': 'Delivery', Miles: '50' });
      await addTo(page, 'Cars', 'Add car', { Car: 'MDY-1A-1000' });
    });

    await test.step('holidays of the country', async () => {
      await navigateTo(page, 'Holidays');
      await page.getByRole('button', { name: 'Suggestions' }).click();
      const suggested = page.getByRole('dialog', { name: /^Suggested holidays/ });
      await suggested.getByLabel('Country').selectOption('Myanmar');
      await suggested.getByRole('button', { name: /^Add \d+ holidays/ }).click();
      await expect(page.getByText(/\d+ holidays are added/)).toBeVisible();
    });

    const codeOf = await test.step('twelve members by a file, their balances and their code slips', async () => {
      await page.goto('/');
      await steps.getByRole('link', { name: /from a spreadsheet/ }).click();
      await page.getByRole('link', { name: 'Import' }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(MEMBERS.join('\r\n')) });
      await page.getByRole('button', { name: 'Store 12' }).click();
      await expect(page.getByText('12 added, 0 changed.')).toBeVisible();
      await page.getByRole('button', { name: 'Code slips for the new members' }).click();
      await page.getByRole('button', { name: 'Make the slips' }).click();
      const sheet = page.getByRole('dialog', { name: 'Code slips' });
      await expect(sheet.getByRole('img', { name: 'QR code that opens the sign-up of Ko Aung' })).toBeVisible();
      await expect(sheet.getByText(/^[A-Z2-9]{10}$/)).toHaveCount(12);
      const written = (await sheet.textContent()) ?? '';
      await sheet.getByRole('button', { name: 'Close' }).click();
      await page
        .getByRole('alertdialog', { name: 'Let go of these codes?' })
        .getByRole('button', { name: 'Let go of them' })
        .click();
      return (membercode: string) => new RegExp(`${membercode}[^]*? ([A-Z2-9]{10})`).exec(written)?.[1];
    });

    await test.step('a member signs up by the slip and checks in', async () => {
      await standAt(otherDevice.context(), DEPOT);
      await signUp(otherDevice, office.origin, 'DR03', codeOf('DR03'));
      await otherDevice.getByRole('button', { name: 'Check in', exact: true }).click();
      await otherDevice.getByRole('dialog', { name: 'You are checked in' }).getByRole('button', { name: 'OK' }).click();
      await expect(otherDevice.getByText(/^In since \d\d:\d\d/)).toBeVisible();
    });

    const member = await callerOf(office.origin, 'DR03', OWN);
    const today = await todayOf(member);
    const day = workday(addDays(today, 20));
    await test.step('the member asks for leave, and for a trip with car and crew', async () => {
      await navigateTo(otherDevice, 'Take Leave');
      await otherDevice.getByRole('button', { name: 'Take leave', exact: true }).click();
      const leave = otherDevice.getByRole('dialog', { name: 'Taking Leave Days' });
      await leave.getByLabel('Leave type').selectOption({ label: 'EL-EARNED LEAVE' });
      await enterDay(leave, 'From date', day);
      await enterDay(leave, 'To date', day);
      await leave.getByRole('button', { name: 'Save' }).click();
      await expect(leave).toBeHidden();
      await navigateTo(otherDevice, 'Trip Assignment');
      await otherDevice.getByRole('button', { name: 'Assign a trip' }).first().click();
      const trip = tripForm(otherDevice);
      await trip.getByLabel('Trip type').selectOption({ label: 'Delivery' });
      await trip.getByLabel('Group').selectOption('DRIVERS');
      await trip.getByLabel('State').selectOption('Bago');
      await trip.getByLabel('Car').selectOption('MDY-1A-1000');
      await enterDay(trip, 'Departure date', today);
      await enterDay(trip, 'Arrival date', today);
      const crew = trip.getByRole('group', { name: 'Member 1' });
      await crew.getByRole('combobox', { name: 'Member number' }).fill('DR03');
      await otherDevice.getByRole('option', { name: /^DR03/ }).click();
      await trip.getByRole('button', { name: 'Save' }).click();
      await expect(otherDevice.getByText(/^The trip \S+ is asked for\./)).toBeVisible();
    });

    await test.step('a manager approves both', async () => {
      await letGo(otherDevice);
      await signUp(otherDevice, office.origin, 'DR01', codeOf('DR01'));
      await navigateTo(otherDevice, 'Leave approvals');
      const asked = otherDevice.getByRole('listitem').filter({ hasText: spanOf(day, day) });
      await asked.getByRole('button', { name: /^Approve/ }).click();
      await otherDevice
        .getByRole('dialog', { name: 'Approve this request?' })
        .getByRole('button', { name: 'Approve' })
        .click();
      await expect(otherDevice.getByText('1 request approved.')).toBeVisible();
      await navigateTo(otherDevice, 'Trip Assignment');
      const waiting = otherDevice.getByRole('region', { name: 'Trips waiting for you' });
      await waiting.getByRole('button', { name: /^Look at/ }).click();
      await tripForm(otherDevice).getByRole('button', { name: 'Approve' }).click();
      await otherDevice
        .getByRole('dialog', { name: /^Approve .*\?$/ })
        .getByRole('button', { name: 'Approve' })
        .click();
      await expect(otherDevice.getByText(/^The trip \S+ is approved\.$/)).toBeVisible();
    });

    await test.step('the trip is driven: far from every site no place is asked for', async () => {
      await letGo(otherDevice);
      await standAt(otherDevice.context(), BAGO);
      await otherDevice.goto(`${office.origin}/session/signin`);
      await fillSignIn(otherDevice, 'DR03', OWN);
      await navigateTo(otherDevice, 'Trip Assignment');
      await expect(otherDevice.getByText('Under way').last()).toBeVisible();
      await navigateTo(otherDevice, 'Check In/Out');
      await otherDevice.getByRole('button', { name: 'Check out', exact: true }).click();
      await expect(otherDevice.getByRole('dialog', { name: 'You are checked out' })).toContainText(
        'Your work needs no fixed place.',
      );
    });

    await test.step('the office enters a sick day that was phoned in', async () => {
      await navigateTo(page, 'Leave approvals');
      await page.getByRole('button', { name: 'Enter leave for a member' }).click();
      await page.getByRole('combobox', { name: 'For whom' }).fill('DR02');
      await page.getByRole('option', { name: /DR02/ }).click();
      const form = page.getByRole('dialog', { name: 'Leave of Ko Min' });
      await form.getByLabel('Leave type').selectOption({ label: 'EARNED LEAVE' });
      await form.getByLabel('Reason').fill('Fever');
      await form.getByRole('button', { name: 'Enter leave' }).click();
      const done = page.getByText(`EARNED LEAVE, ${spanOf(today, today)}, is entered.`);
      const rules = page.getByRole('alertdialog', { name: 'Set these rules aside?' });
      await expect(done.or(rules)).toBeVisible();
      if (await rules.isVisible()) await rules.getByRole('button', { name: 'Set aside and save' }).click();
      await expect(done).toBeVisible();
    });

    await test.step('a member leaves', async () => {
      await navigateTo(page, 'Members');
      await page.getByLabel('Search by code, name or group').fill('DR03');
      await page.getByRole('link', { name: 'Ko Zaw' }).click();
      const employment = page.getByRole('region', { name: 'Employment' });
      await enterDay(employment, 'Last day', addDays(today, 5));
      await employment.getByRole('button', { name: 'Save' }).click();
      const question = page.getByRole('alertdialog', { name: /^Let Ko Zaw go/ });
      await expect(question).toContainText('1 leave lies after it:');
      await expect(question).toContainText('Days left:');
      await question.getByRole('button', { name: 'Save the last day' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
    });

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
    await expect(steps, 'all of the first steps are done').toHaveCount(0);
  },
);

/** Adds one entry to one of the office's lists. */
async function addTo(page: Page, list: string, add: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('tab', { name: list }).click();
  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog', { name: add });
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label, { exact: true });
    if (label === 'Trip type') await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await dialog.getByRole('button', { name: add }).click();
  await expect(page.getByText(/ is added\.$/)).toBeVisible();
  await expect(dialog).toBeHidden();
}

const tripForm = (page: Page) => page.getByRole('dialog', { name: 'Trip Assignment' });

/** The device goes on to somebody else. */
async function letGo(device: Page): Promise<void> {
  await device.context().clearCookies();
  await device.evaluate(() => localStorage.clear());
}

/** What the picture of a slip says, as a camera would read it. */
async function signUp(device: Page, origin: string, membercode: string, code: string | undefined): Promise<void> {
  await device.goto(`${origin}/session/signup#membercode=${membercode}&code=${code}`);
  await choosePassword(device, OWN);
  await device.getByRole('button', { name: 'Sign up' }).click();
  await expect(device.getByRole('heading', { name: 'Check In/Out' })).toBeVisible();
}

/** The first Tuesday, Wednesday or Thursday from a day on. */
const workday = (from: string): string => {
  const { dayOfWeek } = Temporal.PlainDate.from(from);
  return dayOfWeek >= 2 && dayOfWeek <= 4 ? from : workday(addDays(from, 1));
};
