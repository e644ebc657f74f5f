import { showDay } from '@muster/domain/calendar/day.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

/** Names that are shown before the rest is counted. */
const NAMES_SHOWN = 2;

/** Spans, periods and crews as people read them. */
export function useTripWords() {
  const { t, i18n } = useTranslation();
  const joined = (from: string, to: string) => (from === to ? from : t('trips.span', { from, to }));
  return {
    /** `Tue 24/11/2026 – Wed 25/11/2026`, or the one day. */
    span: (from: string, to: string): string =>
      joined(showDayWithWeekday(from, i18n.language), showDayWithWeekday(to, i18n.language)),
    /** The same without weekdays, where room is short. */
    shortSpan: (from: string, to: string): string => joined(showDay(from), showDay(to)),
    day: (day: string): string => showDayWithWeekday(day, i18n.language),
    days: (count: number): string => t('trips.days', { count }),
    crew: (members: TripView['memberList']): string => {
      const names = members.map((it) => it.membername);
      if (names.length <= NAMES_SHOWN + 1) return names.join(t('common.comma'));
      return t('trips.crewMore', {
        names: names.slice(0, NAMES_SHOWN).join(t('common.comma')),
        count: names.length - NAMES_SHOWN,
      });
    },
  };
}
