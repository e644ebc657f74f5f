import { daysInSpan } from '@muster/domain/calendar/each-day.ts';

/** What the form of a new leave sends, with whatever a test says otherwise. */
export const leaveBody = (
  who: { readonly id: number; readonly code: string },
  fromdate: string,
  todate: string,
  more: object = {},
) => ({
  leavetype: 'EL-EARNED LEAVE',
  fromdate,
  todate,
  noOfLeave: daysInSpan(fromdate, todate),
  remark: 'family',
  membernoid: who.id,
  membercode: who.code,
  attendancemonth: fromdate.slice(0, 7),
  ...more,
});
