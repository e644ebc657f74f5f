import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { tripChanges } from '../../../data/trips.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { useTripWords } from '../trip-words.ts';
import { focusFirst } from './focus-first.ts';
import { SaveProblem } from './save-problem.tsx';

const FORM = 'cancel-trip-form';

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
  const cancel = useMutation({
    ...tripChanges.cancel,
    onSuccess: (cancelled) => {
      say(t('trips.cancel.done', { number: cancelled.trip_assigmentno }));
      onDone();
    },
  });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (missing) return focusFirst(event.currentTarget);
    if (cancel.isPending) return;
    cancel.mutate({ id: trip.id, reason: reason.trim() });
  };

  return (
    <DialogFrame
      open
      role="alertdialog"
      title={t('trips.cancel.title', { number: trip.trip_assigmentno })}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('trips.cancel.keep')}</Button>
          <SubmitButton form={FORM} color="error" busy={cancel.isPending}>
            {t('trips.cancel.yes')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={FORM} onSubmit={submit}>
        <Typography>
          {t('trips.cancel.text', {
            state: trip.stateid,
            span: words.span(trip.departuredate, trip.arrivaldate),
          })}
        </Typography>
        <FormField
          name="reason"
          label={t('trips.cancel.reason')}
          value={reason}
          onChange={setReason}
          error={tried && missing ? t('common.required') : undefined}
          autoFocus
          multiline
          inputProps={{ maxLength: 300 }}
        />
        <SaveProblem problem={cancel.error instanceof ApiProblem ? cancel.error : undefined} />
      </FormColumn>
    </DialogFrame>
  );
}
