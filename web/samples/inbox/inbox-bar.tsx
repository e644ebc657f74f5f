import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Message } from '@muster/domain/samples/inbox/inbox-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../components/dialogs/question-dialog.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { sampleChanges } from '../sample-data.ts';
import type { Folder } from './folders.ts';

interface InboxBarProps {
  readonly folder: Folder;
  readonly chosen: readonly Message[];
  readonly all: boolean;
  readonly onAll: (on: boolean) => void;
  readonly onDone: () => void;
}

const places = [
  { folder: 'archive', name: 'archive', icon: ArchiveOutlined },
  { folder: 'spam', name: 'spam', icon: ReportOutlined },
  { folder: 'inbox', name: 'toInbox', icon: InboxOutlined },
] as const;

/** What is done with the chosen messages together. */
export function InboxBar({ folder, chosen, all, onAll, onDone }: InboxBarProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const update = useMutation(sampleChanges.updateMessage);
  const remove = useMutation(sampleChanges.deleteMessage);
  const [asking, setAsking] = useState(false);
  const count = chosen.length;
  const forEach = async (act: (it: Message) => Promise<unknown>, said: 'deleted' | 'moved') => {
    try {
      for (const it of chosen) await act(it);
      say(t(`samples.inbox.${said}`, { count }));
      onDone();
    } catch (problem) {
      sayProblem(problem);
    }
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
      <Checkbox
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={(_event, on) => onAll(on)}
        slotProps={{ input: { 'aria-label': t('samples.inbox.chooseAll') } }}
      />
      <Typography role="status" sx={{ flex: 1, minWidth: 90 }}>
        {count > 0 && t('samples.inbox.chosen', { count })}
      </Typography>
      {places
        .filter((it) => it.folder !== folder)
        .map((it) => (
          <IconButton
            key={it.folder}
            disabled={count === 0}
            aria-label={t(`samples.inbox.${it.name}`)}
            onClick={() => void forEach((one) => update.mutateAsync({ ...one, folder: it.folder }), 'moved')}
          >
            <it.icon />
          </IconButton>
        ))}
      <IconButton disabled={count === 0} aria-label={t('samples.delete')} onClick={() => setAsking(true)}>
        <DeleteOutlined />
      </IconButton>
      <DeleteDialog
        open={asking}
        busy={remove.isPending}
        onYes={() => void forEach((one) => remove.mutateAsync({ id: one.id ?? '' }), 'deleted')}
        onNo={() => setAsking(false)}
      />
    </Box>
  );
}
