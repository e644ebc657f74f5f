import Typography from '@mui/material/Typography';
import { cancelTrip, type TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { tripChanges } from '../../../data/trips/trips.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTripWords } from '../trip-words.ts';

interface CancelTripDialogProps {
  readonly trip: TripView;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks why, then cancels a trip: its days and its car are free again. */
export function CancelTripDialog({ trip, onDone, onCancel }: CancelTripDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const words = useTripWords();
  const cancel = useMutation(tripChanges.cancel);
  const form = useForm({
    contract: cancelTrip,
    initial: { reason: '' },
    toBody: ({ reason }) => ({ id: trip.id, revision: trip.revision, reason: reason.trim() }),
    required: ['reason'],
    send: async (body) => {
      const { trip_assigmentno: number } = await cancel.mutateAsync(body);
      say(t('trips.cancel.done', { number }));
      onDone();
    },
  });
  const span = words.span(trip.departuredate, trip.arrivaldate);
  return (
    <FormDialog
      form={form}
      sheet
      role="alertdialog"
      title={t('trips.cancel.title', { number: trip.trip_assigmentno })}
      submit={t('trips.cancel.yes')}
      cancel={t('trips.cancel.keep')}
      danger
      onClose={onCancel}
    >
      <Typography>{t('trips.cancel.text', { place: trip.stateid, span })}</Typography>
      <FormField {...form.field('reason')} label={t('trips.cancel.reason')} multiline />
    </FormDialog>
  );
}
