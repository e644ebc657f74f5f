import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { monthGrid } from '@muster/domain/calendar/month-grid.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { sameDayOfMonth } from '../../../components/month-calendar/calendar-keys.ts';
import { CalendarLegend } from '../../../components/month-calendar/calendar-legend.tsx';
import { MonthCalendar } from '../../../components/month-calendar/month-calendar.tsx';
import { Steps } from '../../../components/page/steps.tsx';
import { tripQueries } from '../../../data/trips/trips.ts';
import { showMonth } from '../../../lib/time/show-time.ts';
import { useTripDayStates } from '../trip-day-states.ts';
import { useTripWords } from '../trip-words.ts';
import { TripCards } from './trip-cards.tsx';
import { type TripFilters, wireFilters } from './trip-filters.ts';

interface TripCalendarProps {
  readonly company: CompanyView;
  readonly today: Day;
  readonly filters: TripFilters;
  readonly onOpen: (tripId: number) => void;
}

/** The trips of a month by day; the chosen day lists its own beneath. */
export function TripCalendar({ company, today, filters, onOpen }: TripCalendarProps) {
  const { t, i18n } = useTranslation();
  const [day, setDay] = useState(today);
  const shown = monthGrid(day, company.weekstart).flat();
  const found = useQuery(tripQueries.span(wireFilters({ ...filters, from: shown[0] ?? day, to: shown.at(-1) ?? day })));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Steps
          previous={t('common.previousMonth')}
          next={t('common.nextMonth')}
          onStep={(direction) => setDay(sameDayOfMonth(day, direction))}
        >
          <Typography variant="h2" component="p" aria-live="polite" sx={{ minWidth: { sm: 168 }, textAlign: 'center' }}>
            {showMonth(day, i18n.language)}
          </Typography>
        </Steps>
        <Button variant="outlined" onClick={() => setDay(today)} sx={{ ml: 1 }}>
          {t('common.today')}
        </Button>
      </Box>
      <Loaded query={found} skeleton={<ListSkeleton rows={5} height={92} />}>
        {({ trips, more }) => (
          <MonthOfTrips
            company={company}
            today={today}
            day={day}
            onDay={setDay}
            trips={trips}
            more={more}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </Box>
  );
}

interface MonthOfTripsProps extends Omit<TripCalendarProps, 'filters'> {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly trips: readonly TripView[];
  readonly more: boolean;
}

function MonthOfTrips({ company, today, day, onDay, trips, more, onOpen }: MonthOfTripsProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const { stateOf, legend, tripsOn } = useTripDayStates(trips);
  const ofDay = tripsOn(day);
  return (
    <>
      <MonthCalendar day={day} onDay={onDay} today={today} weekStart={company.weekstart} stateOf={stateOf} />
      <CalendarLegend states={legend} />
      {more && <Typography color="textSecondary">{t('trips.calendar.more')}</Typography>}
      <Box component="section" aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h3" component="h2">
          {words.day(day)}
        </Typography>
        {ofDay.length > 0 ? (
          <TripCards trips={ofDay} onOpen={onOpen} />
        ) : (
          <Typography color="textSecondary">{t('trips.calendar.nothing')}</Typography>
        )}
      </Box>
    </>
  );
}
