import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { updateProfile } from '@muster/domain/members/profile-contract.ts';
import { forgotPassword } from '@muster/domain/session/session-contract.ts';
import { expect, test } from '../../testing/journey.ts';
import { AIRPORT } from '../../testing/places.ts';
import { fillSignIn, signIn } from '../../testing/screens.ts';
import { callerOf, enlist } from '../../testing/wire.ts';

/** What somebody writes who wants others' browsers to run it; each would open a message box, which fails the journey. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  '<svg onload=alert(3)>',
  "'-alert(4)-'",
  '<iframe srcdoc="<script>alert(5)</script>"></iframe>',
  '<a href="javascript:alert(6)">x</a>',
  '<style>*{display:none}</style>',
  '{{constructor.constructor("alert(7)")()}}',
  '<math><mtext><img src onerror=alert(8)></mtext></math>',
  '</title><script>alert(9)</script>',
  '$t(common.ok) <b onmouseover=alert(10)>x</b>',
];

test('markup that members write stays text on every screen that shows it', async ({ page, office, hr }) => {
  const writers = [];
  for (const payload of payloads) {
    const member = await enlist(office.origin, hr, { name: payload });
    const caller = await callerOf(office.origin, member.membercode);
    await caller.call(updateProfile, { body: { phone: payload.slice(0, 40) } });
    await caller.call(recordPunch, {
      body: {
        clientid: crypto.randomUUID(),
        membercode: member.membercode,
        checktype: 'in',
        checktime: Temporal.Now.instant().toString(),
        ...AIRPORT,
        remark: payload,
      },
    });
    await caller.call(forgotPassword, { body: { membercode: member.membercode } });
    writers.push({ payload, member });
  }

  await signIn(page, 'HR001', '/dashboard/members');
  await expect(page.getByRole('region', { name: 'Forgotten passwords' })).toBeVisible();
  for (const { payload } of writers) await expect(page.getByText(payload).first()).toBeVisible();
  await page.goto('/dashboard/members?order=joinedon,desc&page=1,200');
  await page.getByRole('link', { name: payloads[1] ?? '', exact: true }).click();
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(payloads[1] ?? '');
  await page.goto('/dashboard/attendance_review');
  for (const { payload } of writers) {
    await expect(page.getByText(`Reason: ${payload}`, { exact: true })).toBeVisible();
  }
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  for (const { payload, member } of writers.slice(0, 3)) {
    await page.goto('/dashboard/member-profile');
    await fillSignIn(page, member.membercode);
    await expect(page.getByRole('heading', { name: payload })).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue(payload.slice(0, 40));
    await page.goto('/dashboard/checkinmember');
    await expect(page.getByRole('region', { name: 'Today' })).toContainText(payload);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
