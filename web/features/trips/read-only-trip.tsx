import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { StandingChip } from './standing-chip.tsx';
import { useTripWords } from './trip-words.ts';

interface ReadOnlyTripProps {
  readonly trip: TripView;
  readonly onClose: () => void;
}

/** A trip to be read by those who may not change it. */
export function ReadOnlyTrip({ trip, onClose }: ReadOnlyTripProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const facts = [
    [t('trips.form.number'), trip.trip_assigmentno],
    [t('trips.form.date'), showDay(trip.trip_assignmentdate)],
    [t('trips.form.type'), trip.triptype],
    [t('trips.form.state'), trip.stateid],
    [t('trips.form.departure'), words.day(trip.departuredate)],
    [t('trips.form.arrival'), words.day(trip.arrivaldate)],
    [t('trips.form.period'), words.days(trip.period)],
    [t('trips.form.group'), trip.groupno],
    [t('trips.form.car'), trip.carcode],
    [t('trips.form.miles'), trip.milelist],
    [t('trips.form.competitor'), trip.competitor.split(',').join(', ')],
    [t('trips.form.remark'), trip.remark],
    [t('trips.form.enteredBy'), trip.entry_member],
    [t('trips.cancel.reason'), trip.cancelreason],
  ] as const;
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('trips.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <StandingChip state={trip.state} />
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1.5 }}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        {trip.memberList.length > 0 && (
          <Fact name={t('trips.form.crew')}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
              {trip.memberList.map((it) => (
                <li key={it.membernoid}>
                  {it.membername}{' '}
                  <Typography component="span" color="textSecondary">
                    {[it.membercode, it.remark].filter(Boolean).join(' · ')}
                  </Typography>
                </li>
              ))}
            </Box>
          </Fact>
        )}
      </Box>
    </DialogFrame>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '160px 1fr' } }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
