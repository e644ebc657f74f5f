import { addDays, firstOfMonth, showDay } from '@muster/domain/calendar/day.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { nextHoliday } from '@muster/domain/holidays/next-holiday.ts';
import { lookupContracts } from '@muster/domain/office/lookups-contract.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';
import type { Caller } from '../testing/wire.ts';

const heading = (page: Page) => page.getByRole('grid');
const monthName = (day: string) =>
  Temporal.PlainDate.from(day).toLocaleString('en', { month: 'long', year: 'numeric', calendar: 'gregory' });
const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

async function officeCalendar(hr: Caller): Promise<{ today: string; holidays: Holiday[] }> {
  const table = lookupContracts.find((it) => it.table === 'publicholiday_info');
  if (!table) throw new Error('There is no table of public holidays.');
  const { publicholiday_info } = (await hr.call(table.contract)) as { publicholiday_info: Holiday[] };
  return { today: (await hr.call(readCompany)).data.today, holidays: publicholiday_info };
}

test('the landing page names the next holiday and marks today of the company', async ({ page, hr }) => {
  const { today, holidays } = await officeCalendar(hr);
  const next = nextHoliday(holidays, today);
  if (!next) throw new Error('The sample company has no holiday to come.');
  await signIn(page, 'EM001');
  const card = page.getByRole('region', { name: 'Next holiday' });
  await expect(card).toContainText(next.holiday.description);
  await expect(card).toContainText(showDay(next.holiday.holidaydate));
  await expect(card).toContainText(['Today', 'Tomorrow'][next.daysToGo] ?? `In ${next.daysToGo} days`);
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', today);
  await expect(heading(page)).toHaveAccessibleName(monthName(today));
  await expectGoodScreen(page, { dark: true });
});

test('every holiday can be read in full, also on a phone', async ({ page, hr }) => {
  const { today, holidays } = await officeCalendar(hr);
  const longest = holidays
    .filter((it) => it.holidaydate.startsWith(today.slice(0, 4)))
    .reduce((a, b) => (b.description.length > a.description.length ? b : a));
  await signIn(page, 'EM001');
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await page.getByRole('button', { name: `Show ${monthName(firstOfMonth(longest.holidaydate))}` }).click();
  await expect(heading(page)).toHaveAccessibleName(monthName(longest.holidaydate));
  await expect(cell(page, longest.holidaydate)).toHaveAccessibleName(new RegExp(longest.description.slice(0, 12)));
  const line = page
    .getByRole('region', { name: `Holidays in ${monthName(longest.holidaydate)}` })
    .getByText(longest.description, { exact: true });
  await expect(line).toBeVisible();
  const whole = await line.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1);
  expect(whole, 'the name is not cut off').toBe(true);
});

test('month, year and list, and the ways between months', async ({ page, hr }) => {
  const { today, holidays } = await officeCalendar(hr);
  const year = Number(today.slice(0, 4));
  const ofYear = (wanted: number) => holidays.filter((it) => it.holidaydate.startsWith(String(wanted))).length;
  const lastMonth = addDays(firstOfMonth(today), -1);
  await signIn(page, 'EM001');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(heading(page)).toHaveAccessibleName(monthName(lastMonth));
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(heading(page)).toHaveAccessibleName(monthName(today));
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Show \w+ \d{4}$/ })).toHaveCount(12);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('main').getByText(/^[A-Z][a-z]{2} \d\d\/\d\d\/\d{4}$/)).toHaveCount(ofYear(year) + 1);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page.getByText(`${year + 1}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^[A-Z][a-z]{2} \d\d\/\d\d\/\d{4}$/)).toHaveCount(ofYear(year + 1) + 1);
});

test('arrow keys walk the days, Page Up and Page Down the months', async ({ page, hr }) => {
  const { today } = await officeCalendar(hr);
  await signIn(page, 'EM001');
  await cell(page, today).focus();
  const walk = async (key: string, to: string) => {
    await page.keyboard.press(key);
    await expect(cell(page, to), key).toBeFocused();
  };
  await walk('ArrowRight', addDays(today, 1));
  await walk('ArrowDown', addDays(today, 8));
  await walk('ArrowLeft', addDays(today, 7));
  await walk('ArrowUp', today);
  const back = Temporal.PlainDate.from(today).subtract({ months: 1 }).toString();
  await walk('PageUp', back);
  await expect(heading(page)).toHaveAccessibleName(monthName(back));
  await page.keyboard.press('PageDown');
  await expect(heading(page)).toHaveAccessibleName(monthName(today));
  await expect(page.getByRole('grid').locator('[tabindex="0"]'), 'one stop of the Tab key').toHaveCount(1);
});
