import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { SlipsDialog } from '../slips/slips-dialog.tsx';
import { countsOf } from './found-lines.tsx';

interface ImportedProps {
  readonly done: MemberImport;
  readonly onAnother: () => void;
}

/** What comes next once it is stored: codes for those who are new. */
export function Imported({ done, onAnother }: ImportedProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const counts = countsOf(done);
  return (
    <>
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
      {asked && (
        <SlipsDialog
          membercodes={done.rows.filter((it) => it.outcome === 'new').map((it) => it.membercode)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
