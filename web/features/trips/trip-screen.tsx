import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { useAsked } from '../../components/page/use-asked.ts';
import { unseen } from '../../components/unseen.ts';
import { wrappingChoices } from '../../components/wrapping-choices.ts';
import { tripQueries } from '../../data/trips/trips.ts';
import { LOW_AND_WIDE, LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { useToday } from '../../lib/time/now.ts';
import { TripCalendar } from './list/trip-calendar.tsx';
import { TripFilterBar } from './list/trip-filter-bar.tsx';
import { knownFilters, noFilters } from './list/trip-filters.ts';
import { TripList } from './list/trip-list.tsx';
import { TripDialogs } from './trip-dialogs.tsx';
import { TripsToDecide } from './trips-to-decide.tsx';
import type { TripChoice } from './use-trip-choice.ts';

const views = ['list', 'calendar'] as const;
type View = (typeof views)[number];

/** The trips as a list or a calendar, what narrows them, and whichever dialog is open. */
export function TripScreen({ company, choice }: { readonly company: CompanyView; readonly choice: TripChoice }) {
  const { t } = useTranslation();
  const today = useToday(company);
  const [view, setView] = useState<View>('list');
  const { asked, filters, setFilters } = useAsked(noFilters, knownFilters);
  const { isLoading } = useQuery(tripQueries.toDecide);
  return (
    <>
      <TripsToDecide onOpen={choice.open} />
      {isLoading && <ListSkeleton rows={6} />}
      {/* Not before it is known what waits above it: it would be pushed away under a finger. */}
      <Card
        component="section"
        hidden={isLoading}
        sx={{
          p: { xs: 2, sm: 3 },
          '&:not([hidden])': { display: 'grid' },
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [LOW_SCREEN]: { px: 2, py: 1, gap: 1.5 },
        }}
      >
        <Typography variant="h2" sx={unseen}>
          {t('trips.list.title')}
        </Typography>
        <Box sx={overTheList}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('trips.view')}
            onChange={(_event, next: View | null) => next && setView(next)}
            sx={{ ...wrappingChoices, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))' }}
          >
            {views.map((it) => (
              <ToggleButton key={it} value={it} sx={{ minWidth: { sm: 112 } }}>
                {t(`trips.views.${it}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <TripFilterBar
            company={company}
            today={today}
            filters={filters}
            onFilters={setFilters}
            withSpan={view === 'list'}
          />
        </Box>
        {view === 'list' ? (
          <TripList
            filters={asked}
            onOpen={choice.open}
            onAdd={choice.add}
            onClearFilters={() => setFilters(noFilters)}
          />
        ) : (
          <TripCalendar company={company} today={today} filters={asked} onOpen={choice.open} />
        )}
        <TripDialogs company={company} choice={choice} />
      </Card>
    </>
  );
}

/** In one line on low screens, so that the list begins in sight. */
const overTheList = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [LOW_AND_WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'end' },
};
