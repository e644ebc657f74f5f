import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_DOCUMENTS } from '@muster/domain/leave/documents/leave-documents.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { leaveDocumentChanges, leaveDocumentQueries } from '../../../data/leave/leave-documents.ts';
import { useKeptFile } from '../../../data/use-kept-file.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { useLeaveWords } from '../leave-words.ts';
import { DocumentLine } from './document-line.tsx';
import { DocumentUpload } from './document-upload.tsx';

/** A leave with its documents; of somebody else with their name. */
export type DocumentedLeave = Omit<LeaveView, 'may'> & { readonly membername?: string };

interface DocumentsDialogProps {
  readonly leave: DocumentedLeave;
  readonly onClose: () => void;
}

/** The documents of a leave: to be read, and by its member and the office to be added and deleted. */
export function DocumentsDialog({ leave, onClose }: DocumentsDialogProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const kept = useQuery(leaveDocumentQueries.of(leave.id));
  const { ask, question } = useRemoval(leaveDocumentChanges.remove(leave.id));
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('leaveDocuments.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Typography>{[leave.membername, leave.leavetitle, words.daysOf(leave)].filter(Boolean).join(' · ')}</Typography>
      <Typography color="textSecondary" variant="body2">
        {t('leaveDocuments.lead')}
      </Typography>
      <Loaded query={kept} skeleton={<ListSkeleton rows={1} height={160} />}>
        {({ documents, may }) => (
          <>
            {documents.length === 0 ? (
              <EmptyState text={t(leave.documentdue ? 'leaveDocuments.askedAlways' : 'leaveDocuments.none')} />
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, py: 2, px: 0, display: 'grid', gap: 2 }}>
                {documents.map((it, n) => (
                  <DocumentLine
                    key={it.id}
                    document={it}
                    number={n + 1}
                    onDelete={() => ask({ body: it.id, said: t('leaveDocuments.deleted') })}
                  />
                ))}
              </Box>
            )}
            {may.add && <AddDocument leaveId={leave.id} />}
            {documents.length === MAX_DOCUMENTS && <Typography variant="body2">{t('leaveDocuments.full')}</Typography>}
          </>
        )}
      </Loaded>
      {question}
    </DialogFrame>
  );
}

function AddDocument({ leaveId }: { readonly leaveId: number }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const say = useSnackbar();
  const add = useMutation(leaveDocumentChanges.add(leaveId));
  const { problem, ...sending } = useKeptFile('leave', (path) =>
    add.mutate(path, { onSuccess: () => say(t('leaveDocuments.added')) }),
  );
  const refused = problem ?? add.error;
  return (
    <DocumentUpload
      {...sending}
      busy={sending.busy || add.isPending}
      error={refused ? textOf(refused) : undefined}
      hint={t('leaveDocuments.choose')}
    />
  );
}
