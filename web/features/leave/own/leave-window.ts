import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths, lastOfMonth } from '@muster/domain/calendar/day.ts';

/** The days that the screen reads at once, so that turning pages of the calendar needs no more calls. */
export interface LeaveWindow {
  readonly from: Day;
  readonly to: Day;
}

export const leaveWindow = (today: Day): LeaveWindow => ({
  from: addMonths(today, -12),
  to: lastOfMonth(addMonths(today, 13)),
});
