import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormProblem } from '../../../components/form/form-problem.tsx';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useToday } from '../../../lib/time/now.ts';
import { Driven, ToDriven } from '../mileage/driven.tsx';
import { CancelTripDialog } from './cancel-trip-dialog.tsx';
import { CrewFields } from './crew-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { TripVersions } from './trip-versions.tsx';
import { useTripConflicts } from './use-trip-conflicts.ts';
import { tripDraftOf, useTripForm } from './use-trip-form.ts';

interface TripFormDialogProps {
  readonly company: CompanyView;
  /** The trip to edit; a new one, if left out. */
  readonly changing?: TripView;
  readonly onSaved: (saved: TripView) => void;
  readonly onClose: () => void;
}

/** 'Trip Assignment', for new and for edit (behaviour 2, 4, 5). */
export function TripFormDialog({ company, changing, onSaved, onClose }: TripFormDialogProps) {
  const { t } = useTranslation();
  const today = useToday(company);
  const [cancelling, setCancelling] = useState(false);
  const saved = (it: TripView) => {
    draft.drop();
    return onSaved(it);
  };
  const trip = useTripForm({ changing, today, onSaved: saved });
  const { form } = trip;
  const { id: memberId } = useCurrentMember();
  const { zone } = company;
  const of = tripDraftOf(changing);
  const draft = useDraft({ name: 'trip', of, base: trip.base, memberId, zone, form, renew: trip.renew });
  const conflicts = useTripConflicts(trip.draft, changing?.id, !trip.unsure);
  const keyReused = form.problem?.code === 'REQUEST_KEY_REUSED' ? t('trips.form.keyReused') : undefined;
  return (
    <>
      <FormDialog
        form={form}
        maxWidth="sm"
        title={t('trips.title')}
        submit={t('common.save')}
        cancel={t('common.close')}
        draft={draft}
        onClose={onClose}
        aside={
          changing?.may.cancel && (
            <Button color="error" onClick={() => setCancelling(true)} sx={{ mr: { sm: 'auto' } }}>
              {t('trips.cancel.open')}
            </Button>
          )
        }
        problem={
          <>
            {form.problem?.code === 'CHANGED_MEANWHILE' ? (
              trip.theirs && (
                <TripVersions
                  opened={form.opened}
                  draft={trip.draft}
                  stored={trip.theirs}
                  onTheirs={trip.takeTheirs}
                  onMine={trip.keepMine}
                />
              )
            ) : (
              <FormProblem form={form} text={keyReused} />
            )}
            {form.again && !changing && <Typography color="textSecondary">{t('trips.form.kept')}</Typography>}
          </>
        }
      >
        <DraftNotice draft={draft} zone={zone} />
        {changing && <ToDriven trip={changing} />}
        <TripFields
          key={trip.base?.revision}
          trip={trip}
          company={company}
          today={today}
          changing={trip.base}
          carConflict={conflicts.fields['carcode']}
          seats={conflicts.seats}
        />
        <CrewFields trip={trip} withRemarks={!changing} conflicts={conflicts.rows} />
        {changing && <Driven trip={changing} />}
      </FormDialog>
      {changing && cancelling && (
        <CancelTripDialog trip={changing} onDone={onClose} onCancel={() => setCancelling(false)} />
      )}
    </>
  );
}
