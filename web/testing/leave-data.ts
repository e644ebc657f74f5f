import { addDays, weekdayOf } from '@muster/domain/calendar/day.ts';
import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { CalendarDay } from '@muster/domain/leave/own/own-days-contract.ts';
import type { LeaveData } from '../features/leave/own/leave-data.ts';

/** A Saturday; Monday and Tuesday after it are public holidays. */
const TODAY = '2026-11-21';
const FIRST_KNOWN = '2026-10-01';
const KNOWN_DAYS = 120;

const type = (leaveid: string, description: string, neighbours: 'allow' | 'forbid'): LeaveTypeView => ({
  leaveid,
  description,
  nexttoholiday: neighbours,
  nexttooffday: neighbours,
  entitled: 10,
  taken: 0,
  pending: 0,
  remaining: 10,
  unlimited: false,
  carried: null,
  gone: 0,
  halfdays: leaveid === 'CL',
  freedays: 'counted',
});

const day = (date: string, kind: CalendarDay['kind'], description = ''): CalendarDay => ({
  date,
  kind,
  description,
  part: null,
});

/** A leave of EM001, pending unless said otherwise. */
export function someLeave(given: Partial<LeaveView> = {}): LeaveView {
  return {
    id: 7,
    start: '2026-12-09',
    end: '2026-12-10',
    ltype: 'EL-EARNED LEAVE',
    leavetitle: 'EARNED LEAVE',
    remark: 'Family',
    approve_status: 0,
    takeNo: 2,
    days: 2,
    part: null,
    parttimes: null,
    uncharged: [],
    revision: 1,
    decisionremark: '',
    decidedby: null,
    decidedfor: null,
    returnfrom: null,
    may: { edit: true, remove: true, giveback: false, act: false, cancel: false },
    ...given,
  };
}

/** What the leave screen of EM001 reads: rest days Saturday and Sunday, three holidays, a trip, and the given leave. */
export function leaveData(leave: readonly LeaveView[] = []): LeaveData {
  const known = Array.from({ length: KNOWN_DAYS }, (_, index) => addDays(FIRST_KNOWN, index));
  const claimed = known.filter((it) => leave.some((one) => it >= one.start && it <= one.end));
  return {
    today: TODAY,
    reach: { from: FIRST_KNOWN, to: addDays(FIRST_KNOWN, KNOWN_DAYS - 1) },
    company: {
      name: 'Golden Lotus Trading',
      zone: 'Asia/Yangon',
      weekstart: 7,
      periodstarts: 1,
      today: TODAY,
      samples: false,
      locationdays: null,
    },
    types: [type('CL', 'CASUAL LEAVE', 'allow'), type('EL', 'EARNED LEAVE', 'forbid'), type('O', 'OFF DAY', 'allow')],
    days: [
      day('2026-11-23', 'holiday', 'Tazaungdaing (Eve)'),
      day('2026-11-24', 'holiday', 'Full Moon of Tazaungmon'),
      day('2026-12-03', 'holiday', 'National Day'),
      ...known.filter((it) => weekdayOf(it) > 5).map((it) => day(it, 'offday')),
      ...claimed.map((it) => day(it, 'leave')),
      day('2026-12-16', 'trip'),
    ],
    leave,
  };
}
