import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { DecideTripDialog } from './decide-trip-dialog.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { StandingChip } from './standing-chip.tsx';
import { useTripFacts } from './trip-facts.ts';

type TripAnswer = 'approve' | 'reject' | 'object';

interface ReadOnlyTripProps {
  readonly trip: TripView;
  /** Opens the form, for those who may change what they decide about. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** A trip to be read, with what the reader may say to it: their decision, or why they should not go. */
export function ReadOnlyTrip({ trip, onEdit, onClose }: ReadOnlyTripProps) {
  const { t } = useTranslation();
  const facts = useTripFacts()(trip);
  const [answering, setAnswering] = useState<TripAnswer | undefined>();
  const { decide, object, edit } = trip.may;
  const answer = (it: TripAnswer) => () => setAnswering(it);
  if (answering === 'object') return <ObjectionDialog trip={trip} onClose={() => setAnswering(undefined)} />;
  if (answering) {
    return (
      <DecideTripDialog trip={trip} decision={answering} onDone={onClose} onCancel={() => setAnswering(undefined)} />
    );
  }
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('trips.title')}
      onClose={onClose}
      actions={
        <>
          {decide && edit && (
            <Button onClick={onEdit} sx={{ mr: { sm: 'auto' } }}>
              {t('trips.decide.edit')}
            </Button>
          )}
          {object && <Button onClick={answer('object')}>{t('trips.object.open')}</Button>}
          <Button variant={decide ? 'text' : 'contained'} onClick={onClose} autoFocus={!decide}>
            {t('common.close')}
          </Button>
          {decide && (
            <>
              <Button color="error" onClick={answer('reject')}>
                {t('trips.decide.reject')}
              </Button>
              <Button variant="contained" onClick={answer('approve')} autoFocus>
                {t('trips.decide.approve')}
              </Button>
            </>
          )}
        </>
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
                  {it.objection && (
                    <Typography color="error">{t('trips.object.said', { objection: it.objection })}</Typography>
                  )}
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
