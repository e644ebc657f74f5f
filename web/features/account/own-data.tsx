import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { useSayProblem } from '../../components/snackbar.tsx';
import { accountChanges } from '../../data/account/account.ts';
import { companyQueries } from '../../data/company.ts';
import { saveFile } from '../../lib/device/save-file.ts';

/** What is kept of the member's place and for how long, and everything that is stored about them as a file. */
export function OwnData() {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const { data: company } = useQuery(companyQueries.shown);
  const download = useMutation(accountChanges.download);
  const days = company?.locationdays;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>
        {t('members.settings.places')}{' '}
        {company &&
          (days == null ? t('members.settings.placesKept') : t('members.settings.placesCoarse', { count: days }))}
      </Typography>
      <BusyButton
        variant="outlined"
        startIcon={<Download />}
        busy={download.isPending}
        onClick={() => download.mutate(undefined, { onSuccess: saveFile, onError: sayProblem })}
      >
        {download.isPending ? t('members.settings.downloading') : t('members.settings.download')}
      </BusyButton>
    </Box>
  );
}
