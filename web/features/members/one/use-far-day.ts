import type { Day } from '@muster/domain/calendar/company-time.ts';
import { doubtOfFirstDay } from '@muster/domain/members/employment.ts';
import { useTranslation } from 'react-i18next';

/** What is said beneath a first day that is more than a year ahead, as a mistyped year is; it is taken all the same. */
export function useFarDay(first: Day | '', today: Day): { readonly hint?: string } {
  const { t } = useTranslation();
  const isFar = doubtOfFirstDay([], [{ from: first || null, to: null }], today) === 'far';
  return isFar ? { hint: t('memberFile.doubts.far') } : {};
}
