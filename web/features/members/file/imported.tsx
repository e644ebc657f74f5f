import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../../components/page/panel.tsx';
import { SlipsDialog } from '../slips/slips-dialog.tsx';
import { countsOf } from './found-lines.tsx';

interface ImportedProps {
  readonly done: MemberImport;
  readonly onAnother: () => void;
}

/** What was stored, and what comes next: codes for those who are new. */
export function Imported({ done, onAnother }: ImportedProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const counts = countsOf(done);
  return (
    <Panel title={t('memberFile.found')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success" role="status">
          {t('memberFile.done', { added: counts.new, changed: counts.changed })}
        </Alert>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {counts.new > 0 && (
            <Button variant="contained" onClick={() => setAsked(true)}>
              {t('memberFile.slipsForNew')}
            </Button>
          )}
          <Button variant={counts.new > 0 ? 'outlined' : 'contained'} component={RouterLink} to="/dashboard/members">
            {t('memberFile.toMembers')}
          </Button>
          <Button onClick={onAnother}>{t('memberFile.another')}</Button>
        </Box>
      </Box>
      {asked && (
        <SlipsDialog
          membercodes={done.rows.filter((it) => it.outcome === 'new').map((it) => it.membercode)}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
