import Typography from '@mui/material/Typography';
import { objectToTrip, type TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { tripChanges } from '../../data/trips/trips.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';

interface ObjectionDialogProps {
  readonly trip: TripView;
  readonly onClose: () => void;
}

/** Asks a member of the crew why they should not go. */
export function ObjectionDialog({ trip, onClose }: ObjectionDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { id } = useCurrentMember();
  const object = useMutation(tripChanges.object(trip));
  const form = useForm({
    contract: objectToTrip,
    initial: { remark: trip.memberList.find((it) => it.membernoid === id)?.objection ?? '' },
    required: ['remark'],
    toBody: ({ remark }) => ({ remark: remark.trim() }),
    send: async (body) => {
      await object.mutateAsync(body);
      say(t('trips.object.sent'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      title={t('trips.object.title', { number: trip.trip_assigmentno })}
      submit={t('trips.object.send')}
      onClose={onClose}
    >
      <Typography>{t('trips.object.text')}</Typography>
      <FormField {...form.field('remark')} label={t('trips.object.why')} multiline />
    </FormDialog>
  );
}
