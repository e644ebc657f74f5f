import { listCorrections } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import { forgetYesterday } from '@muster/server/testing/attendance/forgotten-yesterday.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { AIRPORT, HEAD_OFFICE, standAt } from '../testing/places.ts';
import { expectGoodScreen, signIn, signInByForm } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const button = (page: Page, name: 'Check in' | 'Check out') => strip(page).getByRole('button', { name, exact: true });

test('from the sign-in one tap leads to a confirmed check-in, and one more to the check-out', async ({
  page,
  context,
  newcomer,
}) => {
  await standAt(context, HEAD_OFFICE);
  await signInByForm(page, newcomer.membercode);
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);
  await expect(button(page, 'Check in')).toBeInViewport({ ratio: 1 });
  await expect(strip(page).getByText('Not checked in yet')).toBeVisible();
  await expect(strip(page).getByRole('link', { name: 'Next leave None ahead' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await button(page, 'Check in').click();
  const confirmation = page.getByRole('dialog', { name: 'You are checked in' });
  await expect(confirmation).toContainText(/Check-in time\d\d:\d\d:\d\d/);
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/dashboard\/public_holiday$/);
  await expect(strip(page).getByText(/^In since \d\d:\d\d, \d min$/)).toBeVisible();

  await button(page, 'Check out').click();
  await page.getByRole('dialog', { name: 'You are checked out' }).getByRole('button', { name: 'OK' }).click();
  await expect(strip(page).getByText(/^Out since \d\d:\d\d$/)).toBeVisible();
  await expect(button(page, 'Check in')).toBeVisible();
});

test('outside the area the landing page takes a reason as the check-in page does', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await standAt(context, AIRPORT);
  await signIn(page, newcomer.membercode);
  await button(page, 'Check in').click();
  const dialog = page.getByRole('dialog', { name: 'You are outside your site' });
  await dialog.getByLabel('Reason').fill('Fetching a visitor from the airport');
  await dialog.getByRole('button', { name: 'Check in with this reason' }).click();
  await expect(page.getByRole('dialog', { name: 'You are checked in' })).toContainText('Your reason goes to');
});

test('who forgot to check out yesterday says in the strip when they left', async ({ page, newcomer, office }) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const company = (await member.call(readCompany)).data;
  const yesterday = forgetYesterday(office.directory, newcomer.id, company);
  await signIn(page, newcomer.membercode);
  const notice = strip(page).getByRole('alert');
  await expect(notice).toContainText(`${showDay(yesterday)} at 09:00 and did not check out.`);
  await expectGoodScreen(page, { dark: true });
  await notice.getByRole('button', { name: 'I left at…' }).click();
  const dialog = page.getByRole('dialog', { name: /^When did you leave on/ });
  await expect(dialog.getByLabel('Reason')).toHaveValue('I forgot to check out.');
  await expect(dialog.getByRole('button', { name: 'Ask for correction' })).toBeDisabled();
  await dialog.getByLabel('I left at').fill('17:40');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Ask for correction' }).click();
  await expect(page.getByText('Your correction is asked for.')).toBeVisible();
  await expect(notice).toBeHidden();
  const { data } = await member.call(listCorrections, { query: {} });
  expect(data).toMatchObject([{ attendancedate: yesterday, after: [{ time: '09:00' }, { time: '17:40' }] }]);
});
