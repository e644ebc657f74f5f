import { showDay } from '@muster/domain/calendar/day.ts';
import { listLeave, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import type { Page } from '@playwright/test';
import { daysAhead } from '../../testing/days.ts';
import { expect, test } from '../../testing/journey.ts';
import { refusal } from '../../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { checkIn, checkOut, punchesOf } from '../../testing/punching.ts';
import { signIn } from '../../testing/screens.ts';
import { callerOf } from '../../testing/wire.ts';

const done = (page: Page) => page.getByRole('dialog', { name: 'You are checked in' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Taking Leave Days' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

test('a double click makes one punch', async ({ page, context, newcomer, office }) => {
  await standAt(context, HEAD_OFFICE);
  await signIn(page, newcomer.membercode, '/dashboard/checkinmember/new');
  await checkIn(page).dblclick();
  await expect(done(page)).toBeVisible();
  expect(await punchesOf(office.origin, newcomer)).toHaveLength(1);
});

test('two tabs make one punch, and the slower one learns of it', async ({
  page,
  context,
  newcomer,
  office,
  mishaps,
}) => {
  mishaps.allow(refusal(409, '/api/membercheckin/createMember'));
  await standAt(context, HEAD_OFFICE);
  await signIn(page, newcomer.membercode);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/dashboard/checkinmember');
    await expect(checkIn(tab)).toBeVisible();
  }
  // Where the button was found, whatever it says by the time the press arrives.
  const spots = await Promise.all(tabs.map((tab) => checkIn(tab).boundingBox()));
  await Promise.all(tabs.map((tab, at) => tab.mouse.click((spots[at]?.x ?? 0) + 90, (spots[at]?.y ?? 0) + 90)));
  const late = (tab: Page) => tab.getByText('You are checked in already. This page is up to date now.');
  for (const tab of tabs) await expect(done(tab).or(late(tab)).or(checkOut(tab)).first()).toBeVisible();
  expect(await punchesOf(office.origin, newcomer)).toHaveLength(1);
  for (const tab of tabs) {
    if (await done(tab).isVisible()) await tab.getByRole('button', { name: 'OK' }).click();
    await expect(checkOut(tab)).toBeVisible();
  }
});

test('two tabs cannot take the same day twice', async ({ page, context, newcomer, office, mishaps }) => {
  mishaps.allow(refusal(409, takeLeave.path));
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(1);
  await signIn(page, newcomer.membercode);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/take_leave?leave=new&from=${day}`);
    await expect(form(tab).getByText('Remaining 10 of 10 days')).toBeVisible();
  }
  await save(page).click();
  await expect(page.getByText(/^Leave asked for: EL-EARNED LEAVE/)).toBeVisible();
  await save(other).click();
  const refused = form(other).getByText(`${showDay(day)} is taken already by another leave.`);
  await expect(refused.first()).toBeVisible();
  const query = { from: day, to: day };
  expect((await member.call(listLeave, { query })).data).toHaveLength(1);
});
