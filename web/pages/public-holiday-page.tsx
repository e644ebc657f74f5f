import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { CalendarSkeleton } from '../features/holidays/calendar-skeleton.tsx';
import { HolidayCalendar } from '../features/holidays/holiday-calendar.tsx';
import { NextTripCard } from '../features/trips/next-trip-card.tsx';
import { useOwnTripDays } from '../features/trips/use-own-trip-days.ts';
import { useToday } from '../lib/now.ts';

/** The landing page. */
export default function PublicHolidayPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('holidays.title')} crumbs={[{ name: t('shell.nav.dashboard') }]}>
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
