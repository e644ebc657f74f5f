import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { memberFileChanges } from '../../../data/members/member-file.ts';

/** What a file of members looks like, with an empty one to fill in. */
export function TheTable() {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const download = useMutation({ ...memberFileChanges.download, onError: sayProblem });
  return (
    <Panel title={t('memberFile.columnsTitle')}>
      <Box sx={{ maxWidth: 680, display: 'grid', gap: 1 }}>
        <Typography>{t('memberFile.columns')}</Typography>
        <Typography>{t('memberFile.managerColumn')}</Typography>
        <Typography>{t('memberFile.joinedColumn')}</Typography>
        <Typography>{t('memberFile.balanceColumn', { leaveid: 'EL' })}</Typography>
        <Typography>{t('memberFile.agreedColumn', { leaveid: 'EL' })}</Typography>
        <Typography>{t('memberFile.exampleLine')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {(['csv', 'xlsx'] as const).map((kind) => (
          <BusyButton
            key={kind}
            variant="outlined"
            busy={download.isPending}
            onClick={() => download.mutate({ kind, template: true })}
          >
            {t(kind === 'csv' ? 'memberFile.template' : 'memberFile.templateWorkbook')}
          </BusyButton>
        ))}
      </Box>
    </Panel>
  );
}
