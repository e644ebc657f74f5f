import { addDays, firstOfMonth } from '@muster/domain/calendar/day.ts';
import { listLeave, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { listSessions, revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, todayOf } from '../../testing/days.ts';
import { expect, test } from '../../testing/journey.ts';
import { refusal, unanswered } from '../../testing/mishaps.ts';
import {
  expectGoodScreen,
  fillSignIn,
  keptWhole,
  navigateTo,
  openMember,
  signIn,
  signOut,
} from '../../testing/screens.ts';
import { callerOf } from '../../testing/wire.ts';

test.use({ serviceWorkers: 'allow' });

const leave = (page: Page) => page.getByRole('dialog', { name: 'Taking Leave Days' });
const trip = (page: Page) => page.getByRole('dialog', { name: 'Trip Assignment' });
const remark = (page: Page) => leave(page).getByLabel('Remark (optional)');
const TOLD = /^This is what you typed at \d\d:\d\d\./;
const MAYBE_SENT = /It is perhaps sent already; saving it again cannot do it twice\.$/;

/** The first time the server stores what is asked and its answer is lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

async function openLeave(page: Page, membercode: string): Promise<void> {
  await signIn(page, membercode);
  await keptWhole(page);
  await navigateTo(page, 'Take Leave');
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
}

test('what is typed into a leave stays when the page is loaded anew, without a connection too', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(unanswered('/'));
  await openLeave(page, newcomer.membercode);
  await expect(leave(page).getByText(TOLD)).toHaveCount(0);
  await remark(page).fill('Family');
  await page.reload();
  await expect(leave(page).getByText(TOLD)).toBeVisible();
  await expect(remark(page)).toHaveValue('Family');
  await expectGoodScreen(page, { dark: true });
  await context.setOffline(true);
  await remark(page).fill('Family, at home');
  await page.reload();
  await expect(remark(page)).toHaveValue('Family, at home');
  await leave(page).getByRole('button', { name: 'Discard' }).click();
  await expect(leave(page).getByText(TOLD)).toHaveCount(0);
  await expect(remark(page)).toHaveValue('');
  await page.reload();
  await expect(leave(page)).toBeVisible();
  await expect(remark(page)).toHaveValue('');
});

test('what is given up or saved does not come back, nor does it meet anybody else', async ({ page, newcomer }) => {
  await openLeave(page, newcomer.membercode);
  await remark(page).fill('Family');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
  await expect(remark(page)).toHaveValue('');
  await remark(page).fill('For me alone');
  await page.goto('/dashboard/public_holiday');
  await signOut(page);
  await openLeave(page, 'EM002');
  await expect(remark(page)).toHaveValue('');
});

test('what is typed into a trip stays when the page is loaded anew', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('button', { name: 'Assign a trip' }).first().click();
  await trip(page).getByLabel('Trip type').selectOption({ label: 'Delivery' });
  await trip(page).getByLabel('Group').selectOption('DELIVERY');
  await page.reload();
  await expect(trip(page).getByText(TOLD)).toBeVisible();
  await expect(trip(page).getByLabel('Trip type').locator('option:checked')).toHaveText('Delivery');
  await expect(trip(page).getByLabel('Group')).toHaveValue('DELIVERY');
});

test('a leave whose answer was lost is saved once, although the page was loaded anew', async ({
  page,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered(takeLeave.path));
  const member = await callerOf(office.origin, newcomer.membercode);
  await openLeave(page, newcomer.membercode);
  await remark(page).fill('Family');
  await loseAnswer(page, takeLeave.path);
  await leave(page).getByRole('button', { name: 'Save' }).click();
  await expect(leave(page).getByText('Trying again can never ask for it twice.')).toBeVisible();
  await page.reload();
  await expect(leave(page).getByText(MAYBE_SENT)).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await leave(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Leave asked for: /).first()).toBeVisible();
  const today = await todayOf(member);
  const { data } = await member.call(listLeave, { query: { from: firstOfMonth(today), to: addDays(today, 300) } });
  expect(data.map((it) => it.remark)).toEqual(['Family']);
});

test('a leave whose answer was lost is in the list once its form is given up', async ({ page, newcomer, mishaps }) => {
  mishaps.allow(unanswered(takeLeave.path));
  await openLeave(page, newcomer.membercode);
  await loseAnswer(page, takeLeave.path);
  await leave(page).getByRole('button', { name: 'Save' }).click();
  await expect(leave(page).getByText('Trying again can never ask for it twice.')).toBeVisible();
  await leave(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(question).toContainText('It was perhaps saved already.');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(leave(page)).toHaveCount(0);
  const own = page.getByRole('region', { name: 'My leave' }).getByRole('listitem');
  await expect(own).toHaveText([/1 day.*Waiting/]);
});

test('a trip whose answer was lost is assigned once, although the page was loaded anew', async ({
  page,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered(addTrip.path));
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(1);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('button', { name: 'Assign a trip' }).first().click();
  await trip(page).getByLabel('Trip type').selectOption({ label: 'Delivery' });
  await trip(page).getByLabel('Group').selectOption('DELIVERY');
  await trip(page).getByLabel('State').selectOption('Mandalay');
  await enterDay(trip(page), 'Departure date', day);
  await enterDay(trip(page), 'Arrival date', day);
  await trip(page).getByLabel('Remark (optional)').first().fill('Once');
  await loseAnswer(page, addTrip.path);
  await trip(page).getByRole('button', { name: 'Save' }).click();
  await expect(trip(page).getByText('Trying again can never assign the trip twice.')).toBeVisible();
  await page.reload();
  await expect(trip(page).getByText(MAYBE_SENT)).toBeVisible();
  await trip(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const stored = (await member.call(listTrips, { query: {} })).data.filter((it) => it.remark === 'Once');
  expect(stored).toHaveLength(1);
});

test('a leave that is half typed in one tab is there again where another tab learnt that the session has ended', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(refusal(401, '/'));
  await openLeave(page, newcomer.membercode);
  await remark(page).fill('Family');
  const elsewhere = await callerOf(office.origin, newcomer.membercode);
  for (const it of (await elsewhere.call(listSessions)).data) {
    if (!it.current) await elsewhere.call(revokeSession, { params: { id: String(it.id) } });
  }
  const other = await context.newPage();
  await other.goto('/dashboard/public_holiday');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await fillSignIn(page, newcomer.membercode);
  await expect(remark(page)).toHaveValue('Family');
});

test('whoever signs in where somebody has signed out in another tab is not led to the page of that one', async ({
  page,
  context,
  newcomer,
}) => {
  await openLeave(page, newcomer.membercode);
  const other = await context.newPage();
  await other.goto('/dashboard/public_holiday');
  await signOut(other);
  await fillSignIn(page, 'EM002');
  await expect(page).toHaveURL(/public_holiday$/);
});

test('a member’s employment is there again, and was not saved, where saving it found that the session had ended', async ({
  page,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(refusal(401, '/'));
  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await phone.fill('09 420 1111');
  await page.reload();
  await expect(phone).toHaveValue('09 420 1111');
  await expect(page.getByText(TOLD)).toBeVisible();
  await expectGoodScreen(page);

  const elsewhere = await callerOf(office.origin, 'HR001');
  const others = (await elsewhere.call(listSessions)).data.filter((it) => !it.current);
  const id = Math.max(...others.map((it) => it.id));
  await elsewhere.call(revokeSession, { params: { id: String(id) } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  // A password that is mistyped on the way back changes nothing about it.
  await fillSignIn(page, 'HR001', 'not the password of HR001');
  await expect(page.getByRole('alert').filter({ hasText: /password/ })).toBeVisible();
  await fillSignIn(page, 'HR001');
  await expect(phone).toHaveValue('09 420 1111');
  await expect(page.getByText(/^You were signed out before this could be saved: nothing was saved\./)).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // While it is on its way the notice says otherwise; it is gone once it is stored.
  await expect(page.getByText(/you typed at/)).toHaveCount(0);
  await page.reload();
  await expect(phone).toHaveValue('09 420 1111');
  await expect(page.getByText(TOLD)).toHaveCount(0);
});
