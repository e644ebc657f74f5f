import Button from '@mui/material/Button';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { DecideTripDialog } from './decide-trip-dialog.tsx';
import { ObjectionDialog } from './objection-dialog.tsx';
import { TripFactList } from './trip-fact-list.tsx';

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
      <TripFactList trip={trip} />
    </DialogFrame>
  );
}
