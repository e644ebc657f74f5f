import { readFile } from 'node:fs/promises';
import { addMonths } from '@muster/domain/calendar/day.ts';
import { todayOf } from '../../testing/days.ts';
import { expect, test } from '../../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../../testing/screens.ts';

test('an administrator closes a month for a reason, keeps its payroll, and opens it again', async ({ page, hr }) => {
  const first = addMonths(await todayOf(hr), -1);
  const month = Temporal.PlainDate.from(first).toLocaleString('en', { month: 'long', year: 'numeric' });
  await signIn(page, 'SA001');
  await navigateTo(page, 'Pay periods');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: `Close ${month}` }).click();
  const closing = page.getByRole('dialog', { name: `Close ${month}?` });
  await expect(closing.getByRole('link', { name: /^Look at them: \d+ forgotten check-out/ })).toBeVisible();
  await closing.getByRole('button', { name: 'Close all the same' }).click();
  await closing.getByLabel('Why it may be closed all the same').fill('All of them were asked');
  await expectGoodScreen(page, { dark: true });
  await closing.getByRole('button', { name: 'Close all the same' }).click();
  await expect(page.getByText(`${month} is closed.`)).toBeVisible();
  // Another month's line says that this one has to be opened first.
  const files = page.getByRole('button', { name: `Files of ${month}` });
  const line = page.getByRole('listitem').filter({ has: files });
  await expect(line).toContainText('Closed although something was open: All of them were asked');
  await expectGoodScreen(page, { dark: true });

  await files.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Payroll as CSV', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`payroll-${first.slice(0, 7)}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain('EM001,');

  await page.getByRole('button', { name: `Open ${month} again` }).click();
  const opening = page.getByRole('dialog', { name: `Open ${month} again?` });
  await opening.getByLabel('Why').fill('One was forgotten');
  await opening.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText(`${month} is open again.`)).toBeVisible();
});
