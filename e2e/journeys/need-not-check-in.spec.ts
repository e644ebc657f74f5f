import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';

test('a member whom the office leaves out of attendance is not absent from that day on', async ({
  page,
  newcomer,
  hr,
}) => {
  const today = await todayOf(hr);
  const params = { id: String(newcomer.id) };
  const { revision } = (await hr.call(readMember, { params })).data;
  await hr.call(changeMember, { params, body: { joinedon: addDays(today, -100), revision } });

  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  const work = page.getByRole('region', { name: 'Work' });
  await work.getByRole('button', { name: 'Change from a day on' }).click();
  const dialog = page.getByRole('dialog', { name: `Work of ${newcomer.membername} from a day on` });
  const counted = dialog.getByRole('switch', { name: 'Attendance is counted' });
  await expect(counted).toBeChecked();
  await counted.click();
  await expect(dialog).toContainText('Off: need not check in, and is never absent or late.');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const touched = page.getByRole('alertdialog', { name: 'This touches what is stored' });
  await expect(touched).toContainText(`1 day of the attendance up to today, ${showDay(today)}`);
  await touched.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByText('The work is set.')).toBeVisible();
  await expect(work.getByRole('listitem').first()).toContainText('Attendance is not counted');
  await expect(work.getByRole('listitem').last()).not.toContainText('counted');
  await expectGoodScreen(page, { dark: true });

  await navigateTo(page, 'Group attendance');
  // The server finds them on whatever page they would be: a head, their row alone, and the sums.
  await page.getByLabel('Name or code').fill(newcomer.membercode);
  await expect(page.getByRole('row')).toHaveCount(3);
  const row = page.getByRole('row').filter({ hasText: newcomer.membername });
  await expect(row.getByRole('button', { name: `${showDay(today)}: Not counted` })).toBeVisible();
  await expect(row.getByRole('button', { name: `${showDay(addDays(today, -1))}: Absent` })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
});
