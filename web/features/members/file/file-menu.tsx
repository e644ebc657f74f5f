import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Qr from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { memberFileChanges } from '../../../data/member-file.ts';
import { useProblemText } from '../../../lib/problem-text.ts';
import { SlipsDialog } from '../slips/slips-dialog.tsx';

/** What is done with many members at once: in and out by a file, and their code slips. */
export function FileMenu() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [slips, setSlips] = useState(false);
  const download = useMutation({ ...memberFileChanges.download, onError: (problem) => say(textOf(problem), 'error') });
  const save = (kind: 'csv' | 'xlsx') => {
    setAnchor(null);
    download.mutate({ kind });
  };
  return (
    <>
      <Button startIcon={<Upload />} component={RouterLink} to="/dashboard/members/import">
        {t('memberFile.import')}
      </Button>
      <Button
        startIcon={<Download />}
        disabled={download.isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('memberFile.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save('csv')}>{t('memberFile.asCsv')}</MenuItem>
        <MenuItem onClick={() => save('xlsx')}>{t('memberFile.asWorkbook')}</MenuItem>
      </Menu>
      <Button startIcon={<Qr />} onClick={() => setSlips(true)}>
        {t('memberFile.slips')}
      </Button>
      {slips && <SlipsDialog onClose={() => setSlips(false)} />}
    </>
  );
}
