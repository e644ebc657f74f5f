import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween } from '@muster/domain/calendar/day.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';

/** Days as they are told from today: spans, and how long until one begins. */
export function useDayWords(today: Day) {
  const { t, i18n } = useTranslation();
  const shown = (day: Day) => showDayWithWeekday(day, i18n.language);
  return {
    /** `Tue 24/11/2026 – Wed 25/11/2026`, or the one day. */
    span: (from: Day, to: Day): string =>
      from === to ? shown(from) : t('trips.span', { from: shown(from), to: shown(to) }),
    /** Today (also of what has begun), tomorrow, or in how many days. */
    until: (day: Day): string => {
      const days = daysBetween(today, day);
      if (days <= 0) return t('holidays.isToday');
      return days === 1 ? t('holidays.tomorrow') : t('holidays.inDays', { count: days });
    },
  };
}
