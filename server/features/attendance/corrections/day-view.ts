import type { CorrectedDay, RecordedPunch } from '@muster/domain/attendance/corrections/corrected-times.ts';
import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { DayToCorrect } from '@muster/domain/attendance/corrections/may-be-corrected.ts';
import { attendanceDay } from '@muster/domain/attendance/shift-window.ts';
import { type Day, minuteOf } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Clock } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import { attendedSince } from '../../../records/attendance/attendance.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import { companyTime } from '../days/company-view.ts';
import { workFacts } from '../days/work-view.ts';

export interface DayFacts {
  readonly corrected: CorrectedDay;
  readonly limits: DayToCorrect;
  /** When the member was in on the days beside it, or is in since an earlier one, in milliseconds. */
  readonly beside: readonly { readonly from: number; readonly to: number }[];
}

/** What is known of a member's day that is to be put right. */
export async function dayFacts(db: Read, clock: Clock, memberId: number, day: Day): Promise<DayFacts> {
  const time = await companyTime(db, clock);
  const work = (await workFacts(db, [memberId], { from: day, to: day }))(memberId);
  const pattern = work?.patterns.findLast((it) => it.from <= day) ?? work?.patterns[0];
  if (!work || !pattern) throw new Error('A member has no work pattern.');
  const { shift } = pattern;
  const closed = await closedBetween(db, day, day);
  const attended = await attendedSince(db, { memberId, from: addDays(day, -1), to: addDays(day, 1) });
  const ms = (it: string) => Temporal.Instant.from(it).epochMilliseconds;
  return {
    corrected: {
      ...{ day, shift, zone: time.zone, now: time.now, today: attendanceDay(time.now, shift, time.zone) },
      punches: attended.filter((it) => it.attendance_date === day).flatMap(punchesOf),
    },
    limits: { day, today: time.today, employment: work.employment, closed },
    beside: attended
      .filter((it) => it.attendance_date !== day && it.ending !== 'forgotten')
      .map((it) => ({ from: ms(it.started_at), to: it.ended_at ? ms(it.ended_at) : time.now.epochMilliseconds })),
  };
}

/** Punches as the clock showed them in a zone, to the minute. */
export const clockPunches = ({ punches, zone }: Pick<CorrectedDay, 'punches' | 'zone'>): ClockPunch[] =>
  punches.map(({ checktype, at }) => ({ checktype, time: minuteOf(at, zone) }));

interface AttendedRow {
  readonly in_punch_id: number;
  readonly out_punch_id: number | null;
  readonly started_at: string;
  readonly ended_at: string | null;
}

function punchesOf(it: AttendedRow): RecordedPunch[] {
  const begun: RecordedPunch = { id: it.in_punch_id, checktype: 'in', at: Temporal.Instant.from(it.started_at) };
  if (it.out_punch_id === null || it.ended_at === null) return [begun];
  return [begun, { id: it.out_punch_id, checktype: 'out', at: Temporal.Instant.from(it.ended_at) }];
}
