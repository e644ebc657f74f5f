import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { CalendarSkeleton } from '../features/holidays/calendar-skeleton.tsx';
import { HolidayCalendar } from '../features/holidays/holiday-calendar.tsx';
import { NextTripCard } from '../features/trips/next-trip-card.tsx';
import { useOwnTripDays } from '../features/trips/use-own-trip-days.ts';
import { useToday } from '../lib/now.ts';
import { useCurrentMember } from '../lib/session-store.ts';

interface PublicHolidayPageProps {
  /** What the office sees first, loaded for nobody else. */
  readonly forOffice?: ReactNode;
}

/** The landing page. */
export default function PublicHolidayPage({ forOffice }: PublicHolidayPageProps) {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const { role } = useCurrentMember();
  return (
    <PageFrame title={t('holidays.title')} crumbs={[{ name: t('shell.nav.dashboard') }]}>
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
  return (
    <HolidayCalendar company={company} day={day} onDay={setDay} marks={useOwnTripDays(day)}>
      <NextTripCard today={today} />
    </HolidayCalendar>
  );
}
