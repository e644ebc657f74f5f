import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Pin from '@mui/icons-material/PinOutlined';
import Qr from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { ChoiceMenu } from '../../../components/choice-menu.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { companyQueries } from '../../../data/company.ts';
import { memberFileChanges } from '../../../data/members/member-file.ts';
import { PinsDialog } from '../slips/pins-dialog.tsx';
import { SlipsDialog } from '../slips/slips-dialog.tsx';

/** What is done with many members at once: in and out by a file, and their code slips. */
export function FileMenu() {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const { data: company } = useQuery(companyQueries.shown);
  const [slips, setSlips] = useState<'codes' | 'pins' | undefined>();
  const close = () => setSlips(undefined);
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
      <Button startIcon={<Qr />} onClick={() => setSlips('codes')}>
        {t('memberFile.slips')}
      </Button>
      {company?.doors && (
        <Button startIcon={<Pin />} onClick={() => setSlips('pins')}>
          {t('doors.many.title')}
        </Button>
      )}
      {slips === 'codes' && <SlipsDialog onClose={close} />}
      {slips === 'pins' && <PinsDialog onClose={close} />}
    </>
  );
}
