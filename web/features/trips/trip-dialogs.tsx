import Button from '@mui/material/Button';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { tripQueries } from '../../data/trips/trips.ts';
import { SavedTrip } from './form/saved-trip.tsx';
import { TripFormDialog } from './form/trip-form-dialog.tsx';
import { ReadOnlyTrip } from './read-only-trip.tsx';
import type { TripChoice } from './use-trip-choice.ts';

interface TripDialogsProps {
  readonly company: CompanyView;
  readonly choice: TripChoice;
}

/** The dialog that is open: a new trip, one to edit or one to read. */
export function TripDialogs({ company, choice }: TripDialogsProps) {
  return choice.trip && <TripDialog key={choice.trip} company={company} tripId={choice.trip} onClose={choice.close} />;
}

function TripDialog(props: Omit<StoredTripDialogProps, 'onSaved'>) {
  const { company, tripId, onClose } = props;
  const [saved, setSaved] = useState<TripView | undefined>();
  const isNew = tripId === 'new';
  if (saved) return <SavedTrip trip={saved} isNew={isNew} />;
  if (isNew) return <TripFormDialog company={company} onSaved={setSaved} onClose={onClose} />;
  return <StoredTripDialog {...props} onSaved={setSaved} />;
}

interface StoredTripDialogProps {
  readonly company: CompanyView;
  readonly tripId: string;
  readonly onSaved: (saved: TripView) => void;
  readonly onClose: () => void;
}

/** The trip is asked for anew: an address may come from a notification, and a list may be a while old. */
function StoredTripDialog({ company, tripId, onSaved, onClose }: StoredTripDialogProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const trip = useQuery(tripQueries.one(tripId));
  const fresh = trip.isFetchedAfterMount || !trip.isFetching ? trip.data : undefined;
  if (fresh && (editing || (fresh.may.edit && !fresh.may.decide)))
    return <TripFormDialog company={company} changing={fresh} onSaved={onSaved} onClose={onClose} />;
  if (fresh) return <ReadOnlyTrip trip={fresh} onEdit={() => setEditing(true)} onClose={onClose} />;
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('trips.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {trip.isError ? (
        <ErrorState problem={trip.error} onRetry={() => void trip.refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </DialogFrame>
  );
}
