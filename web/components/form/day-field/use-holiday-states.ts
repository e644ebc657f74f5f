import type { Day } from '@muster/domain/calendar/company-time.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../month-calendar/day-state.ts';
import { HolidayYears } from './holiday-years.ts';

/** The holidays of the year that a picker shows, as its days show them; none where they are not wanted. */
export function useHolidayStates(year: number, wanted: boolean) {
  const { t } = useTranslation();
  const ofYear = use(HolidayYears);
  const { data = [] } = useQuery({
    ...(ofYear?.(year) ?? { queryKey: ['holidays', 0] as ['holidays', number], queryFn: skipToken }),
    enabled: wanted && ofYear !== undefined,
  });
  const state = (label: string): DayState => ({ color: kindColors.holiday, letter: t('holidays.letter'), label });
  return {
    stateOf: (day: Day): DayState | undefined => {
      const names = data.filter((it) => it.holidaydate === day).map((it) => it.description);
      return names.length > 0 ? state(names.join(', ')) : undefined;
    },
    legend: data.length > 0 ? [state(t('holidays.holiday'))] : undefined,
  };
}
