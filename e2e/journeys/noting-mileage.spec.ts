import { addDays } from '@muster/domain/calendar/day.ts';
import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import {
  decideMileage,
  readDriven,
  readMileageTerms,
  removeMileage,
  saveMileageTerms,
} from '@muster/domain/mileage/mileage-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Page } from '@playwright/test';
import { enterDay, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

const inPath = (id: number) => ({ params: { id: String(id) } });

/** A trip that is under way, with a member in its crew. */
async function tripOf(hr: Caller, { id, membercode }: MemberRow, today: string) {
  const memberList = [{ membernoid: id, membercode }];
  const days = { departuredate: today, arrivaldate: addDays(today, 1) };
  const trip = { triptypeid: 1, stateid: 'Mandalay', groupno: 'SALES', milelist: 20, memberList, ...days };
  return (await hr.call(addTrip, { body: trip })).data;
}

/** Nothing of it is left: other journeys know of no mileage. */
async function setAsBefore(sa: Caller, hr: Caller, member: Caller, tripId: number): Promise<void> {
  for (const { id, revision } of (await hr.call(readDriven, { query: { trip: String(tripId) } })).data.entries) {
    const body = { decision: 'return' as const, remark: 'Tidying up', revision };
    const returned = (await hr.call(decideMileage, { ...inPath(id), body })).data;
    await member.call(removeMileage, { ...inPath(id), body: { revision: returned.revision } });
  }
  const { revision } = (await sa.call(readMileageTerms)).data;
  await sa.call(saveMileageTerms, { body: { unit: 'km', currency: 'MMK', rates: [], revision } });
}

const entry = (page: Page) => page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first();

test('an administrator sets a rate, a member notes what they drove, and the office sends it back and approves it', async ({
  page,
  otherDevice,
  office,
  hr,
  newcomer,
}) => {
  // Eight looks at screens.
  test.slow();
  const [sa, member] = [await callerOf(office.origin, 'SA001'), await callerOf(office.origin, newcomer.membercode)];
  const today = await todayOf(hr);
  const trip = await tripOf(hr, newcomer, today);

  try {
    await test.step('nobody finds mileage before there is a rate', async () => {
      await signIn(otherDevice, newcomer.membercode, `/dashboard/trip_assignment?trip=${trip.id}`);
      await expect(otherDevice.getByRole('dialog', { name: 'Trip Assignment' })).toContainText('Mandalay');
      await expect(otherDevice.getByRole('region', { name: 'Driven' })).toHaveCount(0);
    });

    await test.step('the administrator sets one', async () => {
      await signIn(page, 'SA001');
      await navigateTo(page, 'Company');
      const panel = page.getByRole('region', { name: 'Mileage' });
      await expect(panel).toContainText('No rate is set.');
      await panel.getByRole('button', { name: 'Set rates' }).click();
      const dialog = page.getByRole('dialog', { name: 'Mileage' });
      await dialog.getByLabel(/^Currency/).fill('MMK');
      await enterDay(dialog, 'Holds from', today);
      await dialog.getByLabel('For each km in their own car').fill('350');
      await expectGoodScreen(page, { dark: true });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(panel).toContainText('own car 350.00 MMK for each km, company car nothing');
      await expectGoodScreen(page);
    });

    await test.step('the member notes what they drove in their own car, on a phone', async () => {
      await otherDevice.setViewportSize({ width: 360, height: 740 });
      await otherDevice.reload();
      const driven = otherDevice.getByRole('region', { name: 'Driven' });
      const note = driven.getByRole('button', { name: 'Note what you drove' });
      await expect(note).not.toBeInViewport();
      await otherDevice.getByRole('button', { name: 'What you drove', exact: true }).click();
      await expect(note).toBeInViewport({ ratio: 1 });
      await note.click();
      const dialog = otherDevice.getByRole('dialog', { name: 'What you drove' });
      await dialog.getByLabel('Car').selectOption('My own car');
      await dialog.getByLabel('Distance (km)').fill('132');
      await expect(dialog.getByRole('status')).toHaveText('Driven: 132 km × 350.00 = 46,200.00 MMK');
      await expectGoodScreen(otherDevice, { dark: true });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(driven).toContainText('132 km × 350.00 = 46,200.00 MMK');
      await expect(driven).toContainText('Much further than planned: 132 km on this trip, which is 32 km one way.');
      await expectGoodScreen(otherDevice, { dark: true });
    });

    await test.step('the office reads what is doubtful, and sends it back', async () => {
      await signIn(page, 'HR001');
      await navigateTo(page, 'Mileage');
      await expect(entry(page)).toContainText(
        'Much further than planned: 132 km on this trip, which is 32 km one way.',
      );
      await expectGoodScreen(page, { dark: true });
      await entry(page)
        .getByRole('button', { name: /^Send back/ })
        .click();
      const dialog = page.getByRole('dialog', { name: /^Send back what/ });
      await dialog.getByLabel('Why it is sent back').fill('By which road?');
      await expectGoodScreen(page);
      await dialog.getByRole('button', { name: 'Send back' }).click();
      await expect(entry(page)).toContainText('By which road?');
    });

    await test.step('its member mends it, and it is approved', async () => {
      await otherDevice.reload();
      const driven = otherDevice.getByRole('region', { name: 'Driven' });
      await expect(driven).toContainText('By which road?');
      await driven.getByRole('button', { name: 'Change' }).click();
      const dialog = otherDevice.getByRole('dialog', { name: 'What you drove' });
      await dialog.getByLabel('Distance (km)').fill('64');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(driven).toContainText('64 km × 350.00 = 22,400.00 MMK');
      await page.reload();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const question = page.getByRole('dialog', { name: /^Approve what/ });
      await expect(question).toContainText('64 km × 350.00 = 22,400.00 MMK');
      await expectGoodScreen(page, { dark: true });
      await question.getByRole('button', { name: 'Approve' }).click();
      await expect(entry(page)).toContainText('Approved by');
      await expect(page.getByText('1 entry · 64 km · 22,400.00 MMK, of which approved 22,400.00 MMK')).toBeVisible();
      await otherDevice.reload();
      await expect(driven).toContainText('Approved');
      await expect(driven.getByRole('button', { name: 'Change' })).toHaveCount(0);
      await expectGoodScreen(otherDevice);
    });
  } finally {
    await setAsBefore(sa, hr, member, trip.id);
  }
});
