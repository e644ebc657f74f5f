import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { AIRPORT, HEAD_OFFICE, standAt } from '../testing/places.ts';
import { checkIn, checkOut, punchesOf } from '../testing/punching.ts';
import { expectGoodScreen, fillSignIn, navigateTo, signIn, signOut } from '../testing/screens.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('listitem');
const month = (page: Page) => page.getByRole('region', { name: /^Records of/ });

async function goAndCheckIn(page: Page, member: Pick<MemberRow, 'membercode'>): Promise<void> {
  await signIn(page, member.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
}

const confirm = async (page: Page, title: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('the day of EM001: signs in, sees the holidays, checks in at the office, checks out, signs out', async ({
  page,
  context,
}) => {
  await standAt(context, HEAD_OFFICE);
  await page.goto('/');
  await fillSignIn(page, 'EM001');
  await expect(page.getByRole('grid')).toBeVisible();
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByText(/Head Office: 33 m away, inside the area/)).toBeVisible();
  await expect(page.getByText('Nothing recorded today yet.')).toBeVisible();
  await expect(month(page).getByRole('button', { name: 'Previous month' })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await checkIn(page).click();
  const confirmation = await confirm(page, 'You are checked in');
  await expect(confirmation).toContainText('At Head Office, 33 m from its centre.');
  await expect(confirmation).toContainText(/Check-in time\d\d:\d\d:\d\d/);
  await expectGoodScreen(page, { dark: true });
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/dashboard\/checkinmember$/);
  await expect(page.getByText(/^In since \d\d:\d\d/)).toBeVisible();
  await expect(today(page)).toHaveText([/\d\d:\d\d:\d\d.*Checked in.*Head Office: 33 m away/]);
  await expect(month(page).getByText(/^In since \w+ \d\d:\d\d, \d min$/)).toBeVisible();

  await checkOut(page).click();
  await (await confirm(page, 'You are checked out')).getByRole('button', { name: 'OK' }).click();
  await expect(today(page)).toHaveText([/Checked in/, /Checked out/]);
  await expect(month(page).getByText('Last check-out')).toBeVisible();
  await expect(checkIn(page)).toBeVisible();
  await month(page).getByRole('button', { name: 'Previous month' }).click();
  await expect(
    month(page)
      .getByText(/^[1-9]\d+ h \d+ min$/)
      .first(),
  ).toBeVisible();
  await signOut(page);
});

test('outside the area Retry works once the member has come nearer', async ({ page, context, newcomer, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await standAt(context, AIRPORT);
  await goAndCheckIn(page, newcomer);
  const dialog = await confirm(page, 'You are outside your site');
  await expect(dialog).toContainText('Head Office is 14.5 km away');
  await expect(dialog).toContainText('Its area reaches 200 m.');
  await expectGoodScreen(page, { dark: true });
  await standAt(context, HEAD_OFFICE);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(await confirm(page, 'You are checked in')).toContainText('At Head Office, 33 m from its centre.');
});

test('outside the area a reason is taken and shown for review', async ({ page, context, newcomer, mishaps }) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await standAt(context, AIRPORT);
  await goAndCheckIn(page, newcomer);
  const dialog = await confirm(page, 'You are outside your site');
  await dialog.getByRole('button', { name: 'Check in with this reason' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Fetching a visitor from the airport');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText(/^Head Office: Still 14.5 km, measured \d\d:\d\d$/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Fetching a visitor from the airport');
  await expectGoodScreen(page, { dark: true });
  await dialog.getByRole('button', { name: 'Check in with this reason' }).click();
  const confirmation = await confirm(page, 'You are checked in');
  await expect(confirmation).toContainText('Your reason goes to who decides for you.');
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await expect(today(page)).toHaveText([/Outside.*Fetching a visitor from the airport/]);
});

test('however long the reason is, the button that sends it is in sight', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await page.setViewportSize({ width: 360, height: 640 });
  await standAt(context, AIRPORT);
  await goAndCheckIn(page, newcomer);
  const dialog = await confirm(page, 'You are outside your site');
  const reason = dialog.getByLabel('Reason');
  await reason.fill('ကျွန်တော် ဧည့်သည်ကြိုရန် လေဆိပ်သို့ သွားပါသည်။\n'.repeat(12));
  await expect(dialog.getByRole('button', { name: 'Check in with this reason' })).toBeInViewport({ ratio: 1 });
  await expect(reason).toHaveCSS('line-height', '28px');
  await expectGoodScreen(page);
});

test('a refused location is explained, and checking in stays possible', async ({ page, newcomer, office }) => {
  await goAndCheckIn(page, newcomer);
  const dialog = await confirm(page, 'Your location is not available');
  await expect(dialog).toContainText('The browser does not give Muster your location.');
  await expect(dialog).toContainText('allow “Location”, then press “Try again”');
  await expectGoodScreen(page);
  // What a member wants here is to check in: the way back stands last on a phone, and first where they are in a row.
  const wanted = ['Cancel', 'Check in without location', 'Try again'];
  const buttons = dialog.getByRole('button', { name: /^(Cancel|Check in without location|Try again)$/ });
  await expect(buttons).toHaveText(wanted);
  const tops = await buttons.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  if (test.info().project.use.isMobile) expect(tops).toEqual(tops.toSorted((a, b) => b - a));
  await dialog.getByRole('button', { name: 'Check in without location' }).click();
  await expect(await confirm(page, 'You are checked in')).toContainText('Recorded without a location.');
  expect(await punchesOf(office.origin, newcomer)).toMatchObject([{ verdict: 'unknown', distance: null }]);
});

test('the second of two taps reaches nothing behind the dialog that the first has closed', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(refusal(422, '/api/membercheckin/createMember'));
  await standAt(context, AIRPORT);
  await goAndCheckIn(page, newcomer);
  const outside = await confirm(page, 'You are outside your site');
  await outside.getByLabel('Reason').fill('Fetching a visitor');
  await outside.getByRole('button', { name: 'Check in with this reason' }).dblclick();
  const ok = (await confirm(page, 'You are checked in')).getByRole('button', { name: 'OK' });
  await ok.dblclick();
  await expect(ok).toBeHidden();
  await expect(checkOut(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/checkinmember$/);
  await context.clearPermissions();
  await page.reload();
  await checkOut(page).click();
  const refused = await confirm(page, 'Your location is not available');
  await refused.getByRole('button', { name: 'Check out without location' }).dblclick();
  await confirm(page, 'You are checked out');
  await expect(page).toHaveURL(/\/dashboard\/checkinmember$/);
  expect(await punchesOf(office.origin, newcomer)).toHaveLength(2);
});

test('a driver may check in anywhere and is not asked where', async ({ page }) => {
  await signIn(page, 'DR001');
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByText('You may check in anywhere.')).toBeVisible();
  await checkIn(page).click();
  await expect(await confirm(page, 'You are checked in')).toContainText('Your work needs no fixed place.');
});
