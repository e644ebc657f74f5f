import type { Day } from '@muster/domain/calendar/company-time.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../month-calendar/day-state.ts';
import { HolidayYears } from './holiday-years.ts';

/** The holidays of the year that a picker shows, as its days show them. */
export function useHolidayStates(year: number) {
  const { t } = useTranslation();
  const useHolidays = use(HolidayYears);
  const holidays = useHolidays(year);
  const state = (label: string): DayState => ({ color: kindColors.holiday, letter: t('holidays.letter'), label });
  return {
    stateOf: (day: Day): DayState | undefined => {
      const names = holidays.filter((it) => it.holidaydate === day).map((it) => it.description);
      return names.length > 0 ? state(names.join(t('common.comma'))) : undefined;
    },
    legend: holidays.length > 0 ? [state(t('holidays.holiday'))] : undefined,
  };
}
