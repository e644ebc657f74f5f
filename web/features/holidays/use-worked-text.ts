import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';

/** Says who is to work on a holiday by a single day, in a sentence that names the first of them. */
export function useWorkedText(): (worked: HolidayTouch['worked']) => string {
  const { t } = useTranslation();
  return ({ count, first }) => {
    const named = first.map((it) => it.membername).join(t('common.comma'));
    const more = count - first.length;
    const names = more > 0 ? t('holidayOffice.touched.workedMore', { names: named, count: more }) : named;
    return t('holidayOffice.touched.worked', { count, names });
  };
}
