import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { TodayStrip } from '../features/attendance/today/today-strip.tsx';
import { CalendarSkeleton } from '../features/holidays/calendar-skeleton.tsx';
import { HolidayCalendar } from '../features/holidays/holiday-calendar.tsx';
import { useOwnTripDays } from '../features/trips/use-own-trip-days.ts';
import { useCurrentMember } from '../lib/session/session-store.ts';
import { useToday } from '../lib/time/now.ts';

interface PublicHolidayPageProps {
  /** What the office sees first, loaded for nobody else. */
  readonly forOffice?: ReactNode;
  /** In which a member says when they left on a day, loaded with the first press. */
  readonly LeftAt: ComponentType<{ readonly day: string; readonly onClose: () => void }>;
}

/** The landing page. */
export default function PublicHolidayPage({ forOffice, LeftAt }: PublicHolidayPageProps) {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const { role } = useCurrentMember();
  return (
    <PageFrame title={t('holidays.title')} crumbs={[{ name: t('shell.nav.dashboard') }]}>
      <TodayStrip leftAt={(day, onClose) => <LeftAt day={day} onClose={onClose} />} />
      {(role === 'HR' || role === 'SA') && <Suspense fallback={null}>{forOffice}</Suspense>}
      <Loaded query={company} skeleton={<CalendarSkeleton />}>
        {(it) => <Calendar company={it} />}
      </Loaded>
    </PageFrame>
  );
}

/** The holidays, and the days on which the member is on a trip. */
function Calendar({ company }: { readonly company: CompanyView }) {
  const today = useToday(company);
  const [day, setDay] = useState(today);
  return <HolidayCalendar company={company} day={day} onDay={setDay} marks={useOwnTripDays(day)} />;
}
