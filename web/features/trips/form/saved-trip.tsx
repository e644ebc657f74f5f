import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { SavedDialog } from '../../../components/dialogs/saved-dialog.tsx';
import { TripFactList } from '../trip-fact-list.tsx';

interface SavedTripProps {
  readonly trip: TripView;
  /** It was assigned just now, not changed. */
  readonly isNew: boolean;
}

/** A trip that was saved just now, as it is stored. */
export function SavedTrip({ trip, isNew }: SavedTripProps) {
  const { t } = useTranslation();
  const number = trip.trip_assigmentno;
  const said = isNew ? t('trips.form.saved', { number }) : t('trips.form.changed', { number });
  return (
    <SavedDialog
      title={t('trips.title')}
      word={trip.state === 'requested' ? t('trips.form.asked', { number }) : said}
      viewAt={`/dashboard/trip_assignment?trip=${trip.id}`}
    >
      <TripFactList trip={trip} />
    </SavedDialog>
  );
}
