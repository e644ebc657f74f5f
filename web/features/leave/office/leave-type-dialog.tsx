import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../../components/form-column.tsx';
import { FormProblem } from '../../../components/form-problem.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { DaysEffectDialog } from './days-effect-dialog.tsx';
import { LeaveTypeFields } from './leave-type-fields.tsx';
import { ShortMembers } from './short-members.tsx';
import { useLeaveTypeForm } from './use-leave-type-form.ts';

const FORM = 'leave-type-form';

interface LeaveTypeDialogProps {
  readonly changing?: LeaveCodeView;
  /** The running one. */
  readonly fiscalyear: number;
  readonly onClose: () => void;
}

/** A new leave type, or a changed one; what that does to everybody's balance is shown before it is done. */
export function LeaveTypeDialog({ changing, fiscalyear, onClose }: LeaveTypeDialogProps) {
  const { t } = useTranslation();
  const { form, short, question } = useLeaveTypeForm(changing, onClose);
  const saveWord = changing ? t('common.save') : t('leaveTypes.add');
  return (
    <>
      <DialogFrame
        open
        title={changing ? t('leaveTypes.editTitle', { type: changing.description }) : t('leaveTypes.addTitle')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <SubmitButton form={FORM} busy={form.busy}>
              {form.problem?.unanswered ? t('common.tryAgain') : saveWord}
            </SubmitButton>
          </>
        }
      >
        <FormColumn id={FORM} onSubmit={form.submit}>
          <LeaveTypeFields form={form} changing={changing} fiscalyear={fiscalyear} />
          <ShortMembers short={short} />
          {form.problem?.code === 'CONFLICT' ? (
            <Alert severity="warning">{t('leaveTypes.conflict')}</Alert>
          ) : (
            <FormProblem problem={form.problem} />
          )}
        </FormColumn>
      </DialogFrame>
      {question && <DaysEffectDialog {...question} />}
    </>
  );
}
