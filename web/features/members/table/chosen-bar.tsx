import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyQueries } from '../../../data/company.ts';
import { PinsDialog } from '../slips/pins-dialog.tsx';
import { SlipsDialog } from '../slips/slips-dialog.tsx';

interface ChosenBarProps {
  readonly membercodes: readonly string[];
  readonly onDone: () => void;
}

/** What is done with the members that were chosen, on whichever pages; not there while nobody is. */
export function ChosenBar({ membercodes, onDone }: ChosenBarProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const [asked, setAsked] = useState<'codes' | 'pins' | undefined>();
  const done = () => {
    setAsked(undefined);
    onDone();
  };
  if (membercodes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status">{t('memberOffice.table.chosen', { count: membercodes.length })}</Typography>
      <Button variant="outlined" onClick={() => setAsked('codes')}>
        {t('memberFile.slips')}
      </Button>
      {company?.doors && (
        <Button variant="outlined" onClick={() => setAsked('pins')}>
          {t('doors.many.title')}
        </Button>
      )}
      <Button onClick={onDone}>{t('memberOffice.table.chooseNobody')}</Button>
      {asked === 'codes' && <SlipsDialog membercodes={membercodes} onClose={done} />}
      {asked === 'pins' && <PinsDialog membercodes={membercodes} onClose={done} />}
    </Box>
  );
}
