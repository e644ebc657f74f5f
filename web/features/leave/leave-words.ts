import { showDay } from '@muster/domain/calendar/day.ts';
import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { noteText } from '@muster/domain/leave/balances/ledger-note.ts';
import type { LeaveTypeView, LeaveView, LedgerLineView } from '@muster/domain/leave/leave-contract.ts';
import type { Say } from '@muster/domain/messages/problem-text.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

type LeaveShown = Pick<LeaveView, 'start' | 'end' | 'part' | 'parttimes'>;

interface EarnedTold extends NonNullable<LeaveTypeView['earned']> {
  readonly day: string;
}

const halfOfShift = { am: 'first', pm: 'second' } as const;

/** Spans and numbers of days as people read them. */
export function useLeaveWords() {
  const { t, i18n } = useTranslation();
  const span = (from: string, to: string): string =>
    from === to
      ? showDayWithWeekday(from, i18n.language)
      : t('leave.span', { from: showDayWithWeekday(from, i18n.language), to: showDayWithWeekday(to, i18n.language) });
  /** A half of a day, with its times where they are known: `Morning, 09:00 to 13:00`, `First half, 22:00 to 02:00`. */
  const part = (half: DayPart, times: LeaveView['parttimes'] | undefined): string => {
    const name = t(`leave.parts.${times?.night ? halfOfShift[half] : half}`);
    return times ? t('leave.parts.timed', { part: name, from: times.from, to: times.to }) : name;
  };
  return {
    part,
    /** `Tue 24/11/2026 – Wed 25/11/2026`, or the one day. */
    span,
    /** The days of a leave, and which half of its one day. */
    daysOf: ({ start, end, part: half, parttimes }: LeaveShown): string =>
      half === null ? span(start, end) : t('leave.spanPart', { span: span(start, end), part: part(half, parttimes) }),
    /** The same without weekdays, where room is short. */
    shortSpan: (from: string, to: string): string =>
      from === to ? showDay(from) : t('leave.span', { from: showDay(from), to: showDay(to) }),
    day: (day: string): string => showDayWithWeekday(day, i18n.language),
    days: (count: number): string => t('leave.days', { count }),
    /** How many days of a year are earned by a day, and how many can be taken then where that is another number. */
    earned: ({ day, ...told }: EarnedTold): string =>
      t(told.most === told.days ? 'leave.form.earned' : 'leave.form.earnedMost', { ...told, day: showDay(day) }),
    /** What a line of the ledger says of itself, or what a person wrote. */
    note: ({ note, notecode, noteparams }: LedgerLineView): string =>
      notecode ? noteText(t as unknown as Say, { code: notecode, params: Object(noteparams) }) : note,
  };
}
