import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { StandingChip } from '../standing-chip.tsx';
import { useTripWords } from '../trip-words.ts';
import { isAfter } from './after-last-day.ts';

interface TripCardsProps {
  readonly trips: readonly TripView[];
  /** The last day of the member whose trips they are, as far as that is to be held against them; null for none. */
  readonly lastDay?: Day | null;
  readonly onOpen: (tripId: number) => void;
}

/** The trips one beneath the other, each a button that opens it. */
export function TripCards({ trips, lastDay = null, onOpen }: TripCardsProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  return (
    <Box
      component="ul"
      aria-label={t('trips.list.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {trips.map((it) => (
        <li key={it.id}>
          <ButtonBase onClick={() => onOpen(it.id)} sx={card}>
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
              <Typography component="span" sx={{ fontWeight: 600, color: 'primary.dark' }}>
                {it.trip_assigmentno}
              </Typography>
              <StandingChip state={it.state} />
            </Box>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {it.stateid}
              <Typography component="span" color="textSecondary">
                {' '}
                · {it.triptype}
              </Typography>
            </Typography>
            <span>
              {words.shortSpan(it.departuredate, it.arrivaldate)} · {words.days(it.period)}
            </span>
            <Typography component="span" variant="body2" color="textSecondary">
              {[it.groupno, it.carcode, words.crew(it.memberList)].filter(Boolean).join(' · ')}
            </Typography>
            {lastDay !== null && isAfter(it, lastDay) && (
              <Typography component="span" variant="body2">
                {t('trips.list.afterLast', { day: lastDay })}
              </Typography>
            )}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const card = {
  width: '100%',
  p: 1.5,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'left',
  font: 'inherit',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
};
