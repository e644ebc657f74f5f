import Button from '@mui/material/Button';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { Obstacles } from '../../components/obstacles.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { tripChanges } from '../../data/trips/trips.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { DecideTripDialog } from './decide-trip-dialog.tsx';
import { Driven, ToDriven } from './mileage/driven.tsx';
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
  const { decide, approve, object, edit } = trip.may;
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
          {object && <ObjectionButtons trip={trip} onObject={answer('object')} />}
          <Button onClick={onClose} autoFocus={!approve}>
            {t('common.close')}
          </Button>
          {decide && (
            <>
              <Button color="error" onClick={answer('reject')}>
                {t('trips.decide.reject')}
              </Button>
              {approve && (
                <Button variant="contained" onClick={answer('approve')} autoFocus>
                  {t('trips.decide.approve')}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <Obstacles obstacles={trip.obstacles} then={t('trips.decide.notLikeThis')} />
      <ToDriven trip={trip} />
      <TripFactList trip={trip} />
      <Driven trip={trip} />
    </DialogFrame>
  );
}

/** Begins an objection; who objects already may change it or take it back. */
function ObjectionButtons({ trip, onObject }: { readonly trip: TripView; readonly onObject: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const { id } = useCurrentMember();
  const takeBack = useMutation({
    ...tripChanges.object(trip),
    onSuccess: () => say(t('trips.object.takenBack')),
    onError: sayProblem,
  });
  if (!trip.memberList.find((it) => it.membernoid === id)?.objection) {
    return <Button onClick={onObject}>{t('trips.object.open')}</Button>;
  }
  return (
    <>
      <Button onClick={onObject}>{t('trips.object.change')}</Button>
      <BusyButton busy={takeBack.isPending} onClick={() => takeBack.mutate({ remark: '' })}>
        {t('trips.object.takeBack')}
      </BusyButton>
    </>
  );
}
