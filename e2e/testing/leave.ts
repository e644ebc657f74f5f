import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { decideLeave, type LeaveView, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth } from '@muster/domain/leave/rules/leave-days.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import type { Locator, Page } from '@playwright/test';
import { navigateTo, signIn } from './screens.ts';
import type { Caller } from './wire.ts';

interface Asked {
  readonly leavetype: 'CL-CASUAL LEAVE' | 'EL-EARNED LEAVE' | 'ML-MEDICAL LEAVE';
  readonly from: Day;
  readonly to: Day;
  readonly remark: string;
}

/** A member asks for leave without a browser. */
export async function askForLeave(member: Caller, { leavetype, from, to, remark }: Asked): Promise<LeaveView> {
  const { id: membernoid, membercode } = (await member.call(readProfile)).data;
  const claims = { noOfLeave: daysInSpan(from, to), attendancemonth: attendanceMonth(from) };
  const body = { leavetype, fromdate: from, todate: to, remark, membernoid, membercode, ...claims };
  return (await member.call(takeLeave, { body })).data;
}

export async function approve(decider: Caller, leave: LeaveView): Promise<void> {
  await decider.call(decideLeave, { params: { id: String(leave.id) }, body: { decision: 'approve' } });
}

/** Opens the form of MEDICAL LEAVE, where the HR office says how it is earned and approved, among the leave types. */
export async function openMedicalLeave(page: Page): Promise<{ readonly types: Locator; readonly dialog: Locator }> {
  await signIn(page, 'HR001');
  await navigateTo(page, 'Company');
  const types = page.getByRole('region', { name: 'Leave types' });
  await types.getByRole('button', { name: 'Change MEDICAL LEAVE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change MEDICAL LEAVE' });
  await dialog.getByRole('button', { name: 'Pay, earning and carry-over' }).click();
  return { types, dialog };
}
