import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { useSayProblem } from '../../components/snackbar.tsx';
import { fileAt } from '../../lib/api/file-wire.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import type { Attachment } from './attachments-field.tsx';

/** What came with a message, to download. */
export function AttachmentList({ attachments }: { readonly attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  return (
    <Box component="ul" aria-label={t('samples.inbox.attachments')} sx={list}>
      {attachments.map((it) => (
        <li key={it.path ?? it.name}>
          <OneAttachment {...it} />
        </li>
      ))}
    </Box>
  );
}

function OneAttachment({ name, path }: Attachment) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const [busy, setBusy] = useState(false);
  const download = async (from: string) => {
    setBusy(true);
    try {
      const content = await fileAt(from);
      saveFile(new File([content], name, { type: content.type }));
    } catch (problem) {
      sayProblem(problem);
    }
    setBusy(false);
  };
  return (
    <BusyButton
      variant="outlined"
      busy={busy}
      disabled={!path}
      startIcon={<Download />}
      aria-label={t('samples.inbox.fetch', { name })}
      onClick={() => path && void download(path)}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {name}
    </BusyButton>
  );
}

const list = { listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 };
