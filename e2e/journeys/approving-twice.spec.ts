import { addDays } from '@muster/domain/calendar/day.ts';
import { changeLeaveCode, listLeaveCodes } from '@muster/domain/leave/leave-office-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead, spanOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave, openMedicalLeave } from '../testing/leave.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

/** Of SALES, where MG001 decides. */
const MEMBER = 'EM004';

/** The office need approve none of it any more: other journeys take leave of the type too. */
async function setAsBefore(hr: Caller): Promise<void> {
  const { codes } = (await hr.call(listLeaveCodes)).data;
  const type = codes.find((it) => it.leaveid === 'ML');
  if (!type) throw new Error('There is no medical leave.');
  const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
  const body = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin: 'this-year' as const };
  await hr.call(changeLeaveCode, { params: { id: 'ML' }, body: { ...body, secondover: null } });
}

const waiting = (page: Page, span: string) =>
  page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('listitem')
    .filter({ hasText: `${MEMBER} · ` })
    .filter({ hasText: span });

test('long leave is approved by who decides and then by the HR office; its member reads who has agreed', async ({
  page,
  otherDevice,
  office,
  hr,
}) => {
  // Six looks at screens.
  test.slow();
  const member = await callerOf(office.origin, MEMBER);
  const from = (await daysAhead(member)).quiet(2);
  const to = addDays(from, 1);
  const span = spanOf(from, to);
  await askForLeave(member, { leavetype: 'ML-MEDICAL LEAVE', from, to, remark: 'An operation' });

  try {
    await test.step('HR sets it, and reads which request that waits comes to need the office', async () => {
      const { types, dialog } = await openMedicalLeave(page);
      await dialog.getByLabel('Days above which the HR office approves as well').fill('1');
      await expectGoodScreen(page, { dark: true });
      await dialog.getByRole('button', { name: 'Save' }).click();
      const question = page.getByRole('alertdialog', { name: 'Change this leave type?' });
      await expect(question).toContainText('waits, and is then approved by the HR office as well');
      await question.getByRole('button', { name: 'Change it' }).click();
      const line = types.getByRole('listitem').filter({ hasText: 'MEDICAL LEAVE' });
      await expect(line).toContainText('The HR office also approves more than 1 day');
    });

    await test.step('who decides reads that the office decides after them, and is done with it', async () => {
      await signIn(otherDevice, 'MG001');
      await navigateTo(otherDevice, 'Leave approvals');
      const item = waiting(otherDevice, span);
      await expect(item).toContainText('When you approve it, the HR office decides.');
      await expectGoodScreen(otherDevice, { dark: true });
      await item.getByRole('button', { name: /^Approve/ }).click();
      const dialog = otherDevice.getByRole('dialog', { name: 'Approve this request?' });
      await expect(dialog).toContainText('When you approve it, the HR office decides.');
      await expectGoodScreen(otherDevice);
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(otherDevice.getByText('1 request approved by you. The HR office decides now.')).toBeVisible();
      await expect(item).toHaveCount(0);
    });

    await test.step('the member reads who has agreed', async () => {
      await signIn(otherDevice, MEMBER);
      await navigateTo(otherDevice, 'Take Leave');
      const line = otherDevice
        .getByRole('region', { name: 'My leave' })
        .getByRole('listitem')
        .filter({ hasText: span });
      await expect(line).toContainText(/agreed\. The HR office decides\./);
      await expect(line).toContainText('Waiting');
      await expectGoodScreen(otherDevice, { dark: true });
    });

    await test.step('the office has the last word', async () => {
      await navigateTo(page, 'Leave approvals');
      const item = waiting(page, span);
      await expect(item).toContainText(/agreed\. The HR office decides\./);
      await expectGoodScreen(page, { dark: true });
      await item.getByRole('button', { name: /^Approve/ }).click();
      await page
        .getByRole('dialog', { name: 'Approve this request?' })
        .getByRole('button', { name: 'Approve' })
        .click();
      await expect(page.getByText('1 request approved.')).toBeVisible();
      await otherDevice.reload();
      const line = otherDevice
        .getByRole('region', { name: 'My leave' })
        .getByRole('listitem')
        .filter({ hasText: span });
      await expect(line).toContainText('agreed before the HR office decided.');
      await expect(line).toContainText('Approved');
      await expectGoodScreen(otherDevice);
    });
  } finally {
    await setAsBefore(hr);
  }
});
