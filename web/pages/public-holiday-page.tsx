import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/loaded.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { CalendarSkeleton } from '../features/holidays/calendar-skeleton.tsx';
import { HolidayCalendar } from '../features/holidays/holiday-calendar.tsx';
import { useCompany } from '../lib/company.ts';

/** The landing page. */
export default function PublicHolidayPage() {
  const { t } = useTranslation();
  const company = useCompany();
  return (
    <PageFrame title={t('holidays.title')} crumbs={[{ name: t('shell.nav.dashboard') }]}>
      <Loaded query={company} skeleton={<CalendarSkeleton />}>
        {(it) => <HolidayCalendar company={it} />}
      </Loaded>
    </PageFrame>
  );
}
