import { dayStatuses } from '@muster/domain/attendance/summary/day-record.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { durationText } from '@muster/domain/messages/durations.ts';
import type { Say } from '@muster/domain/messages/problem-text.ts';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../../components/month-calendar/day-state.ts';

type Told = Pick<SummaryDay, 'status' | 'why' | 'late' | 'flags'>;
type Status = NonNullable<SummaryDay['status']>;

const colors: Readonly<Record<Status, DayState['color']>> = {
  present: 'success',
  absent: 'error',
  ...kindColors,
  upcoming: 'neutral',
};

/** What a day can have been: of what is still to come nothing is drawn. */
const told = dayStatuses.filter((it) => it !== 'upcoming');

/** Late, or a check-out is missing: somebody may want to look at it. */
const needsALook = ({ late, flags }: Told): boolean => late > 0 || flags.includes('incomplete');

/** Nothing was expected of its member, and there is nothing on it. */
const isNotCounted = ({ status, why }: Told): boolean => status === null && why === 'not_counted';

/** Whether there is something to open: not where a member did not work here. */
export const isShown = (day: Told): boolean => day.status !== null || isNotCounted(day);

/** A day of the summary in words, letters and colours. */
export function useSummaryWords() {
  const { t } = useTranslation();
  const duration = (minutes: number): string => durationText(t as unknown as Say, minutes);

  /** A status, or why there is none. */
  const statusOf = (status: SummaryDay['status'], why?: SummaryDay['why']): string =>
    t(`summary.status.${status ?? why ?? 'none'}`);

  /** What a day was, with what is out of the ordinary about it. */
  const labelOf = (day: Told): string =>
    [
      statusOf(day.status, day.why),
      day.late > 0 && t('summary.lateBy', { time: duration(day.late) }),
      ...day.flags.map((it) => t(`summary.flags.${it}`)),
    ]
      .filter(Boolean)
      .join(t('common.comma'));

  const notCounted: DayState = {
    color: 'neutral',
    letter: t('summary.letters.not_counted'),
    label: statusOf(null, 'not_counted'),
  };

  /** Beside what a day was, where some of its overtime can still be asked for. */
  const overtimeOpen: DayState = { color: 'warning', letter: '+', label: t('summary.totals.overtimeOpen') };

  /** Beside what a day is, or alone on one to come: some hours of it are off, or asked for. */
  const hoursOff: DayState = { color: 'leave', letter: '−', label: t('summary.totals.off') };
  const hoursWait: DayState = {
    color: 'warning',
    letter: t('roster.waitLetter', { letter: hoursOff.letter }),
    label: t('corrections.hours.waits'),
  };

  const stateOf = (day: Told): DayState | undefined => {
    if (isNotCounted(day)) return { ...notCounted, label: labelOf(day) };
    if (day.status === null || day.status === 'upcoming') return undefined;
    const look = needsALook(day);
    return {
      color: look ? 'warning' : colors[day.status],
      letter: t(`summary.letters.${day.status}`),
      label: labelOf(day),
    };
  };

  const legend: DayState[] = told.map((it) => ({
    color: colors[it],
    letter: t(`summary.letters.${it}`),
    label: statusOf(it),
  }));
  legend.splice(1, 0, {
    color: 'warning',
    letter: t('summary.letters.present'),
    label: t('summary.attention', { status: statusOf('present') }),
  });
  /** What the letters of some days mean; that some are not counted is said where some are. */
  const legendOf = (days: readonly Told[]): DayState[] => (days.some(isNotCounted) ? [...legend, notCounted] : legend);
  return { duration, statusOf, labelOf, stateOf, legendOf, overtimeOpen, hoursOff, hoursWait };
}
