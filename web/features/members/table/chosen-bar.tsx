import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipsDialog } from '../slips/slips-dialog.tsx';

interface ChosenBarProps {
  readonly membercodes: readonly string[];
  readonly onDone: () => void;
}

/** What is done with the members that were chosen, on whichever pages; not there while nobody is. */
export function ChosenBar({ membercodes, onDone }: ChosenBarProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  if (membercodes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status">{t('memberOffice.table.chosen', { count: membercodes.length })}</Typography>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {t('memberFile.slips')}
      </Button>
      <Button onClick={onDone}>{t('memberOffice.table.chooseNobody')}</Button>
      {asked && (
        <SlipsDialog
          membercodes={membercodes}
          onClose={() => {
            setAsked(false);
            onDone();
          }}
        />
      )}
    </Box>
  );
}
