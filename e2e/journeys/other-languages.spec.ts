import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { listLeave } from '@muster/domain/leave/leave-contract.ts';
import { my } from '@muster/domain/messages/my.ts';
import { myPages } from '@muster/domain/messages/my-pages.ts';
import { mySignedIn } from '@muster/domain/messages/my-signed-in.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import type { Page } from '@playwright/test';
import { daysAhead } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { HEAD_OFFICE, standAt } from '../testing/places.ts';
import { expectGoodScreen, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

const { today, attendance } = mySignedIn;
const { leave } = myPages;

/** English words that stand on the page outside of what people entered. */
async function englishOn(page: Page, given: RegExp): Promise<string[]> {
  const text = await page.locator('#content').textContent();
  return ((text ?? '').replace(given, '').match(/\b[a-z]{3,}\b/g) ?? []).filter((it) => it !== 'muster');
}

test('a member chooses Burmese at the sign-in, checks in and asks for leave', async ({
  page,
  context,
  office,
  newcomer,
}) => {
  await standAt(context, HEAD_OFFICE);
  await page.goto('/session/signin');
  await page.getByRole('button', { name: 'မြန်မာ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
  await expect(page.getByRole('heading', { level: 1, name: my.session.signIn.title })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByLabel(my.session.memberCode).fill(newcomer.membercode);
  await page.getByLabel(my.session.password, { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: my.session.signIn.submit, exact: true }).click();

  const strip = page.getByRole('region', { name: today.title, exact: true });
  await strip.getByRole('button', { name: attendance.in, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: my.common.ok }).click();
  await expect(strip.getByRole('button', { name: attendance.out, exact: true })).toBeVisible();
  await expectGoodScreen(page, { dark: true });

  await page.goto('/dashboard/take_leave');
  const member = await callerOf(office.origin, newcomer.membercode);
  const day = (await daysAhead(member)).quiet(1);
  await expect(page.getByRole('button', { name: leave.take, exact: true })).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  expect(await englishOn(page, /[A-Z]{2,}/g)).toEqual([]);
  const shown = page.locator(`[data-day="${day}"]`);
  while ((await shown.count()) === 0) await page.getByRole('button', { name: my.common.nextMonth }).click();
  await shown.click();
  await page.getByRole('button', { name: leave.takeFrom }).click();
  const form = page.getByRole('dialog', { name: leave.form.newTitle });
  await form.getByLabel(leave.form.type).selectOption({ label: 'CL-CASUAL LEAVE' });
  await expectGoodScreen(page);
  await form.getByRole('button', { name: my.common.save }).click();
  await expect(form).toBeHidden();
  const { data: taken } = await member.call(listLeave, { query: { from: day, to: day } });
  expect(taken).toHaveLength(1);

  // On another device the language is there with the member.
  await page.evaluate(() => {
    for (const it of ['muster-language', 'muster-member-language']) localStorage.removeItem(it);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
});

const pages = [
  '/dashboard/public_holiday',
  '/dashboard/checkinmember',
  '/dashboard/checkinmember/new',
  '/dashboard/crew',
  '/dashboard/attendance_summary',
  '/dashboard/who_is_in',
  '/dashboard/attendance_group',
  '/dashboard/roster',
  '/dashboard/attendance_corrections',
  '/dashboard/attendance_review',
  '/dashboard/take_leave',
  '/dashboard/leave_approvals',
  '/dashboard/trip_assignment',
  '/dashboard/mileage',
  '/dashboard/member-profile',
  '/dashboard/member-setting',
  '/dashboard/members',
  '/dashboard/members/import',
  '/dashboard/members/1',
  '/dashboard/pay_periods',
  '/dashboard/holidays',
  '/dashboard/leave_balances',
  '/dashboard/lists',
  '/dashboard/company',
  '/dashboard/audit',
  '/admin/users',
  '/admin/photos',
  '/admin/permissions',
];

/** Written into the page: goes to another of its addresses, as the way back does. */
function openAt(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Written into the page: the direction of words in which its navigation stands where a line begins. */
function sideOfNavigation(): 'ltr' | 'rtl' {
  const content = document.querySelector('#content')?.getBoundingClientRect();
  if (!content) throw new Error('There is no page.');
  return content.left > document.documentElement.clientWidth - content.right ? 'ltr' : 'rtl';
}

/** Written into the page: by how much it is wider than the window. */
const widthTooMuch = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const [language, direction] of [
  ['ar-XB', 'rtl'],
  ['my', 'ltr'],
] as const) {
  test(`no page has anything to scroll sideways for in ${language}, and all begins at its side`, async ({
    page,
    context,
    office,
  }) => {
    test.setTimeout(180_000);
    await standAt(context, HEAD_OFFICE);
    await signIn(page, 'SA001');
    await page.evaluate((it) => localStorage.setItem('muster-language', it), language);
    const title = page.getByRole('heading', { level: 1 });
    let before = '';
    for (const path of pages) {
      // The first brings the language; the others open without loading everything anew.
      if (before === '') await page.goto(path);
      else await page.evaluate(openAt, path);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(title).not.toHaveText(before);
      await expect(title).toBeVisible();
      before = (await title.textContent()) ?? '';
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      // Phones have their navigation behind a button. The side of the first page is known a moment after its language.
      if (!test.info().project.use.isMobile)
        await expect.poll(() => page.evaluate(sideOfNavigation), { message: path }).toBe(direction);
      expect(await page.evaluate(widthTooMuch), path).toBeLessThanOrEqual(0);
    }
    if (language === 'ar-XB') return;
    // A language that there is has become the member's own: whoever signs in next reads English.
    const administrator = await callerOf(office.origin, 'SA001');
    await administrator.call(savePreferences, { body: { language: 'en' } });
  });
}
