import type { LeaveCodeView } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { LeaveTypeFields } from './leave-type-fields.tsx';
import { LeaveTypeVersions } from './leave-type-versions.tsx';
import { ShortMembers } from './short-members.tsx';
import { TypeTouchDialog } from './type-touch-dialog.tsx';
import { useLeaveTypeForm } from './use-leave-type-form.ts';

interface LeaveTypeDialogProps {
  readonly changing?: LeaveCodeView;
  /** The running one. */
  readonly fiscalyear: number;
  readonly onClose: () => void;
}

/** A new leave type, or a changed one; what that does to everybody's balance is shown before it is done. */
export function LeaveTypeDialog({ changing, fiscalyear, onClose }: LeaveTypeDialogProps) {
  const { t } = useTranslation();
  const { form, short, question, theirs, takeTheirs, keepMine } = useLeaveTypeForm(changing, onClose);
  return (
    <>
      <FormDialog
        form={form}
        title={changing ? t('leaveTypes.editTitle', { type: changing.description }) : t('leaveTypes.add')}
        submit={changing ? t('common.save') : t('leaveTypes.add')}
        onClose={onClose}
        problem={
          theirs && (
            <LeaveTypeVersions
              opened={form.opened}
              typed={form.values}
              stored={theirs}
              onTheirs={takeTheirs}
              onMine={keepMine}
            />
          )
        }
      >
        <LeaveTypeFields form={form} changing={changing} fiscalyear={fiscalyear} />
        <ShortMembers short={short} />
      </FormDialog>
      {question.about && (
        <TypeTouchDialog
          touches={question.about}
          onAnswer={(yes, opening) => question.answer(yes ? opening : undefined)}
        />
      )}
    </>
  );
}
