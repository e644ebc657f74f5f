import { addDays } from '@muster/domain/calendar/day.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, spanOf, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

async function openLeaveOf(page: Page, membercode: string) {
  await openMember(page, membercode);
  await page.getByRole('tab', { name: 'Leave' }).click();
  return page.getByRole('region', { name: 'Leave', exact: true });
}

test('the office enters, changes and cancels leave for a member, who reads why', async ({
  page,
  otherDevice,
  office,
  newcomer,
}) => {
  // Five dialogs, each looked at.
  test.slow();
  const member = await callerOf(office.origin, newcomer.membercode);
  const ahead = await daysAhead(member);
  const day = ahead.quiet(2);
  const name = newcomer.membername;

  await signIn(page, 'HR001');
  const leave = await openLeaveOf(page, newcomer.membercode);
  await expect(leave).toContainText(`${name} has no leave`);
  await expectGoodScreen(page, { dark: true });

  await leave.getByRole('button', { name: 'Enter leave' }).click();
  const form = page.getByRole('dialog', { name: `Leave of ${name}` });
  await form.getByLabel('Leave type').selectOption({ label: 'MEDICAL LEAVE' });
  await enterDay(form, 'From date', day);
  await enterDay(form, 'To date', day);
  await form.getByLabel('Reason').fill('Phoned in sick');
  await expectGoodScreen(page);
  await form.getByRole('button', { name: 'Enter leave' }).click();
  await expect(page.getByText(`${name}: MEDICAL LEAVE, ${spanOf(day, day)}, is entered.`)).toBeVisible();
  const line = leave.getByRole('listitem').filter({ hasText: spanOf(day, day) });
  await expect(line).toContainText('MEDICAL LEAVE · 1 day · Phoned in sick');
  await expect(line).toContainText('Approved');

  await line.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog', { name: `Change leave of ${name}` });
  await enterDay(change, 'To date', addDays(day, 1));
  await change.getByLabel('Reason').fill('Stays at home a day longer');
  await change.getByRole('button', { name: 'Save' }).click();
  const longer = leave.getByRole('listitem').filter({ hasText: spanOf(day, addDays(day, 1)) });
  await expect(longer).toContainText('2 days');

  await longer.getByRole('button', { name: /^Cancel leave/ }).click();
  const cancelling = page.getByRole('dialog', { name: `Cancel this leave of ${name}?` });
  await expect(cancelling).toContainText('2 days go back to the balance.');
  await cancelling.getByLabel('Reason').fill('Came to work');
  await cancelling.getByRole('button', { name: 'Cancel the leave' }).click();
  // Behind the dialog nothing is found, whatever is there.
  await expect(cancelling).toBeHidden();
  await expect(longer).toHaveCount(0);
  const query = { leavetypeid: 'ML', membercode: newcomer.membercode };
  const [balance] = (await member.call(readBalance, { query })).data;
  expect(balance?.remain_leave).toBe(balance?.entitleleave);

  await navigateTo(page, 'Leave approvals');
  const decided = page.getByRole('region', { name: 'Decided' });
  await decided.getByLabel('Name or code').fill(newcomer.membercode);
  const filters = decided.getByRole('button', { name: 'Filters', exact: true });
  const aside = await filters.isVisible();
  if (aside) await filters.click();
  await page.getByLabel('Decision').selectOption({ label: 'Taken back or cancelled' });
  if (aside) await page.getByRole('button', { name: 'Show the list' }).click();
  const cancelled = decided.getByRole('listitem').filter({ hasText: name });
  await expect(cancelled).toContainText(/Reason: Came to work.*Cancelled on .* by /);
  await expectGoodScreen(page, { dark: true });

  await signIn(otherDevice, newcomer.membercode);
  await otherDevice.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const told = otherDevice.getByRole('dialog', { name: 'Notifications' });
  await expect(told).toContainText('Stays at home a day longer');
  await expect(told).toContainText('Came to work');
});

test('leave that breaks rules is entered only after they were named', async ({ page, office, newcomer, mishaps }) => {
  mishaps.allow(refusal(422, '/api/leave/office'));
  const ahead = await daysAhead(await callerOf(office.origin, newcomer.membercode));
  const offday = ahead.find((it) => ahead.holds(it, 'offday'));
  await signIn(page, 'HR001');
  const leave = await openLeaveOf(page, newcomer.membercode);
  const form = page.getByRole('dialog', { name: `Leave of ${newcomer.membername}` });
  await leave.getByRole('button', { name: 'Enter leave' }).click();
  await form.getByLabel('Leave type').selectOption({ label: 'EARNED LEAVE' });
  await enterDay(form, 'From date', offday);
  await enterDay(form, 'To date', offday);
  await form.getByLabel('Reason').fill('Agreed before they came');
  await form.getByRole('button', { name: 'Enter leave' }).click();
  const rules = page.getByRole('alertdialog', { name: 'Set these rules aside?' });
  await expect(rules).toContainText('All of these days are free anyway.');
  await expectGoodScreen(page);
  await rules.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Reason')).toHaveValue('Agreed before they came');
  await form.getByRole('button', { name: 'Enter leave' }).click();
  await rules.getByRole('button', { name: 'Set aside and save' }).click();
  await expect(leave.getByRole('listitem').filter({ hasText: 'Agreed before they came' })).toContainText('Approved');
});

test('a sick day that was phoned in is entered from the approvals', async ({ page, office, newcomer, mishaps }) => {
  mishaps.allow(refusal(422, '/api/leave/office'));
  const today = await todayOf(await callerOf(office.origin, newcomer.membercode));
  await signIn(page, 'HR001');
  await navigateTo(page, 'Leave approvals');
  await page.getByRole('button', { name: 'Enter leave for a member' }).click();
  await page.getByRole('combobox', { name: 'For whom' }).fill(newcomer.membercode);
  await expectGoodScreen(page);
  await page.getByRole('option', { name: new RegExp(newcomer.membercode) }).click();
  const form = page.getByRole('dialog', { name: `Leave of ${newcomer.membername}` });
  await form.getByLabel('Leave type').selectOption({ label: 'MEDICAL LEAVE' });
  await form.getByLabel('Reason').fill('Fever');
  await form.getByRole('button', { name: 'Enter leave' }).click();
  const done = page.getByText(`MEDICAL LEAVE, ${spanOf(today, today)}, is entered.`);
  const rules = page.getByRole('alertdialog', { name: 'Set these rules aside?' });
  await expect(done.or(rules)).toBeVisible();
  if (await rules.isVisible()) await rules.getByRole('button', { name: 'Set aside and save' }).click();
  await expect(done).toBeVisible();
});
