import { addDays, firstOfMonth, showDay } from '@muster/domain/calendar/day.ts';
import { listLeave, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, spanOf, todayOf, turnTo } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave } from '../testing/leave.ts';
import { unanswered } from '../testing/mishaps.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Taking Leave Days' });
const lines = (page: Page) => page.getByRole('region', { name: 'My leave' }).getByRole('listitem');
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

async function goTakeLeave(page: Page, { membercode }: MemberRow): Promise<void> {
  await signIn(page, membercode);
  await navigateTo(page, 'Take Leave');
  await expect(page.getByRole('button', { name: /^EARNED LEAVE: 10 left/ })).toBeVisible();
}

/** Opens the form, which knows the balance before anything is entered. */
async function openForm(page: Page, type: string, remaining: string): Promise<void> {
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
  await form(page).getByLabel('Leave type').selectOption({ label: type });
  await expect(form(page).getByText(remaining)).toBeVisible();
}

/** Walks the own calendar to a day and takes leave from there. */
async function takeFrom(page: Page, day: string): Promise<void> {
  const calendar = page.getByRole('region', { name: 'My calendar' });
  await (await turnTo(calendar, day)).click();
  await calendar.getByRole('button', { name: 'Take leave from this day' }).click();
  await expect(form(page).getByRole('textbox', { name: 'From date' })).toHaveValue(showDay(day));
}

async function storedLeave(member: Caller) {
  const today = await todayOf(member);
  const query = { from: firstOfMonth(today), to: addDays(today, 300) };
  return (await member.call(listLeave, { query })).data;
}

test('the two halves of a day are taken by leave of two types', async ({ page, newcomer, office }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(1);
  await goTakeLeave(page, newcomer);
  const takeHalf = async (type: string, part: 'am' | 'pm', shown: RegExp) => {
    await openForm(page, type, 'Remaining');
    await enterDay(form(page), 'From date', day);
    await enterDay(form(page), 'To date', day);
    const choice = form(page).getByLabel('How much of it');
    await expect(choice.getByText(shown)).toBeAttached();
    await choice.selectOption(part);
    await expect(form(page)).toContainText('Days taken: 0.5 days');
    await expect(save(page)).toBeEnabled();
  };
  await takeHalf('CL-CASUAL LEAVE', 'am', /^Morning, \d\d:\d\d to \d\d:\d\d$/);
  await expectGoodScreen(page);
  await save(page).click();
  await expect(page.getByText(`CL-CASUAL LEAVE, ${spanOf(day, day)}, Morning, `)).toContainText('0.5 days.');
  await navigateTo(page, 'Take Leave');
  await expect(page.getByRole('button', { name: /^CASUAL LEAVE: 5.5 left/ })).toBeVisible();
  await takeHalf('ML-MEDICAL LEAVE', 'pm', /^Afternoon, \d\d:\d\d to \d\d:\d\d$/);
  await save(page).click();
  await navigateTo(page, 'Take Leave');
  await expect(lines(page)).toHaveCount(2);
  expect((await storedLeave(member)).map((it) => it.part).toSorted()).toEqual(['am', 'pm']);
});

test('leave is taken and changed', async ({ page, newcomer, office }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(2);
  await goTakeLeave(page, newcomer);
  await expectGoodScreen(page, { dark: true });
  await openForm(page, 'CL-CASUAL LEAVE', 'Remaining 6 of 6 days');
  await enterDay(form(page), 'To date', day);
  await enterDay(form(page), 'From date', day);
  await expect(form(page)).toContainText('Days taken: 1 day');
  await form(page)
    .getByLabel(/^Remark/)
    .fill('Bank');
  await expectGoodScreen(page);
  await save(page).click();
  await expect(page.getByText(`Leave asked for: CL-CASUAL LEAVE, ${spanOf(day, day)}, 1 day.`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);

  await navigateTo(page, 'Take Leave');
  await expect(lines(page)).toHaveText([/CASUAL LEAVE · 1 day · Bank.*Waiting/]);
  await expect(page.getByRole('button', { name: /^CASUAL LEAVE: 5 left/ })).toBeVisible();
  await lines(page).getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Leave Days' });
  await expect(edit.getByRole('option', { name: /^O-/ })).toHaveCount(0);
  await enterDay(edit, 'To date', addDays(day, 1));
  await expect(edit).toContainText('Days taken: 2 days');
  await expectGoodScreen(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`Leave changed: CL-CASUAL LEAVE, ${spanOf(day, addDays(day, 1))}, 2 days.`),
  ).toBeVisible();

  expect((await storedLeave(member)).map((it) => it.days)).toEqual([2]);
});

