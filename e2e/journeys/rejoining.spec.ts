import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { enterDay, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal } from '../testing/mishaps.ts';
import { expectGoodScreen, openMember, signIn } from '../testing/screens.ts';

test('who left and comes back after a gap keeps both times, and the days between are no absences', async ({
  page,
  newcomer,
  hr,
  mishaps,
}) => {
  test.slow();
  mishaps.allow(refusal(422, '/api/members/'));
  const today = await todayOf(hr);
  const [joined, left, back] = [addDays(today, -40), addDays(today, -26), addDays(today, -5)];
  const name = newcomer.membername;

  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  const employment = page.getByRole('region', { name: 'Employment' });
  await enterDay(employment, 'Joined on', joined);
  await enterDay(employment, 'Last day', left);
  await employment.getByRole('button', { name: 'Save' }).click();
  const going = page.getByRole('alertdialog', { name: `Let ${name} go on ${showDay(left)}?` });
  await going.getByRole('button', { name: 'Save the last day' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const times = page.getByRole('region', { name: 'Joined and left' });
  await expect(times.getByRole('listitem')).toHaveText([showSpan(joined, left)]);
  await times.getByRole('button', { name: 'Rejoin' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} comes back` });
  await enterDay(dialog, 'First day', left);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This overlaps another time in which the member works here.');
  await enterDay(dialog, 'First day', back);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(times.getByRole('listitem')).toContainText([`Since ${showDay(back)}`, showSpan(joined, left)]);
  await expect(times.getByRole('button', { name: 'Rejoin' })).toHaveCount(0);
  await expectGoodScreen(page, { dark: true });

  await times.getByRole('button', { name: /^Change the time/ }).click();
  const earlier = page.getByRole('dialog', { name: `An earlier time of ${name}` });
  await enterDay(earlier, 'Last day', addDays(left, 1));
  await earlier.getByRole('button', { name: 'Save' }).click();
  await expect(times.getByRole('listitem')).toContainText([/Since/, showSpan(joined, addDays(left, 1))]);
});
