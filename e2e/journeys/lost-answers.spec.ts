import { type PunchInput, readToday } from '@muster/domain/attendance/attendance-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { refusal, unanswered } from '../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../testing/places.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

const PUNCH = '/api/membercheckin/createMember';
const notice = (page: Page) => page.getByText('Your check-in has not been answered yet');
const checkIn = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });

const clientIdsOf = async (origin: string, { membercode }: MemberRow) =>
  (await (await callerOf(origin, membercode)).call(readToday)).data.punches.map((it) => it.clientid);

/** Lets the first check-in reach the server and loses its answer; returns every check-in as it was sent. */
async function loseFirstAnswer(page: Page): Promise<PunchInput[]> {
  const sent: PunchInput[] = [];
  await page.route(`**${PUNCH}`, async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return sent;
}

test.beforeEach(async ({ context, mishaps }) => {
  mishaps.allow(unanswered(PUNCH));
  await standAt(context, HEAD_OFFICE);
});

test('Try again after a lost answer sends the same key, and it counts once', async ({ page, newcomer, office }) => {
  const sent = await loseFirstAnswer(page);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('trying again can never count it twice')).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'You are checked in' })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(await clientIdsOf(office.origin, newcomer)).toEqual([sent[0]?.clientid]);
});

test('a page loaded anew finds that the lost check-in was recorded', async ({ page, newcomer, office }) => {
  const sent = await loseFirstAnswer(page);
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Check out', exact: true })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await clientIdsOf(office.origin, newcomer)).toEqual([sent[0]?.clientid]);
});

test('a check-in without a connection waits, and goes through once there is one', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(unanswered('/api/'));
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await expect(checkIn(page)).toBeEnabled();
  await context.setOffline(true);
  await checkIn(page).click();
  await expect(page.getByText('Muster could not be reached. Check your connection and try again.')).toBeVisible();
  expect(await clientIdsOf(office.origin, newcomer)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'You are checked in' })).toBeVisible();
  expect(await clientIdsOf(office.origin, newcomer)).toHaveLength(1);
});

test('a server that is out of breath is asked again, not doubted', async ({ page, newcomer, mishaps }) => {
  mishaps.allow(refusal(503, PUNCH));
  let answers = 0;
  await page.route(`**${PUNCH}`, (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    const body = { status: 'fail', code: 'UNAVAILABLE', message: 'Busy.', errors: [] };
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: body });
  });
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  await checkIn(page).click();
  await expect(page.getByText('Muster is busy or its database is out of reach.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'You are checked in' })).toBeVisible();
});

test('a list that cannot be loaded says so in place and loads on Try again', async ({ page, newcomer, mishaps }) => {
  const TODAY = '/api/membercheckin/today';
  mishaps.allow(unanswered(TODAY));
  await signIn(page, newcomer.membercode);
  await page.route(`**${TODAY}`, (route) => route.abort('connectionrefused'));
  await navigateTo(page, 'Check In/Out');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expectGoodScreen(page);
  await page.unroute(`**${TODAY}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(checkIn(page)).toBeVisible();
});
