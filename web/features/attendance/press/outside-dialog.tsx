import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { minuteOf } from '@muster/domain/calendar/company-time.ts';
import { isSeen } from '@muster/domain/wire/seen.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { RetryDialog } from '../../../components/dialogs/retry-dialog.tsx';
import { useDiscardQuestion } from '../../../components/form/discard-question.tsx';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { FormProblem } from '../../../components/form/form-problem.tsx';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useDistanceText } from '../distance-text.ts';
import type { PunchStep } from './use-punch.ts';

interface OutsideDialogProps {
  readonly refused: Extract<PunchStep, { readonly step: 'outside' }>;
  readonly zone: string;
  /** With the reason as far as it is typed. */
  readonly onRetry: (reason: string) => void;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Too far away: try again from nearer, or say why. Once there is a reason, or no nearer place, sending it is the way on. */
export default function OutsideDialog({ refused, zone, onRetry, onReason, onClose }: OutsideDialogProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const distanceText = useDistanceText();
  const { area, intention, before, measured } = refused;
  const isAgain = before !== undefined;
  const form = useForm({
    contract: recordPunch,
    initial: { remark: before ?? '' },
    toBody: ({ remark }) => ({ ...intention, remark: remark.trim() }),
    check: ({ remark }) => (isSeen(remark) ? {} : { remark: t('attendance.outsideDialog.reasonMissing') }),
    send: async ({ remark = '' }) => {
      draft.drop();
      onReason(remark);
    },
  });
  const { id: memberId } = useCurrentMember();
  const { remark } = form.values;
  const filled = isSeen(remark);
  const draft = useDraft({
    name: 'outside-reason',
    of: intention.checktype,
    memberId,
    zone,
    form: { ...form, filled },
  });
  const { leave, question } = useDiscardQuestion({ filled }, onClose, draft);
  const sends = isAgain || filled;
  return (
    <RetryDialog
      open
      title={t('attendance.outsideDialog.title')}
      subtitle={t(isAgain ? 'attendance.outsideDialog.still' : 'attendance.outsideDialog.subtitle', {
        site: area.sitename,
        distance: distanceText(area.distance),
        time: minuteOf(measured, zone),
      })}
      message={t('attendance.outsideDialog.message', { radius: distanceText(area.radius) })}
      url={pathname}
      quiet={sends}
      onRetry={() => onRetry(remark)}
      onClose={leave}
      action={
        <Button type="submit" form={id} variant={sends ? 'contained' : 'outlined'}>
          {intention.checktype === 'in'
            ? t('attendance.outsideDialog.sendInAnyway')
            : t('attendance.outsideDialog.sendOutAnyway')}
        </Button>
      }
      beneath={
        !isAgain && (
          <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
            <DraftNotice draft={draft} zone={zone} />
          </Box>
        )
      }
    >
      {question}
      <Box component="form" id={id} noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 1.5 }}>
        <FormField
          {...form.field('remark')}
          label={t('attendance.outsideDialog.reason')}
          hint={t('attendance.outsideDialog.reasonHint')}
          multiline
        />
        <FormProblem form={form} />
      </Box>
    </RetryDialog>
  );
}
