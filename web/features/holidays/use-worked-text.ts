import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';

/** Says who is to work on a holiday by a single day, in a sentence that names the first of them. */
export function useWorkedText(): (worked: HolidayTouch['worked']) => string {
  const { t } = useTranslation();
  const namesOf = useNames();
  return (worked) => t('holidayOffice.touched.worked', { count: worked.count, names: namesOf(worked) });
}

/** Says to whom leave was given for work on the day of a holiday, likewise. */
export function useGivenText(): (given: HolidayTouch['worked']) => string {
  const { t } = useTranslation();
  const namesOf = useNames();
  return (given) => t('holidayOffice.touched.given', { count: given.count, names: namesOf(given) });
}

/** Says who has hours off of the day of a holiday, likewise. */
export function useHoursText(): (hours: HolidayTouch['worked']) => string {
  const { t } = useTranslation();
  const namesOf = useNames();
  return (hours) => t('holidayOffice.touched.hoursOff', { count: hours.count, names: namesOf(hours) });
}

function useNames(): (members: HolidayTouch['worked']) => string {
  const { t } = useTranslation();
  return ({ count, first }) => {
    const named = first.map((it) => it.membername).join(t('common.comma'));
    const more = count - first.length;
    return more > 0 ? t('holidayOffice.touched.workedMore', { names: named, count: more }) : named;
  };
}
