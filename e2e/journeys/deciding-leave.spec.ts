import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, spanOf, withWeekday } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { approve, askForLeave } from '../testing/leave.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

/** Of SALES, where MG001 decides. */
const MEMBER = { membercode: 'EM004', membername: 'Su Myat Noe' };

const lines = (page: Page) => page.getByRole('region', { name: 'My leave' }).getByRole('listitem');

/** What waits for the signed-in manager, of one member and span: by the code, since names are also told of who else is away. */
const waiting = (page: Page, span: string) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: `${MEMBER.membercode} · ` })
    .filter({ hasText: span });

async function remainingOf(member: Caller, leavetypeid: string): Promise<number> {
  const query = { leavetypeid, membercode: MEMBER.membercode };
  return (await member.call(readBalance, { query })).data[0]?.remain_leave ?? 0;
}

async function openBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const told = page.getByRole('dialog', { name: 'Notifications' });
  // By itself, so that a dialog that does not come is told apart from news that are not in it.
  await expect(told).toBeVisible();
  return told;
}

test('a manager approves one request and rejects another; the member is told', async ({
  page,
  otherDevice,
  office,
}) => {
  const member = await callerOf(office.origin, MEMBER.membercode);
  const { quiet } = await daysAhead(member);
  const bank = quiet(1);
  const fair = quiet(2, addDays(bank, 3));
  await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: bank, to: bank, remark: 'Bank' });
  const fairSpan = { from: fair, to: addDays(fair, 1) };
  await askForLeave(member, { leavetype: 'EL-EARNED LEAVE', ...fairSpan, remark: 'Pagoda fair' });
  const casual = await remainingOf(member, 'CL');
  const earned = await remainingOf(member, 'EL');

  await signIn(page, 'MG001');
  await navigateTo(page, 'Leave approvals');
  const first = waiting(page, spanOf(bank, bank));
  const second = waiting(page, spanOf(fairSpan.from, fairSpan.to));
  await expect(first).toContainText(`CASUAL LEAVE · Paid in full · Balance ${casual + 1} → ${casual} days`);
  await expect(first).toContainText('Remark: Bank');
  await expect(second).toContainText(`EARNED LEAVE · Paid in full · Balance ${earned + 2} → ${earned} days`);
  await expectGoodScreen(page, { dark: true });

  await first.getByRole('button', { name: /^Approve/ }).click();
  const approval = page.getByRole('dialog', { name: 'Approve this request?' });
  await expect(approval).toContainText(MEMBER.membername);
  await expect(approval).toContainText(spanOf(bank, bank));
  await expect(approval).toContainText(`CASUAL LEAVE · Paid in full · Balance ${casual + 1} → ${casual} days`);
  await expectGoodScreen(page);
  // On a phone it comes up from the foot, no higher than it has to be.
  const { height = 0 } = (await approval.boundingBox()) ?? {};
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.8);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 request approved.')).toBeVisible();
  await expect(first).toHaveCount(0);

  await second.getByRole('button', { name: /^Reject/ }).click();
  const rejection = page.getByRole('dialog', { name: 'Reject this request?' });
  await rejection.getByLabel(/^Remark for the member/).fill('We count the stock then.');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('1 request rejected.')).toBeVisible();
  await expect(second).toHaveCount(0);

  await signIn(otherDevice, MEMBER.membercode);
  const told = await openBell(otherDevice);
  await expect(told.getByRole('listitem').filter({ hasText: showDay(bank) })).toContainText('CASUAL LEAVE: approved');
  const bad = told.getByRole('listitem').filter({ hasText: showDay(fair) });
  await expect(bad).toContainText('EARNED LEAVE: rejected');
  await expect(bad).toContainText('We count the stock then.');
  await expectGoodScreen(otherDevice);
  await bad.getByRole('link').click();
  await expect(otherDevice).toHaveURL(/\/dashboard\/take_leave$/);

  const approved = lines(otherDevice).filter({ hasText: spanOf(bank, bank) });
  await expect(approved).toContainText('Approved');
  await approved.getByRole('button', { name: /^View/ }).click();
  const leave = otherDevice.getByRole('dialog', { name: 'Taking Leave Days' });
  await expect(leave).toContainText('CL-CASUAL LEAVE');
  await expect(leave.getByRole('textbox')).toHaveCount(0);
  await expect(leave.getByRole('button', { name: /^(Save|Remove)$/ })).toHaveCount(0);
  await expectGoodScreen(otherDevice);
  await leave.getByRole('button', { name: 'Close' }).click();
  await otherDevice.getByRole('tab', { name: /^Rejected/ }).click();
  const rejected = lines(otherDevice).filter({ hasText: spanOf(fairSpan.from, fairSpan.to) });
  await expect(rejected).toContainText('Answer: We count the stock then.');
});

