import { type Day, minuteOf } from '../../calendar/company-time.ts';
import { LATE_CHECK_OUT_HOURS } from '../shift-window.ts';
import type { CompanyFacts, MemberFacts } from '../summary/day-facts.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { deriveDays, patternOn, type SpanOfDays } from '../summary/derive-days.ts';
import { besideOff, comesBeside } from '../summary/hours-off.ts';

export const reminderKinds = ['checkin', 'checkout'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export interface DueReminder {
  readonly day: Day;
  readonly kind: ReminderKind;
  /** When the shift started or ended, or what of it was to be worked beside hours off, by the clock on the wall. */
  readonly time: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Of what a member should be reminded now: a check-in that is missing after the start of the shift and its grace, a
 * check-out that is missing an hour after its end, for as long as one is taken after midnight. Nobody is reminded of a
 * day on which they need not work, or whose attendance is not counted. Hours off at either end move it.
 */
export function dueReminders(span: SpanOfDays, company: CompanyFacts, member: MemberFacts): DueReminder[] {
  const now = company.now.epochMilliseconds;
  return deriveDays(span, company, member).flatMap((record): DueReminder[] => {
    const { shift, counted } = patternOn(member.patterns, record.date);
    if (!counted) return [];
    const hours = span.hoursOf(record.date, shift);
    const day = { day: record.date, shift, zone: company.zone };
    const off = member.off.get(record.date);
    const { starts, ends } = besideOff(hours, off, day);
    const clock = (at: number) => minuteOf(Temporal.Instant.fromEpochMilliseconds(at), company.zone);
    const late = comesBeside(now, hours, off, day) - hours.starts;
    if (record.status === 'upcoming' && late >= shift.grace * MINUTE) {
      return [{ day: record.date, kind: 'checkin', time: clock(starts) }];
    }
    const within = now >= ends + HOUR && now < ends + LATE_CHECK_OUT_HOURS * HOUR;
    if (within && isOpen(record, member) && worksToTheEnd(record)) {
      return [{ day: record.date, kind: 'checkout', time: clock(ends) }];
    }
    return [];
  });
}

const isOpen = ({ date }: DayRecord, { attended }: MemberFacts): boolean =>
  attended.some((it) => it.day === date && it.endedAt === null);

/** A day of work without leave, also of a part of it, and without a trip. */
const worksToTheEnd = ({ status, kind, leave }: DayRecord): boolean =>
  status === 'present' && kind === 'workday' && leave.length === 0;
