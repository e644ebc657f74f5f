import { addDays } from '@muster/domain/calendar/day.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { daysAhead, enterDay, spanOf, todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { askForLeave } from '../testing/leave.ts';
import { expectGoodScreen, navigateTo, openMember, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('what waits beyond a last day is marked before the day is saved, and can only be rejected', async ({
  page,
  newcomer,
  office,
}) => {
  const member = await callerOf(office.origin, newcomer.membercode);
  const { quiet } = await daysAhead(member);
  const away = quiet(1, addDays(await todayOf(member), 100));
  const driven = addDays(away, 7);
  await askForLeave(member, { leavetype: 'CL-CASUAL LEAVE', from: away, to: away, remark: 'Bank' });
  const { id: membernoid, membercode, membername } = newcomer;
  const memberList = [{ membernoid, membercode, membername, remark: '' }];
  const facts = { triptypeid: 1, stateid: 'Bago', groupno: 'DELIVERY', departuredate: driven, arrivaldate: driven };
  const trip = (await member.call(addTrip, { body: { ...facts, memberList } })).data;

  await signIn(page, 'HR001');
  await openMember(page, newcomer.membercode);
  const employment = page.getByRole('region', { name: 'Employment' });
  await enterDay(employment, 'Last day', addDays(away, -5));
  await employment.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What waits there can only be rejected');
  await expectGoodScreen(page);
  await question.getByRole('button', { name: 'Save the last day' }).click();
  await expect(question).toBeHidden();

  await navigateTo(page, 'Leave approvals');
  const request = page
    .getByRole('listitem')
    .filter({ hasText: spanOf(away, away) })
    .filter({ hasText: newcomer.membercode });
  await expect(request).toContainText('It can only be rejected.');
  await expect(request.getByRole('button', { name: /^Approve/ })).toBeHidden();
  await expectGoodScreen(page);

  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('button', { name: `Look at ${trip.trip_assigmentno}` }).click();
  const form = page.getByRole('dialog', { name: 'Trip Assignment' });
  await expect(form).toContainText('It cannot be approved like this.');
  await expect(form.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expectGoodScreen(page, { dark: true });
});
