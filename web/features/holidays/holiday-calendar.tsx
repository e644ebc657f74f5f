import Card from '@mui/material/Card';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../components/loading/loaded.tsx';
import { sameDayOfMonth } from '../../components/month-calendar/calendar-keys.ts';
import { holidayQueries } from '../../data/holidays/holidays.ts';
import { untilLoaded } from '../../lib/loading/missing-parts.ts';
import { useToday } from '../../lib/time/now.ts';
import { showMonth } from '../../lib/time/show-time.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import type { DayMarks } from './day-marks.ts';
import { HolidayMonth } from './holiday-month.tsx';
import { HolidayToolbar, type HolidayView } from './holiday-toolbar.tsx';

const HolidayYear = lazy(() => untilLoaded(() => import('./holiday-year.tsx')));
const HolidayList = lazy(() => untilLoaded(() => import('./holiday-list.tsx')));

interface HolidayCalendarProps {
  readonly company: CompanyView;
  /** The day that the calendar stands on. */
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly marks?: DayMarks;
}

/** The public holidays as a month, a year or a list. */
export function HolidayCalendar({ company, day, onDay, marks }: HolidayCalendarProps) {
  const { i18n } = useTranslation();
  const today = useToday(company);
  const [view, setView] = useState<HolidayView>('month');
  const year = Number(day.slice(0, 4));
  const holidays = useQuery(holidayQueries.ofYear(year));
  // A month has many parts: when its holidays come it is drawn in slices, between which a slow phone hears the check-in button.
  const isThere = useDeferredValue(holidays.data !== undefined);
  const openMonth = (month: Day) => {
    onDay(month);
    setView('month');
  };
  return (
    <Card
      component="section"
      sx={{ p: { xs: 1.5, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <HolidayToolbar
        view={view}
        onView={setView}
        title={view === 'month' ? showMonth(day, i18n.language) : String(year)}
        onStep={(direction) => onDay(sameDayOfMonth(day, view === 'month' ? direction : 12 * direction))}
        onToday={() => onDay(today)}
      />
      <Suspense fallback={<CalendarSkeleton />}>
        <Loaded query={holidays} skeleton={<CalendarSkeleton />}>
          {(list) =>
            view === 'month' && !isThere ? (
              <CalendarSkeleton />
            ) : view === 'month' ? (
              <HolidayMonth
                day={day}
                onDay={onDay}
                today={today}
                weekStart={company.weekstart}
                holidays={list}
                marks={marks}
              />
            ) : view === 'year' ? (
              <HolidayYear
                year={year}
                today={today}
                weekStart={company.weekstart}
                holidays={list}
                onMonth={openMonth}
              />
            ) : (
              <HolidayList year={year} today={today} holidays={list} />
            )
          }
        </Loaded>
      </Suspense>
    </Card>
  );
}
