import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { decideLeave, type LeaveView, takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth } from '@muster/domain/leave/leave-days.ts';
import { readProfile } from '@muster/domain/members/members-contract.ts';
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
