import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { punchBody } from '@muster/server/testing/attendance/punch-body.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

test('the office sees who comes and leaves without touching the page', async ({ page, office, newcomer }) => {
  const { membercode } = newcomer;
  const member = await callerOf(office.origin, membercode);
  const punch = (checktype: 'in' | 'out') =>
    member.call(recordPunch, { body: punchBody(membercode, checktype, { checktime: new Date().toISOString() }) });

  await signIn(page, 'HR001');
  await navigateTo(page, 'Who is in');
  await expect(page.getByText('Changes show by themselves.')).toBeVisible();
  await page.getByLabel('Name or code').fill(membercode);
  const line = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await punch('in');
  await expect(line).toContainText(/In.*Since \d\d:\d\d, Head Office/);
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'In: 1' }).click();
  await punch('out');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'In: 0' }).click();
  await expect(line).toContainText('Left at');
});
