import AttachFile from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveWords } from '../leave-words.ts';
import { type DocumentedLeave, DocumentsDialog } from './documents-dialog.tsx';

interface DocumentsButtonProps {
  readonly leave: DocumentedLeave;
  /** Stands there also where none is asked for and none lies with the leave. */
  readonly always?: boolean;
}

/** Says how many documents lie with a leave, or that one is missing, and opens them. */
export function DocumentsButton({ leave, always = false }: DocumentsButtonProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const [open, setOpen] = useState(false);
  const { documents: count = 0, documentdue: due = false } = leave;
  // Whoever has just deleted the last one is still at it.
  if (count === 0 && !due && !always && !open) return null;
  const missing = leave.membername ? t('leaveDocuments.due') : t('leaveDocuments.dueAdd');
  const said = due ? missing : t('leaveDocuments.kept', { count });
  const shown = count === 0 && !due ? t('leaveDocuments.add') : said;
  const what = [leave.membername, leave.leavetitle, words.daysOf(leave)].filter(Boolean).join(', ');
  return (
    <>
      <Button
        size="small"
        color={due ? 'warning' : 'primary'}
        startIcon={<AttachFile />}
        onClick={() => setOpen(true)}
        aria-label={`${shown}: ${what}`}
        sx={{ minHeight: 44, ml: -0.5, alignSelf: 'flex-start' }}
      >
        {shown}
      </Button>
      {open && <DocumentsDialog leave={leave} onClose={() => setOpen(false)} />}
    </>
  );
}
