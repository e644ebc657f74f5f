import { addDays } from '@muster/domain/calendar/day.ts';
import type { Page } from '@playwright/test';
import { daysAhead } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { tabFromUnder, tabTo } from '../testing/keyboard.ts';
import { askForLeave } from '../testing/leave.ts';
import { navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });
/** What keeps the focus comes with what goes on beside all pages. */
const besideIsThere = () => performance.getEntriesByType('resource').some((it) => it.name.includes('/beside-'));
const focusIn = (page: Page) => list(page).locator(':focus');

test('a manager decides one request after the other by the keyboard and never loses their place', async ({
  page,
  office,
}) => {
  const member = await callerOf(office.origin, 'EM005');
  const { quiet } = await daysAhead(member);
  let day = quiet(1);
  for (const remark of ['First', 'Second', 'Third']) {
    await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: day, to: day, remark });
    day = quiet(1, addDays(day, 3));
  }
  await signIn(page, 'MG001');
  await expect.poll(() => page.evaluate(besideIsThere), 'once the first page rests').toBe(true);
  await navigateTo(page, 'Leave approvals');
  const lineOf = (remark: string) =>
    list(page)
      .getByRole('listitem')
      .filter({ hasText: `Remark: ${remark}` });

  const press = lineOf('First').getByRole('button', { name: /^Approve/ });
  await press.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await tabTo(page, question.getByRole('button', { name: 'Approve', exact: true }));
  await page.keyboard.press('Enter');
  await expect(lineOf('First')).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(focusIn(page), 'the next Tab goes on in the list').toHaveCount(1);

  await page.getByRole('checkbox', { name: /^Select all/ }).focus();
  await page.keyboard.press('Space');
  // On a phone two bars lie over the foot of the list by now.
  for (const edge of ['bottom', 'top'] as const) {
    await tabFromUnder(page, lineOf('Third').getByRole('button', { name: /^Approve/ }), edge);
  }
  await tabTo(page, list(page).getByRole('button', { name: 'Approve', exact: true }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Approve', exact: true }));
  await page.keyboard.press('Enter');
  await expect(lineOf('Third')).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
});
