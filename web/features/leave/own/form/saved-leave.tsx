import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { SavedDialog } from '../../../../components/dialogs/saved-dialog.tsx';
import { useLeaveWords } from '../../leave-words.ts';
import { LeaveFactList } from '../leave-fact-list.tsx';

interface SavedLeaveProps {
  readonly leave: LeaveView;
  /** It was asked for just now, not changed. */
  readonly isNew: boolean;
}

/** A leave that was saved just now, as it is stored. */
export function SavedLeave({ leave, isNew }: SavedLeaveProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const due = leave.documentdue && t('leaveDocuments.stillDue');
  const told = { type: leave.ltype, span: words.daysOf(leave), days: words.days(leave.days) };
  return (
    <SavedDialog
      title={isNew ? t('leave.form.newTitle') : t('leave.form.editTitle')}
      word={[isNew ? t('leave.form.saved', told) : t('leave.form.changed', told), due].filter(Boolean).join(' ')}
      viewAt={`/dashboard/take_leave?leave=${leave.id}`}
    >
      <LeaveFactList leave={leave} />
    </SavedDialog>
  );
}