test('a manager approves several requests at once', async ({ page, office }) => {
  const member = await callerOf(office.origin, MEMBER.membercode);
  const { quiet } = await daysAhead(member);
  const days = [quiet(1), quiet(1, addDays(quiet(1), 3))];
  for (const day of days) {
    await askForLeave(member, { leavetype: 'ML-MEDICAL LEAVE', from: day, to: day, remark: 'Dentist' });
  }
  await signIn(page, 'MG001');
  await navigateTo(page, 'Leave approvals');
  const choice = (day: string) =>
    page.getByRole('checkbox', { name: `Select: ${MEMBER.membername}, ${spanOf(day, day)}` });
  for (const day of days) await choice(day).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Approve 2 requests?' });
  for (const day of days) await expect(question).toContainText(spanOf(day, day));
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('2 requests approved.')).toBeVisible();
  for (const day of days) await expect(choice(day)).toHaveCount(0);
});

test('a member asks to come back early, and the manager confirms it', async ({ page, otherDevice, office }) => {
  const member = await callerOf(office.origin, MEMBER.membercode);
  const from = (await daysAhead(member)).quiet(3);
  const [last, back] = [addDays(from, 2), addDays(from, 1)];
  const asked = { leavetype: 'ML-MEDICAL LEAVE', from, to: last, remark: 'Operation' } as const;
  await approve(await callerOf(office.origin, 'MG001'), await askForLeave(member, asked));
  const before = await remainingOf(member, 'ML');

  await signIn(otherDevice, MEMBER.membercode);
  await navigateTo(otherDevice, 'Take Leave');
  await lines(otherDevice)
    .filter({ hasText: spanOf(from, last) })
    .getByRole('button', { name: /^Give days back/ })
    .click();
  const form = otherDevice.getByRole('dialog', { name: 'Give days back' });
  await enterDay(form, 'First day back at work', back);
  await expect(form.getByText('2 days come back to your balance.')).toBeVisible();
  await expectGoodScreen(otherDevice);
  await form.getByRole('button', { name: 'Ask for it' }).click();
  await expect(otherDevice.getByText(`Asked for: back on ${withWeekday(back)}.`)).toBeVisible();

  await signIn(page, 'MG001');
  await navigateTo(page, 'Leave approvals');
  const returning = waiting(page, spanOf(from, last)).filter({ hasText: 'Early return' });
  await expect(returning).toContainText(`Back on ${withWeekday(back)}: 2 days of`);
  await returning.getByRole('button', { name: /^Confirm return/ }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm this return?' });
  await confirmation.getByRole('button', { name: 'Confirm return' }).click();
  await expect(page.getByText('The return is confirmed.')).toBeVisible();
  await expect(returning).toHaveCount(0);
  expect(await remainingOf(member, 'ML')).toBe(before + 2);

  await otherDevice.reload();
  await expect(lines(otherDevice).filter({ hasText: `${spanOf(from, from)}MEDICAL LEAVE · 1 day` })).toBeVisible();
  const told = await openBell(otherDevice);
  await expect(told.getByText(`Early return on ${showDay(back)}: confirmed`)).toBeVisible();
});
