import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { changeMemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import type { Page } from '@playwright/test';
import { todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { unanswered } from '../testing/mishaps.ts';
import { AIRPORT, HEAD_OFFICE, standAt } from '../testing/places.ts';
import { expectGoodScreen, keptWhole, navigateTo, openMember, signIn } from '../testing/screens.ts';
import { callerOf, enlist } from '../testing/wire.ts';

test.use({ serviceWorkers: 'allow' });

const ok = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
const choose = (page: Page, { membercode }: MemberRow) => page.getByRole('checkbox', { name: membercode }).check();

test('the office names a crew, and its lead checks it in and out on one phone, once without a connection', async ({
  page,
  context,
  office,
  hr,
  newcomer: lead,
  mishaps,
}) => {
  // Many looks at screens.
  test.slow();
  mishaps.allow(unanswered('/'));
  const crew = [await enlist(office.origin, hr), await enlist(office.origin, hr), await enlist(office.origin, hr)];
  const [first, second, third] = crew as [MemberRow, MemberRow, MemberRow];
  const [today, member] = [await todayOf(hr), await callerOf(office.origin, first.membercode)];
  await standAt(context, HEAD_OFFICE);

  await test.step('an officer says for whom the member checks in, found by their codes', async () => {
    await signIn(page, 'HR001', '/dashboard/members');
    await openMember(page, lead.membercode);
    await page.getByRole('tab', { name: 'Attendance' }).click();
    const panel = page.getByRole('region', { name: 'Checks in for' });
    await expect(panel).toContainText(`${lead.membername} checks in for nobody.`);
    await panel.getByRole('button', { name: 'Change' }).click();
    const form = page.getByRole('dialog', { name: `Who ${lead.membername} checks in for` });
    for (const { membercode } of [first, second]) {
      await form.getByLabel('Members').fill(membercode);
      await page.getByRole('option', { name: membercode }).click();
    }
    await page.keyboard.press('Escape');
    await expectGoodScreen(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expectGoodScreen(page, { dark: true });
    const body = { add: [third.id], remove: [] };
    await hr.call(changeMemberCrew, { params: { id: String(lead.id) }, body });
  });

  await test.step('the lead finds them in the navigation and checks them in by one button', async () => {
    await signIn(page, lead.membercode);
    await keptWhole(page);
    await navigateTo(page, 'Check In/Out');
    await page.getByRole('link', { name: 'Your crew' }).click();
    await expect(page).toHaveURL(/crew$/);
    await navigateTo(page, 'Crew');
    await expect(page.getByRole('region', { name: 'Not in yet' }).getByRole('listitem')).toHaveCount(3);
    await expectGoodScreen(page);
    await choose(page, first);
    await choose(page, second);
    await expectGoodScreen(page, { dark: true });
    await page.getByRole('button', { name: 'Check in 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Checked in: 2' })).toContainText(first.membername);
    await expectGoodScreen(page);
    await ok(page);
    await expect(page.getByRole('region', { name: 'In', exact: true }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('far from the site a reason is asked for', async () => {
    await context.setGeolocation(AIRPORT);
    await choose(page, third);
    await page.getByRole('button', { name: 'Check in 1' }).click();
    const asked = page.getByRole('dialog', { name: 'Nobody was recorded' });
    await expect(asked).toContainText('away from');
    await expectGoodScreen(page, { dark: true });
    await asked.getByLabel('Reason').fill('Fetching the goods');
    await asked.getByRole('button', { name: 'Check in 1 with this reason' }).click();
    await expect(page.getByRole('dialog', { name: 'Checked in: 1' })).toBeVisible();
    await ok(page);
    await context.setGeolocation(HEAD_OFFICE);
  });

  await test.step('without a connection it is kept, also over another opening, and sent once there is one', async () => {
    await context.setOffline(true);
    await choose(page, first);
    await choose(page, second);
    await page.getByRole('button', { name: 'Check out 2' }).click();
    const kept = page.getByRole('dialog', { name: 'Kept on this phone: 2' });
    await expect(kept).toContainText(second.membername);
    await expectGoodScreen(page);
    await ok(page);
    await page.goto('/dashboard/crew');
    await expect(page.getByText('2 waiting')).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    await context.setOffline(false);
    await expect(page.getByText('2 waiting')).toHaveCount(0);
    const away = page.getByRole('region', { name: 'Gone or not expected' });
    await expect(away.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('their day says who made it, once each', async () => {
    const { data: punches } = await member.call(listPunches, { query: { from: today, to: today } });
    expect(punches.map((it) => [it.checktype, it.offline, it.recordedby])).toEqual([
      ['in', false, lead.membername],
      ['out', true, lead.membername],
    ]);
    await signIn(page, first.membercode, '/dashboard/checkinmember');
    await expect(page.getByText(`Checked in by ${lead.membername}`).first()).toBeVisible();
    await expect(page.getByText(`Checked out by ${lead.membername}`).first()).toBeVisible();
  });
});
