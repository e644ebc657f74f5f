import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Qr from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ChoiceMenu } from '../../../components/choice-menu.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { memberFileChanges } from '../../../data/members/member-file.ts';
import { SlipsDialog } from '../slips/slips-dialog.tsx';

/** What is done with many members at once: in and out by a file, and their code slips. */
export function FileMenu() {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const [slips, setSlips] = useState(false);
  const download = useMutation({ ...memberFileChanges.download, onError: sayProblem });
  return (
    <>
      <Button startIcon={<Upload />} component={RouterLink} to="/dashboard/members/import">
        {t('memberFile.import')}
      </Button>
      <ChoiceMenu
        text={t('memberFile.export')}
        icon={<Download />}
        busy={download.isPending}
        choices={[
          { text: t('memberFile.asCsv'), onChoose: () => download.mutate({ kind: 'csv' }) },
          { text: t('memberFile.asWorkbook'), onChoose: () => download.mutate({ kind: 'xlsx' }) },
        ]}
      />
      <Button startIcon={<Qr />} onClick={() => setSlips(true)}>
        {t('memberFile.slips')}
      </Button>
      {slips && <SlipsDialog onClose={() => setSlips(false)} />}
    </>
  );
}
