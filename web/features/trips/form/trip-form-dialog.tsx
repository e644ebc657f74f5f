import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useToday } from '../../../lib/now.ts';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { CrewFields } from './crew-fields.tsx';
import { focusFirst } from './focus-first.ts';
import { SaveProblem } from './save-problem.tsx';
import { TripFields } from './trip-fields.tsx';
import { useSaveTrip } from './use-save-trip.ts';
import { useTripConflicts } from './use-trip-conflicts.ts';
import { useTripForm } from './use-trip-form.ts';

const FORM = 'trip-form';

interface TripFormDialogProps {
  readonly company: CompanyView;
  /** The trip to edit; a new one, if left out. */
  readonly changing?: TripView;
  readonly onClose: () => void;
}

/** 'Trip Assignment', for new and for edit (SPEC sections 2, 4 and 5). */
export function TripFormDialog({ company, changing, onClose }: TripFormDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const navigate = useNavigate();
  const today = useToday(company);
  const [cancelling, setCancelling] = useState(false);
  const { save, busy, unsure, problem, blame, forgetFailure } = useSaveTrip(changing, today, (saved) => {
    say(t(changing ? 'trips.form.changed' : 'trips.form.saved', { number: saved.trip_assigmentno }));
    void navigate('/');
  });
  const form = useTripForm(changing, forgetFailure);
  const conflicts = useTripConflicts(form.draft, changing?.id, !unsure);
  const again = problem !== undefined && (problem.unanswered || problem.code === 'TOO_MANY_REQUESTS');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.tryToSend()) return focusFirst(event.currentTarget);
    save(form.draft);
  };

  return (
    <>
      <DialogFrame
        open
        maxWidth="sm"
        title={t('trips.title')}
        onClose={onClose}
        actions={
          <>
            {changing?.may.cancel && (
              <Button color="error" onClick={() => setCancelling(true)} sx={{ mr: { sm: 'auto' } }}>
                {t('trips.cancel.open')}
              </Button>
            )}
            <Button onClick={onClose}>{t('common.close')}</Button>
            <SubmitButton form={FORM} busy={busy}>
              {again ? t('common.tryAgain') : t('common.save')}
            </SubmitButton>
          </>
        }
      >
        <FormColumn id={FORM} onSubmit={submit}>
          <TripFields
            form={form}
            company={company}
            today={today}
            changing={changing}
            errors={{ ...blame.fields, ...form.errors }}
            carConflict={blame.fields['carcode'] ? undefined : conflicts.fields['carcode']}
          />
          <CrewFields form={form} withRemarks={!changing} blamed={blame.rows} conflicts={conflicts.rows} />
          <SaveProblem problem={problem}>
            {again && !changing && <Typography color="textSecondary">{t('trips.form.kept')}</Typography>}
          </SaveProblem>
        </FormColumn>
      </DialogFrame>
      {changing && cancelling && (
        <CancelTripDialog trip={changing} onDone={onClose} onCancel={() => setCancelling(false)} />
      )}
    </>
  );
}
