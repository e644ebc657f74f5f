import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween } from '@muster/domain/calendar/day.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { tripQueries } from '../../data/trips.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { nextTripOf } from './next-trip.ts';
import { useTripWords } from './trip-words.ts';

/** The next trip of the member, or the one that is under way; nothing where there is none. */
export function NextTripCard({ today }: { readonly today: Day }) {
  const { id, role } = useCurrentMember();
  const { data } = useQuery({ ...tripQueries.ahead(today), enabled: role !== 'GUEST' });
  const next = data && nextTripOf(data, id);
  return next ? <TripCard trip={next} today={today} /> : null;
}

function TripCard({ trip, today }: { readonly trip: TripView; readonly today: Day }) {
  const { t } = useTranslation();
  const words = useTripWords();
  const asked = trip.state === 'requested';
  const title = t(asked ? 'trips.next.askedTitle' : 'trips.next.title');
  const days = daysBetween(today, trip.departuredate);
  const when =
    days < 0
      ? t('trips.standing.underway')
      : days === 0
        ? t('trips.next.today')
        : days === 1
          ? t('trips.next.tomorrow')
          : t('trips.next.inDays', { count: days });
  return (
    <Card component="section" aria-label={title}>
      <CardActionArea
        component={Link}
        to={`/dashboard/trip_assignment?trip=${trip.id}`}
        sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2, minHeight: 88 }}
      >
        <Box aria-hidden sx={badge}>
          <DirectionsCar />
        </Box>
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', minWidth: 0 }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {title}
            </Typography>
            <Typography sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
              {trip.stateid} · {trip.triptype}
            </Typography>
            {asked && <Typography sx={{ color: 'warning.main', fontWeight: 500 }}>{t('trips.next.notYet')}</Typography>}
            <Typography color="textSecondary">{words.span(trip.departuredate, trip.arrivaldate)}</Typography>
          </Box>
          <Typography sx={{ fontWeight: 600, fontSize: '1.125rem', color: 'primary.main' }}>{when}</Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

const badge = {
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: '12px',
  display: 'grid',
  placeItems: 'center',
  color: 'info.main',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-info-main) 12%, transparent)',
};
