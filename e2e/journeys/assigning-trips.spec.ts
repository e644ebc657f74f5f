import { addDays, showDay, weekdayOf } from '@muster/domain/calendar/day.ts';
import { hrMemberList } from '@muster/domain/members/members-contract.ts';
import { addTrip, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Locator, Page } from '@playwright/test';
import { daysAhead, enterDay, spanOf, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave } from '../testing/leave.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, navigateTo, signIn, signOut } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

const CAR = 'YGN-5D-2098';

const form = (page: Page) => page.getByRole('dialog', { name: 'Trip Assignment' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });
const row = (page: Page, position: number) => form(page).getByRole('group', { name: `Member ${position}` });

/** Two working days behind those of every sample trip; each journey has a week of its own, for the car is the office's only one. */
async function tripDays(hr: Caller, journey: number): Promise<{ from: string; to: string }> {
  const week = addDays(await todayOf(hr), 50 + 7 * journey);
  const { find, isFree } = await daysAhead(hr);
  const from = find((day) => day >= week && isFree(day) && isFree(addDays(day, 1)));
  return { from, to: addDays(from, 1) };
}

async function openNew(page: Page): Promise<void> {
  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('button', { name: 'Assign a trip' }).first().click();
  await expect(form(page).getByLabel('Trip type').getByRole('option', { name: 'Delivery' })).toBeAttached();
}

/** What every trip needs. */
async function fillRequired(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await form(page).getByLabel('Trip type').selectOption({ label: 'Delivery' });
  await form(page).getByLabel('Group').selectOption('DELIVERY');
  await form(page).getByLabel('State').selectOption('Mandalay');
  await enterDay(form(page), 'Departure date', from);
  await enterDay(form(page), 'Arrival date', to);
}

async function addToCrew(page: Page, position: number, membercode: string, name: string): Promise<void> {
  await row(page, position).getByRole('combobox', { name: 'Member number' }).fill(membercode);
  await page.getByRole('option', { name: new RegExp(`^${membercode}`) }).click();
  await expect(row(page, position).getByLabel('Member name')).toHaveValue(name);
}

/** Finds the trip in the list by its number and opens it. */
async function openTrip(page: Page, number: string): Promise<void> {
  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('searchbox', { name: 'Search' }).fill(number);
  await page.getByRole('button', { name: new RegExp(number) }).click();
  await expect(form(page)).toBeVisible();
}

const numberIn = async (said: Locator) => /The trip (\S+) is/.exec((await said.textContent()) ?? '')?.[1] ?? '';

test('what is required is marked red, and nothing is sent without it', async ({ page, newcomer }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(addTrip.path)) sent += 1;
  });
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Trip Assignment');
  await expect(page.getByText('Planned').first()).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await openNew(page);
  await expect(form(page).getByRole('textbox', { name: 'Arrival date' })).toBeDisabled();
  await expectGoodScreen(page);
  await save(page).click();
  await expect(form(page).getByText('Please fill this in.')).toHaveCount(4);
  await expect(form(page).getByText('Choose the departure first.')).toBeVisible();
  for (const label of ['Trip type', 'State', 'Group']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  for (const name of ['Departure date', 'Arrival date']) {
    await expect(form(page).getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  }
  await expectGoodScreen(page, { dark: true });
  expect(sent).toBe(0);
});

test('the days of a trip are picked from a month in which the days are shaded on which the member rests', async ({
  page,
  hr,
}) => {
  const today = await todayOf(hr);
  const next = (weekday: number) => addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  await signIn(page, 'DR001');
  await openNew(page);
  await form(page).getByRole('button', { name: 'Departure date: pick from a calendar' }).click();
  const shadeOf = (day: string) =>
    form(page)
      .locator(`[data-day="${day}"]`)
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect.poll(() => shadeOf(next(7))).not.toBe(await shadeOf(next(5)));
  expect(await shadeOf(next(6)), 'drivers work on Saturdays').toBe(await shadeOf(next(5)));
});

