import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { DocumentsButton } from '../documents/documents-button.tsx';
import { useLeaveWords } from '../leave-words.ts';
import { LeaveFactList } from './leave-fact-list.tsx';

interface ReadOnlyLeaveProps {
  readonly leave: LeaveView;
  readonly onGiveBack: () => void;
  readonly onClose: () => void;
}

/** An approved leave: to be read, neither saved nor removed (behaviour 2, 4). */
export function ReadOnlyLeave({ leave, onGiveBack, onClose }: ReadOnlyLeaveProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('leave.form.newTitle')}
      onClose={onClose}
      actions={
        <>
          {leave.may.giveback && <Button onClick={onGiveBack}>{t('leave.list.giveBack')}</Button>}
          <Button onClick={onClose}>{t('common.close')}</Button>
        </>
      }
    >
      <LeaveFactList leave={leave} />
      <DocumentsButton leave={leave} always />
      {leave.returnfrom && (
        <Typography sx={{ mt: 2 }}>{t('leave.list.returnWaiting', { day: words.day(leave.returnfrom) })}</Typography>
      )}
    </DialogFrame>
  );
}
