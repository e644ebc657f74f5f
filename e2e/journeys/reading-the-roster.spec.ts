import { addDays, daysBetween, showDay } from '@muster/domain/calendar/day.ts';
import { firstOfWeek } from '@muster/domain/calendar/week.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { daysAhead, withWeekday } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';

test('the office sees who is due in a coming week, with a shift that is swapped for two days of it', async ({
  page,
  newcomer,
  hr,
  isMobile,
}) => {
  const { today, weekstart } = (await hr.call(readCompany)).data;
  const running = firstOfWeek(today, weekstart);
  const day = (await daysAhead(hr)).quiet(2, addDays(running, 7));
  const first = firstOfWeek(day, weekstart);
  const shifts = (await hr.call(listContracts.shifts.list)).data;
  const early = shifts.find((it) => it.name === 'Early deliveries');
  const body = { from: day, until: addDays(day, 1), shiftid: early?.id ?? 0, restdays: [6, 7] };
  await hr.call(setWork, { params: { id: String(newcomer.id) }, body });

  await signIn(page, 'HR001');
  await navigateTo(page, 'Roster');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aye Chan Moe, / }).first()).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  for (let weeks = daysBetween(running, first) / 7; weeks > 0; weeks--) {
    await page.getByRole('button', { name: 'Next week' }).click();
  }
  await expect(page.getByText(`${showDay(first)} – ${showDay(addDays(first, 6))}`, { exact: true })).toBeVisible();
  await page.getByLabel('Name or code').fill(newcomer.membercode);
  const times = `${early?.starts}–${early?.ends}`;
  const opens = page.getByRole('button', {
    name: `${newcomer.membername}, ${showDay(day)}: Early deliveries, ${times}`,
  });
  if (isMobile) {
    await page.getByRole('button', { name: withWeekday(day) }).click();
    const early = page.getByRole('region', { name: `${times}, Early deliveries` });
    await expect(early.getByRole('listitem')).toHaveCount(1);
  } else {
    const row = page.getByRole('row').filter({ hasText: newcomer.membername });
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(row.getByText(times)).toHaveCount(2);
    // Who searches goes on by keys: into the frame, to the first day, and along the week.
    await page.getByRole('region', { name: 'Roster' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await expect(row.getByRole('button', { name: showDay(first) })).toBeFocused();
  }
  await opens.click();
  const dialog = page.getByRole('dialog', { name: newcomer.membername });
  await expect(dialog).toContainText(`Early deliveries, ${times}`);
  await expectGoodScreen(page);
  const onward = dialog.getByRole('link', { name: 'Open the member' });
  if (isMobile) {
    const [on, back] = await Promise.all([onward.boundingBox(), dialog.getByRole('button').boundingBox()]);
    expect(on?.width, 'as wide as the way back').toBe(back?.width);
    expect(on?.y, 'and above it').toBeLessThan(back?.y ?? Number.NaN);
  }
  await onward.click();
  await expect(page.getByRole('region', { name: 'Work' }).getByRole('listitem').first()).toBeVisible();
});

test('a manager has their own groups, a week that is over among the days of the group, and the week on paper', async ({
  page,
  isMobile,
}) => {
  await signIn(page, 'MG001', '/dashboard/roster');
  await expect(page.getByRole('button', { name: /^Aye Chan Moe, / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Myint Swe, / })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  // The width of A4 lying across, without 10 mm on each side.
  await page.setViewportSize({ width: 1047, height: 700 });
  const grid = page.getByRole('region', { name: 'Roster' });
  await expect(grid).toBeVisible();
  await expect(page.getByText(/^[\d/]+ – [\d/]+ · All groups$/)).toBeVisible();
  await expect(page.getByLabel('Name or code')).toBeHidden();
  expect(await grid.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  // In a grid of its own, what is beneath a table of two sheets lies over the rows of the second.
  await expect(grid.locator('..')).toHaveCSS('display', 'block');
  await page.emulateMedia({ media: 'screen' });
  if (isMobile) return;
  await page.goto('/dashboard/roster?from=2026-10-14');
  await expect(page.getByText('October 2026', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Roster' }).click();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
});
