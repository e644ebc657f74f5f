import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../components/list-line.ts';
import { Panel } from '../../components/page/panel.tsx';
import { tripQueries } from '../../data/trips/trips.ts';
import { useLowScreen } from '../../lib/look/low-screen.ts';
import { useTripWords } from './trip-words.ts';

interface TripsToDecideProps {
  readonly onOpen: (tripId: number) => void;
}

/** So many stand above the list of trips, which many more would push out of sight. */
const FEW = 5;

/**
 * The trips that wait for the signed-in member's decision, the first few of many until all are asked for; nothing where none
 * does. Low screens keep the list in sight.
 */
export function TripsToDecide({ onOpen }: TripsToDecideProps) {
  const { t } = useTranslation();
  const id = useId();
  const low = useLowScreen();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(tripQueries.toDecide);
  if (!data || data.items.length === 0) return null;
  const count = data.items.length;
  const shown = open ? data.items : data.items.slice(0, low ? 0 : FEW);
  const unfold = (low || count > FEW) && (
    <Button
      aria-expanded={open}
      aria-controls={shown.length > 0 ? id : undefined}
      endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      onClick={() => setOpen(!open)}
    >
      {data.more ? t('trips.decide.severalMore', { count }) : t('trips.calendar.several', { count })}
    </Button>
  );
  return (
    <Panel title={t('trips.decide.waiting')} action={low && unfold}>
      {shown.length > 0 && (
        <div id={id}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {shown.map((it) => (
              <WaitingTrip key={it.id} trip={it} onOpen={() => onOpen(it.id)} />
            ))}
          </Box>
          {!low && unfold}
          {shown.length === count && data.more && (
            <Typography color="textSecondary">{t('trips.decide.waitingMore')}</Typography>
          )}
        </div>
      )}
    </Panel>
  );
}

function WaitingTrip({ trip, onOpen }: { readonly trip: TripView; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const words = useTripWords();
  const objections = trip.memberList.filter((it) => it.objection !== '').length;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {trip.stateid}, {words.span(trip.departuredate, trip.arrivaldate)}
        </Typography>
        <Typography color="textSecondary">
          {[
            words.crew(trip.memberList) || t('trips.decide.approveNobody'),
            trip.carcode,
            t('trips.decide.askedBy', { by: trip.entry_membername }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {objections > 0 && <Typography color="error">{t('trips.decide.objections', { count: objections })}</Typography>}
      </Box>
      <Button variant="outlined" onClick={onOpen}>
        {t('trips.decide.look', { number: trip.trip_assigmentno })}
      </Button>
    </Box>
  );
}

const line = { ...listLine, justifyContent: 'space-between' };