test('a leave that waits is removed after a question', async ({ page, newcomer, office }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(1);
  await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: day, to: day, remark: '' });
  await goTakeLeave(page, newcomer);
  await expect(page.getByRole('button', { name: /^CASUAL LEAVE: 5 left/ })).toBeVisible();
  await lines(page).getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Leave Days' });
  await edit.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByText('Do you really want to delete this record? This process cannot be undone.', { exact: true }),
  ).toBeVisible();
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('You have no leave ahead.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^CASUAL LEAVE: 6 left/ })).toBeVisible();
  expect(await storedLeave(member)).toEqual([]);
});

test('earned leave may not stand next to a public holiday or an off-day', async ({ page, newcomer, office }) => {
  const { find, holds, isFree } = await daysAhead(await callerOf(office.origin, newcomer.membercode));
  /** Whether a run of public holidays without an off-day begins beside the day, on the side of the step. */
  const touchesHolidays = (day: string, step: number) => {
    let beside = addDays(day, step);
    while (holds(beside, 'holiday') && !holds(beside, 'offday')) beside = addDays(beside, step);
    return beside !== addDays(day, step) && isFree(beside) && isFree(addDays(day, -step));
  };
  const besideHoliday = find((day) => isFree(day) && (touchesHolidays(day, 1) || touchesHolidays(day, -1)));
  const beforeOffday = find((day) => isFree(addDays(day, -1)) && isFree(day) && holds(addDays(day, 1), 'offday'));
  await goTakeLeave(page, newcomer);
  for (const [day, sentence] of [
    [besideHoliday, "Leave day can't be taken together with public holidays"],
    [beforeOffday, "Leave day can't be taken together with offday"],
  ] as const) {
    await takeFrom(page, day);
    await expect(form(page).getByLabel('Leave type')).toHaveValue('EL');
    await expect(form(page).getByText(sentence, { exact: true })).toBeInViewport();
    await expect(form(page).getByText(/^(Public holiday|Off-day): /), 'which day it is').toBeInViewport({ ratio: 1 });
    await expect(save(page)).toBeDisabled();
    await expectGoodScreen(page);
    await form(page).getByLabel('Leave type').selectOption('CL');
    await expect(save(page), 'casual leave may stand there').toBeEnabled();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form(page)).toHaveCount(0);
  }
});

test('no more days can be taken than remain', async ({ page, newcomer, office }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const first = firstOfMonth(await todayOf(member));
  await goTakeLeave(page, newcomer);
  await openForm(page, 'CL-CASUAL LEAVE', 'Remaining 6 of 6 days');
  await enterDay(form(page), 'From date', first);
  await enterDay(form(page), 'To date', addDays(first, 6));
  await expect(form(page).getByText("You can't take leave greater than remain leave (6 days)")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expectGoodScreen(page);
  await enterDay(form(page), 'To date', addDays(first, 5));
  await expect(form(page)).toContainText('Days taken: 6 days');
  await expect(save(page)).toBeEnabled();
});

test('a save that fails keeps what was entered; Try again stores it once', async ({
  page,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered(takeLeave.path));
  const member = await callerOf(office.origin, newcomer.membercode);
  const keys: (string | undefined)[] = [];
  await page.route(`**${takeLeave.path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server has stored it; only its answer is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await goTakeLeave(page, newcomer);
  await openForm(page, 'ML-MEDICAL LEAVE', 'Remaining 30 of 30 days');
  await form(page)
    .getByLabel(/^Remark/)
    .fill('Fever');
  await save(page).click();
  await expect(form(page).getByText('Muster could not be reached. Check your connection and try again.')).toBeVisible();
  await expect(form(page).getByText('Trying again can never ask for it twice.')).toBeVisible();
  await expect(form(page).getByLabel(/^Remark/)).toHaveValue('Fever');
  await expectGoodScreen(page);
  await form(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Leave asked for: ML-MEDICAL LEAVE/)).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect((await storedLeave(member)).map((it) => it.remark)).toEqual(['Fever']);
});
