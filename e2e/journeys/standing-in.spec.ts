import { daysAhead, enterDay, spanOf, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave } from '../testing/leave.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('a deputy decides in the place of a manager, until they are taken back', async ({
  page,
  otherDevice,
  office,
  newcomer,
}) => {
  test.slow();
  const member = await callerOf(office.origin, 'EM004');
  const day = (await daysAhead(member)).quiet(1);
  const today = await todayOf(member);
  await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: day, to: day, remark: 'Bank' });

  await signIn(page, 'MG001');
  await navigateTo(page, 'Leave approvals');
  await page.getByRole('button', { name: 'Name a deputy' }).click();
  const form = page.getByRole('dialog', { name: 'Name a deputy' });
  await form.getByRole('combobox', { name: 'Who stands in' }).fill(newcomer.membercode);
  await page.getByRole('option', { name: new RegExp(newcomer.membercode) }).click();
  await enterDay(form, 'To', day);
  await expectGoodScreen(page);
  await form.getByRole('button', { name: 'Name deputy' }).click();
  await expect(page.getByText(`${newcomer.membername} stands in for you ${spanOf(today, day)}.`)).toBeVisible();

  await signIn(otherDevice, newcomer.membercode, '/dashboard/leave_approvals');
  const waiting = otherDevice
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: spanOf(day, day) })
    .filter({ hasText: 'EM004' });
  await expect(waiting).toContainText('You decide in the place of');
  await expectGoodScreen(otherDevice, { dark: true });
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await otherDevice
    .getByRole('dialog', { name: 'Approve this request?' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(otherDevice.getByText('1 request approved.')).toBeVisible();

  await page.getByRole('button', { name: /^Take back:/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(`${newcomer.membername} no longer stands in for you.`)).toBeVisible();
  await expect(page.getByText('Nobody stands in for you.')).toBeVisible();
});
