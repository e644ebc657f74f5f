import Typography from '@mui/material/Typography';
import { decideTrip, type TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { typedText } from '../../components/typed-text.ts';
import { tripChanges } from '../../data/trips/trips.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTripWords } from './trip-words.ts';

interface DecideTripDialogProps {
  readonly trip: TripView;
  readonly decision: 'approve' | 'reject';
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The trip once more in words, who objects, and a remark that its members will read. */
export function DecideTripDialog({ trip, decision, onDone, onCancel }: DecideTripDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const words = useTripWords();
  const decide = useMutation(tripChanges.decide(trip));
  const approve = decision === 'approve';
  const number = trip.trip_assigmentno;
  const objections = trip.memberList.filter((it) => it.objection !== '');
  const form = useForm({
    contract: decideTrip,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision, remark: remark.trim(), revision: trip.revision }),
    send: async (body) => {
      await decide.mutateAsync(body);
      say(t(approve ? 'trips.decide.approved' : 'trips.decide.rejected', { number }));
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      title={t(approve ? 'trips.decide.approveTitle' : 'trips.decide.rejectTitle', { number })}
      submit={t(approve ? 'trips.decide.approve' : 'trips.decide.reject')}
      danger={!approve}
      onClose={onCancel}
    >
      <Typography>
        {t('trips.decide.approveText', {
          place: trip.stateid,
          span: words.span(trip.departuredate, trip.arrivaldate),
          crew: words.crew(trip.memberList) || t('trips.decide.approveNobody'),
        })}
      </Typography>
      {objections.length > 0 && (
        <div>
          <Typography color="error">{t('trips.decide.objections', { count: objections.length })}</Typography>
          {objections.map((it) => (
            <Typography key={it.membernoid} sx={typedText}>
              {it.membername}: {it.objection}
            </Typography>
          ))}
        </div>
      )}
      <FormField {...form.field('remark')} label={t('trips.decide.remark')} optional multiline />
    </FormDialog>
  );
}
