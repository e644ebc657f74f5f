import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import { changeLeaveCode, listLeaveCodes } from '@muster/domain/leave/leave-office-contract.ts';
import { earnedBy, serviceDay } from '@muster/domain/leave/rules/earned-leave.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave, openMedicalLeave } from '../testing/leave.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';
import { type Caller, callerOf, enlist } from '../testing/wire.ts';

/** Nothing has to be waited for or earned any more: other journeys take leave of the type too. */
async function setAsBefore(hr: Caller): Promise<void> {
  const { codes } = (await hr.call(listLeaveCodes)).data;
  const type = codes.find((it) => it.leaveid === 'ML');
  if (!type) throw new Error('There is no medical leave.');
  const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
  const body = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin: 'this-year' as const };
  await hr.call(changeLeaveCode, {
    params: { id: 'ML' },
    body: { ...body, servicemonths: 0, earnedmonthly: false },
  });
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Taking Leave Days' });

test('a leave type comes to be waited for and earned, which members read before they ask and the office may set aside', async ({
  page,
  otherDevice,
  office,
  hr,
  mishaps,
}) => {
  // Seven looks at screens.
  test.slow();
  mishaps.allow(refusal(422, '/api/leave/office'));
  const today = await todayOf(hr);
  const young = await enlist(office.origin, hr, { joinedon: today });
  const old = await enlist(office.origin, hr, { joinedon: addDays(today, -600) });
  const youngOne = await callerOf(office.origin, young.membercode);
  const ahead = await daysAhead(youngOne);
  const day = ahead.quiet(1);
  const later = ahead.quiet(1, addDays(today, 30));
  const remark = 'Dentist';
  const servedOn = showDay(serviceDay([{ from: today, to: null }], today, 6) ?? '');
  await askForLeave(youngOne, { leavetype: 'ML-MEDICAL LEAVE', from: day, to: day, remark });

  try {
    await test.step('HR sets it, and reads which leave stays all the same', async () => {
      const { types, dialog } = await openMedicalLeave(page);
      await dialog.getByLabel('Months here before it may be taken').fill('half a year');
      await dialog.getByLabel('Days are earned month by month').selectOption({ label: 'Yes' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('A whole number from 0 to 120.')).toBeVisible();
      await expectGoodScreen(page, { dark: true });
      await dialog.getByLabel('Months here before it may be taken').fill('6');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const question = page.getByRole('alertdialog', { name: 'Change this leave type?' });
      const which = `${young.membername} (${young.membercode}), ${showDay(day)}`;
      await expect(question).toContainText(which);
      await expect(question).toContainText('begins before its member has been here so long');
      await expectGoodScreen(page, { dark: true });
      await question.getByRole('button', { name: 'Change it' }).click();
      const line = types.getByRole('listitem').filter({ hasText: 'MEDICAL LEAVE' });
      await expect(line).toContainText('Days are earned month by month · After 6 months here');
      await expectGoodScreen(page);
    });

    await test.step('who is new reads from when on they can take it', async () => {
      await signIn(otherDevice, young.membercode);
      await navigateTo(otherDevice, 'Take Leave');
      const card = otherDevice.getByRole('button', { name: new RegExp(`^MEDICAL LEAVE: .*from: ${servedOn}`) });
      await expect(card).toContainText(servedOn);
      await expectGoodScreen(otherDevice, { dark: true });
      await otherDevice.getByRole('button', { name: 'Take leave', exact: true }).click();
      await form(otherDevice).getByLabel('Leave type').selectOption({ label: 'ML-MEDICAL LEAVE' });
      // It begins with today, since no day of the next weeks can be taken: a calendar would let none of them be chosen.
      await expect(form(otherDevice).getByText(`; can be taken from ${servedOn} on`)).toBeVisible();
      await expect(form(otherDevice).getByText(`This leave type can be taken from ${servedOn} on.`)).toBeVisible();
      await expect(form(otherDevice).getByRole('button', { name: 'Save' })).toBeDisabled();
      await expectGoodScreen(otherDevice, { dark: true });
    });

    await test.step('who has been here longer reads how many days are earned by the first of the leave', async () => {
      const { membercode } = old;
      const member = await callerOf(office.origin, membercode);
      const [balance] = (await member.call(readBalance, { query: { leavetypeid: 'ML', membercode } })).data;
      if (!balance?.earning) throw new Error('Its days are not earned.');
      const earned = earnedBy(balance.earning, today, false);
      await signIn(otherDevice, membercode);
      await navigateTo(otherDevice, 'Take Leave');
      await expect(otherDevice.getByRole('button', { name: /^MEDICAL LEAVE/ })).toContainText(`${earned} of 30`);
      await otherDevice.getByRole('button', { name: 'Take leave', exact: true }).click();
      await form(otherDevice).getByLabel('Leave type').selectOption({ label: 'ML-MEDICAL LEAVE' });
      await enterDay(form(otherDevice), 'From date', today);
      await enterDay(form(otherDevice), 'To date', addDays(today, earned));
      const refused = `By ${showDay(today)} ${earned} of the 30 days of the year are earned; at most ${earned} can be taken then.`;
      await expect(form(otherDevice).getByRole('alert').filter({ hasText: refused })).toBeVisible();
      await expectGoodScreen(otherDevice, { dark: true });
      await enterDay(form(otherDevice), 'To date', addDays(today, earned - 1));
      await form(otherDevice).getByRole('button', { name: 'Save' }).click();
      await expect(otherDevice.getByText(/^Leave asked for: ML-MEDICAL LEAVE/)).toBeVisible();
    });

    await test.step('the office enters it all the same, and reads what it sets aside', async () => {
      await openMember(page, young.membercode);
      await page.getByRole('tab', { name: 'Leave' }).click();
      const leave = page.getByRole('region', { name: 'Leave', exact: true });
      await leave.getByRole('button', { name: 'Enter leave' }).click();
      const entering = page.getByRole('dialog', { name: `Leave of ${young.membername}` });
      await entering.getByLabel('Leave type').selectOption({ label: 'MEDICAL LEAVE' });
      await enterDay(entering, 'From date', later);
      await enterDay(entering, 'To date', later);
      await entering.getByLabel('Reason').fill('In hospital');
      await expect(entering.getByText(`can be taken from ${servedOn} on`)).toBeVisible();
      await entering.getByRole('button', { name: 'Enter leave' }).click();
      const rules = page.getByRole('alertdialog', { name: 'Set these rules aside?' });
      await expect(rules).toContainText(`Its type can be taken by this member from ${servedOn} on.`);
      await expectGoodScreen(page, { dark: true });
      await rules.getByRole('button', { name: 'Set aside and save' }).click();
      await expect(leave.getByRole('listitem').filter({ hasText: 'In hospital' })).toContainText('Approved');
    });
  } finally {
    await setAsBefore(hr);
  }
});
