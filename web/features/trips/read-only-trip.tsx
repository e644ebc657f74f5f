import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { StandingChip } from './standing-chip.tsx';
import { useTripFacts } from './trip-facts.ts';

interface ReadOnlyTripProps {
  readonly trip: TripView;
  readonly onClose: () => void;
}

/** A trip to be read by those who may not change it. */
export function ReadOnlyTrip({ trip, onClose }: ReadOnlyTripProps) {
  const { t } = useTranslation();
  const facts = useTripFacts()(trip);
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
          .filter((it) => it.value !== '')
          .map(({ label, value }) => (
            <Fact key={label} name={label}>
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
