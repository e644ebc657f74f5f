import { addDays } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { daysAhead, enterDay, todayOf, withWeekday } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { approve, askForLeave } from '../testing/leave.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('a holiday that HR adds touches stored leave: it is listed, and ticked off once it is settled', async ({
  page,
  office,
}) => {
  const member = await callerOf(office.origin, 'EM005');
  const today = await todayOf(member);
  const from = (await daysAhead(member)).quiet(2);
  const holiday = addDays(from, 1);
  const asked = { leavetype: 'CL-CASUAL LEAVE', from, to: holiday, remark: 'Moving house' } as const;
  const leave = await askForLeave(member, asked);
  await approve(await callerOf(office.origin, 'MG001'), leave);

  await signIn(page, 'HR001');
  await navigateTo(page, 'Holidays');
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const form = page.getByRole('dialog', { name: 'Add holiday' });
  await enterDay(form, 'Day', holiday);
  await form.getByLabel('Name').fill('Bridging day');
  await expectGoodScreen(page);
  await form.getByRole('button', { name: 'Add holiday' }).click();

  const touched = page.getByRole('alertdialog', { name: `Add Bridging day, ${withWeekday(holiday)}?` });
  const ofMember = { hasText: 'EM005' };
  await expect(touched.getByRole('listitem').filter(ofMember)).toContainText('That day of the leave is free now.');
  await expectGoodScreen(page);
  await touched.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(`Bridging day, ${withWeekday(holiday)}, is added.`)).toBeVisible();

  const list = page.getByRole('region', { name: 'Leave touched by changed holidays' });
  const line = list
    .getByRole('listitem')
    .filter(ofMember)
    .filter({ hasText: 'Bridging day' })
    .filter({
      hasText: showSpan(from, holiday),
    });
  await expect(line).toContainText('Approved');
  await line.getByRole('button', { name: /^Done/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'It is settled' }).click();
  await expect(page.getByText('Ticked off.')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(list).toBeVisible();
  await expect(line).toHaveCount(0);

  // The list begins with this year, and towards its end the day may be one of the next.
  if (holiday.slice(0, 4) !== today.slice(0, 4)) await page.getByRole('button', { name: 'Next year' }).click();
  await page.getByRole('button', { name: `Remove Bridging day, ${withWeekday(holiday)}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Bridging day?' });
  await expect(question).toContainText('Nothing else changes by itself');
  await expect(question.getByRole('listitem').filter(ofMember)).toContainText('is a working day again');
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`Bridging day, ${withWeekday(holiday)}, is removed.`)).toBeVisible();
});