test('a trip is assigned with crew and car, changed, and cancelled with a reason', async ({
  page,
  otherDevice,
  newcomer,
  hr,
}) => {
  // Three dialogs on two devices, walked by finger on the phone: twice the usual time on a busy machine.
  test.slow();
  const { from, to } = await tripDays(hr, 0);
  await signIn(page, 'HR001');
  await openNew(page);
  await fillRequired(page, { from, to });
  await expect(form(page).getByLabel('Miles')).toHaveValue('390');
  await expect(form(page).getByLabel('Period')).toHaveValue('2 days');
  await form(page).getByLabel('Car').selectOption(CAR);
  await addToCrew(page, 1, newcomer.membercode, newcomer.membername);
  await save(page).click();
  const assigned = page.getByText(/^The trip \S+ is assigned\.$/);
  await expect(assigned).toBeVisible();
  const number = await numberIn(assigned);

  await openTrip(page, number);
  await expect(form(page).getByLabel('Trip number')).toHaveValue(number);
  await expect(form(page).getByLabel('Car')).toHaveValue(CAR);
  await expectGoodScreen(page);
  await enterDay(form(page), 'Arrival date', addDays(to, 1));
  await expect(form(page).getByLabel('Period')).toHaveValue('3 days');
  await save(page).click();
  await expect(page.getByText(`The trip ${number} is saved.`)).toBeVisible();

  await openTrip(page, number);
  await form(page).getByRole('button', { name: 'Cancel the trip' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel ${number}?` });
  await expect(question).toContainText(spanOf(from, addDays(to, 1)));
  await question.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(question.getByText('Please fill this in.')).toBeVisible();
  await expectGoodScreen(page);
  await question.getByLabel('Why it is cancelled').fill('The road is closed.');
  await question.getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText(`The trip ${number} is cancelled.`)).toBeVisible();

  await signIn(otherDevice, newcomer.membercode);
  // Three about the trip, and one about signing in here for the first time.
  await otherDevice.getByRole('button', { name: /^Notifications, 4 unread$/ }).click();
  const told = otherDevice.getByRole('dialog', { name: 'Notifications' });
  await expect(told.getByText(`Your trip is cancelled: ${number}`)).toBeVisible();
  await expect(told.getByText(/The road is closed\.$/)).toBeVisible();
  await told.getByRole('link').filter({ hasText: 'Your trip is cancelled' }).click();
  await expect(form(otherDevice)).toContainText(number);
  await expect(form(otherDevice)).toContainText('The road is closed.');
});

test('leave and a car that is taken show before saving, and in red at the foot on saving', async ({
  page,
  newcomer,
  hr,
  office,
  mishaps,
}) => {
  mishaps.allow(refusal(409, addTrip.path));
  const { from, to } = await tripDays(hr, 1);
  const member = await callerOf(office.origin, newcomer.membercode);
  await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: to, to, remark: '' });
  await bookCar(hr, { from, to: from });
  const onLeave = `${newcomer.membername} is on leave ${showDay(to)}.`;
  const carTaken = `Car ${CAR} is on another trip ${showDay(from)}.`;
  await signIn(page, 'HR001');
  await openNew(page);
  await fillRequired(page, { from, to });
  await form(page).getByLabel('Car').selectOption(CAR);
  await addToCrew(page, 1, newcomer.membercode, newcomer.membername);
  await expect(row(page, 1).getByText(onLeave)).toBeVisible();
  await expect(form(page).getByText(carTaken)).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await save(page).click();
  const foot = form(page).getByRole('alert').last();
  await expect(foot).toContainText(onLeave);
  await expect(foot).toContainText(carTaken);
  await expect(foot).toBeInViewport();
  await expectGoodScreen(page);
  await form(page).getByLabel('Car').selectOption({ label: 'No car' });
  await row(page, 1)
    .getByRole('button', { name: /^Remove member/ })
    .click();
  await expect(form(page).getByText(onLeave)).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText(/^The trip \S+ is assigned\.$/)).toBeVisible();
});

test('a change that the server refuses says why in red, and keeps what was entered', async ({ page, hr, mishaps }) => {
  mishaps.allow(refusal(409, updateTrip.path));
  const { from, to } = await tripDays(hr, 2);
  const number = await bookCar(hr, { from, to });
  await bookCar(hr, { from: addDays(to, 1), to: addDays(to, 1) });
  await signIn(page, 'HR001');
  await openTrip(page, number);
  await enterDay(form(page), 'Arrival date', addDays(to, 1));
  await save(page).click();
  const foot = form(page).getByRole('alert').last();
  await expect(foot).toHaveText(`Car ${CAR} is on another trip ${showDay(addDays(to, 1))}.`);
  await expect(form(page).getByRole('textbox', { name: 'Arrival date' })).toHaveValue(showDay(addDays(to, 1)));
  await expectGoodScreen(page);
});

test('a trip that a member asks for is objected to by its crew, and approved by who decides', async ({
  page,
  otherDevice,
  newcomer,
  hr,
}) => {
  test.slow();
  const { from } = await tripDays(hr, 3);
  const colleague = (await hr.call(hrMemberList, {})).memberno_info.find((it) => it.membercode === 'EM018');
  await signIn(page, newcomer.membercode);
  await openNew(page);
  await fillRequired(page, { from, to: from });
  await addToCrew(page, 1, 'EM018', colleague?.membername ?? '');
  await save(page).click();
  const asked = page.getByText(/^The trip \S+ is asked for\./);
  await expect(asked).toBeVisible();
  const number = await numberIn(asked);

  await signIn(otherDevice, 'EM018');
  await openTrip(otherDevice, number);
  await expect(form(otherDevice)).toContainText('Waiting');
  await form(otherDevice).getByRole('button', { name: 'Object' }).click();
  const why = otherDevice.getByRole('dialog', { name: `Object to ${number}?` });
  await why.getByLabel(/Why you should not go/).fill('I am at a wedding.');
  await expectGoodScreen(otherDevice);
  await why.getByRole('button', { name: 'Object' }).click();
  await expect(form(otherDevice)).toContainText('I am at a wedding.');

  await signOut(page);
  await signIn(page, 'HR001');
  await navigateTo(page, 'Trip Assignment');
  const waiting = page.getByRole('region', { name: 'Trips waiting for you' });
  await expect(waiting).toContainText('1 of its members objects.');
  await waiting.getByRole('button', { name: `Look at ${number}` }).click();
  await expectGoodScreen(page);
  await form(page).getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: `Approve ${number}?` });
  await expect(question).toContainText('I am at a wedding.');
  await expectGoodScreen(page, { dark: true });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`The trip ${number} is approved.`)).toBeVisible();
});

/** HR sends the car away without a browser; the trip's number. */
async function bookCar(hr: Caller, { from, to }: { from: string; to: string }): Promise<string> {
  const facts = { triptypeid: 1, stateid: 'Bago', groupno: 'DELIVERY', carcode: CAR };
  const { data } = await hr.call(addTrip, { body: { ...facts, departuredate: from, arrivaldate: to } });
  return data.trip_assigmentno;
}
