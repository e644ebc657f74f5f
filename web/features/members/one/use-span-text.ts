import { showSpan } from '@muster/domain/calendar/span.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { useTranslation } from 'react-i18next';

/** A time in which somebody works here, as people read it. */
export function useSpanText() {
  const { t } = useTranslation();
  return ({ from, to }: EmploymentSpan) => {
    if (from && to) return showSpan(from, to);
    if (from) return t('memberOffice.spans.since', { day: from });
    return to ? t('memberOffice.spans.until', { day: to }) : t('memberOffice.spans.always');
  };
}
