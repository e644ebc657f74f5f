import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type OutsideArea, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RetryDialog } from '../../components/dialogs/retry-dialog.tsx';
import { useDiscardQuestion } from '../../components/form/discard-question.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useDistanceText } from './distance-text.ts';
import type { Intention } from './punch-intention.ts';

interface OutsideDialogProps {
  readonly area: OutsideArea;
  readonly intention: Intention;
  readonly onRetry: () => void;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Too far away: try again from nearer, or say why. */
export default function OutsideDialog({ area, intention, onRetry, onReason, onClose }: OutsideDialogProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const distanceText = useDistanceText();
  const form = useForm({
    contract: recordPunch,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ ...intention, remark: remark.trim() }),
    check: ({ remark }) => (remark.trim() ? {} : { remark: t('attendance.outsideDialog.reasonMissing') }),
    send: async ({ remark = '' }) => onReason(remark),
  });
  const { leave, question } = useDiscardQuestion(form.filled, onClose);
  return (
    <RetryDialog
      open
      title={t('attendance.outsideDialog.title')}
      subtitle={t('attendance.outsideDialog.subtitle', {
        site: area.sitename,
        distance: distanceText(area.distance),
      })}
      message={t('attendance.outsideDialog.message', { radius: distanceText(area.radius) })}
      url={pathname}
      onRetry={onRetry}
      onClose={leave}
    >
      {question}
      <Box component="form" noValidate onSubmit={form.submit} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
        <FormField
          {...form.field('remark')}
          label={t('attendance.outsideDialog.reason')}
          hint={t('attendance.outsideDialog.reasonHint')}
          multiline
        />
        <FormProblem form={form} />
        <Button type="submit" variant="outlined">
          {intention.checktype === 'in'
            ? t('attendance.outsideDialog.sendInAnyway')
            : t('attendance.outsideDialog.sendOutAnyway')}
        </Button>
      </Box>
    </RetryDialog>
  );
}
