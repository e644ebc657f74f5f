import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { LeaveVersions } from '../leave-versions.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { ActingFields } from './acting-fields.tsx';
import { BrokenRulesQuestion } from './broken-rules-question.tsx';
import { type ActingFor, useActingForm } from './use-acting-form.ts';

interface ActingDialogProps extends ActingFor {
  readonly weekStart: number;
  readonly onClose: () => void;
}

/** Leave that the office enters for a member, or changes, with the reason that the member reads. */
export function ActingDialog({ weekStart, onClose, ...acting }: ActingDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const say = useSnackbar();
  const { member, changing, today } = acting;
  const name = member.membername;
  const onSaved = (saved: LeaveView) => {
    const told = { name, type: saved.leavetitle, span: words.daysOf(saved) };
    say(changing ? t('leaveActing.changed', told) : t('leaveActing.entered', told));
    onClose();
  };
  const leave = useActingForm(acting, onSaved);
  const { form, insisting } = leave;
  return (
    <>
      <FormDialog
        form={form}
        maxWidth="sm"
        title={changing ? t('leaveActing.changeTitle', { name }) : t('leaveActing.enterTitle', { name })}
        submit={changing ? t('leaveActing.save') : t('leaveActing.submit')}
        onClose={onClose}
        problem={leave.theirs && <LeaveVersions leave={leave} stored={leave.theirs} membercode={member.membercode} />}
      >
        <ActingFields leave={leave} member={member} picker={{ today, weekStart }} />
      </FormDialog>
      {insisting.broken && <BrokenRulesQuestion name={name} broken={insisting.broken} onAnswer={insisting.answer} />}
    </>
  );
}
