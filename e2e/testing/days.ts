import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, daysBetween, showDay } from '@muster/domain/calendar/day.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { readCompany } from '@muster/domain/office/office-contract.ts';
import { expect, type Locator } from '@playwright/test';
import type { Caller } from './wire.ts';

export const todayOf = async (caller: Caller): Promise<Day> => (await caller.call(readCompany)).data.today;

/** How far ahead days are looked for. */
const LOOK_AHEAD = 330;

/** What the caller's days hold from tomorrow on. */
interface DaysAhead {
  /** The first day for which this is true. */
  find(isRight: (day: Day) => boolean): Day;
  /** The first of so many free working days in a row, with another one before and behind. */
  quiet(length: number, notBefore?: Day): Day;
  holds(day: Day, kind: 'holiday' | 'offday'): boolean;
  isFree(day: Day): boolean;
}

export async function daysAhead(caller: Caller): Promise<DaysAhead> {
  const first = addDays(await todayOf(caller), 1);
  const { data } = await caller.call(readOwnDays, {
    query: { from: addDays(first, -14), to: addDays(first, LOOK_AHEAD) },
  });
  const holds = (day: Day, kind: string) => data.some((it) => it.date === day && it.kind === kind);
  const isFree = (day: Day) => !data.some((it) => it.date === day);
  const find = (isRight: (day: Day) => boolean) => {
    const within = Array.from({ length: LOOK_AHEAD - 20 }, (_none, ahead) => addDays(first, ahead + 2));
    const found = within.find(isRight);
    if (!found) throw new Error('No day ahead is like that.');
    return found;
  };
  const quiet = (length: number, notBefore = first) =>
    find((day) => day >= notBefore && Array.from({ length: length + 2 }, (_n, i) => addDays(day, i - 1)).every(isFree));
  return { find, quiet, holds, isFree };
}

/** `Wed 25/11/2026`, as the screen writes a day on which somebody decides. */
export const withWeekday = (day: Day) =>
  `${Temporal.PlainDate.from(day).toLocaleString('en', { weekday: 'short' })} ${showDay(day)}`;

/** The same of a span. */
export const spanOf = (from: Day, to: Day) =>
  from === to ? withWeekday(from) : `${withWeekday(from)} – ${withWeekday(to)}`;

/** Turns the pages of a calendar until a day of the future is on it. */
export async function turnTo(calendar: Locator, day: Day): Promise<Locator> {
  const shown = calendar.locator(`[data-day="${day}"]`);
  const middle = calendar.locator('[data-day]').nth(14);
  await expect(middle).toBeVisible();
  while ((await shown.count()) === 0) {
    const before = (await middle.getAttribute('data-day')) ?? day;
    const towards = daysBetween(before, day) > 0 ? 'Next month' : 'Previous month';
    await calendar.getByRole('button', { name: towards }).click();
    await expect(middle).not.toHaveAttribute('data-day', before);
  }
  return shown;
}

/** Enters a day as its device lets one do it: typed, or picked from the calendar behind the field. */
export async function enterDay(form: Locator, label: string, day: Day): Promise<void> {
  const field = form.getByRole('textbox', { name: label });
  if (await field.isEditable()) return field.fill(showDay(day));
  await form.getByRole('button', { name: `${label}: pick from a calendar` }).click();
  await (await turnTo(form.getByRole('group', { name: label, exact: true }), day)).click();
  await expect(field).toHaveValue(showDay(day));
}
