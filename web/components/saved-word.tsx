import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface SavedWordProps {
  readonly text: string;
  /** Where what was saved is to be seen. */
  readonly to: string;
}

/** The short word about something saved, with the way back to it. */
export function SavedWord({ text, to }: SavedWordProps) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>{text}</span>
      <Button component={Link} to={to} color="inherit" variant="outlined" sx={{ flex: 'none' }}>
        {t('saved.view')}
      </Button>
    </Box>
  );
}
