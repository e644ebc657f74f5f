import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { AIRPORT } from '../testing/places.ts';
import { choosePassword, expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('HR lists a member, hands out a code, and the member signs up with it', async ({ page, otherDevice, mishaps }) => {
  mishaps.allow(refusal(409, '/api/members'));
  await signIn(page, 'HR001');
  await navigateTo(page, 'Members');
  await expect(page.getByRole('link', { name: 'Aye Chan Moe' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  await expectGoodScreen(page);
  await dialog.getByLabel('Member code').fill('EM001');
  await dialog.getByLabel('Name', { exact: true }).fill('Daw Hla Hla');
  await dialog.getByRole('button', { name: 'Add member' }).click();
  await expect(dialog.getByText('This member code is in use.')).toBeVisible();
  await dialog.getByLabel('Member code').fill('EM777');
  await dialog.getByLabel('Group').selectOption('STORE');
  await dialog.getByLabel('Off only in some weeks').selectOption({ label: '2nd and 4th of the month' });
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByText('Daw Hla Hla is listed and can sign up now.')).toBeVisible();

  await page.getByLabel('Search by code, name or group').fill('em777');
  await page.getByRole('link', { name: 'Daw Hla Hla' }).click();
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work).toContainText('STORE');
  await expect(work).toContainText('Only in some weeks: 2nd and 4th Sat of the month');
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'One-time code' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const handed = page.getByRole('dialog', { name: 'Code to sign up' });
  const code = await handed.getByText(/^[A-Z2-9]{10}$/).textContent();
  await expectGoodScreen(page);
  await handed.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close without it' }).click();

  await otherDevice.goto('/session/signup');
  await otherDevice.getByLabel('Member code').fill('EM777');
  await choosePassword(otherDevice, 'a boat on the Irrawaddy');
  await otherDevice.getByLabel(/^One-time code from HR/).fill(code ?? '');
  await otherDevice.getByRole('button', { name: 'Sign up' }).click();
  await expect(otherDevice.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
});

test('HR suspends a member after a question, and lifts it again', async ({ page, newcomer }) => {
  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  await page.getByRole('tab', { name: 'Account' }).click();
  const line = page.getByRole('region', { name: 'Account' });
  await line.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('alertdialog', { name: `Suspend ${newcomer.membername}?` });
  await expect(question).toContainText('is signed out everywhere at once');
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toContainText('Active');
  await line.getByRole('button', { name: 'Suspend' }).click();
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(`${newcomer.membername} is suspended.`)).toBeVisible();
  await expect(line).toContainText('Suspended');
  await line.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(line).toContainText('Active');
});

test('HR gives a member every second Saturday off from a day on, and keeps their phone number', async ({
  page,
  newcomer,
}) => {
  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work).toContainText('Rest days: Sat, Sun');
  await expectGoodScreen(page, { dark: true });
  await work.getByRole('button', { name: 'Change from a day on' }).click();
  const dialog = page.getByRole('dialog', { name: `Work of ${newcomer.membername} from a day on` });
  await expectGoodScreen(page);
  await dialog.getByLabel('Off only in some weeks').selectOption('Every second week');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose when they are off next.')).toBeVisible();
  const next = dialog.getByRole('radiogroup', { name: 'Next off on' });
  await next.getByRole('radio').first().click();
  await expect(dialog.getByText(/^So they are off on Sat.+, Sat.+, Sat.+, Sat.+ …$/)).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const touched = page.getByRole('alertdialog', { name: 'This touches what is stored' });
  await expect(touched.or(page.getByText('The work is set.'))).toBeVisible();
  if (await touched.isVisible()) await touched.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByText('The work is set.')).toBeVisible();
  const now = work.getByRole('listitem').first();
  await expect(now).toContainText('Rest days: Sun');
  await expect(now).toContainText(/Only in some weeks: Sat every second week, such as/);
  await expect(work.getByRole('listitem').last()).toContainText('Rest days: Sat, Sun');

  const employment = page.getByRole('region', { name: 'Employment' });
  await employment.getByLabel('Phone').fill('09 450 1');
  await employment.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(employment.getByLabel('Phone')).toHaveValue('09 450 1');
});

test('the office reviews who checked in outside, and why', async ({ page, office, newcomer }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  await member.call(recordPunch, {
    body: {
      clientid: crypto.randomUUID(),
      membercode: newcomer.membercode,
      checktype: 'in',
      checktime: Temporal.Now.instant().toString(),
      ...AIRPORT,
      remark: 'Meeting a supplier at the airport',
    },
  });
  await signIn(page, 'HR001');
  await navigateTo(page, 'Attendance review');
  const line = page.getByRole('listitem').filter({ hasText: newcomer.membercode });
  await expect(line).toContainText('Reason: Meeting a supplier at the airport');
  await expect(line).toContainText('Outside');
  await expect(line).toContainText('14.5 km away');
  await expectGoodScreen(page, { dark: true });
  const lines = page.getByRole('region', { name: 'To look at' }).getByRole('listitem');
  const before = await lines.count();
  const more = page.getByRole('button', { name: 'Load more' });
  if (await more.isVisible()) {
    await more.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
  await line.getByRole('button', { name: /^Reject: / }).click();
  const rejecting = page.getByRole('dialog', { name: 'Reject this record?' });
  await rejecting.getByLabel('Why').fill('Nobody knew of it');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected. It counts no more.')).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Settled' });
  await expect(line).toContainText(': Nobody knew of it');
});
