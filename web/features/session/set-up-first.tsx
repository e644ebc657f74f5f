import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** In place of signing in or up where there is no company yet: how to come by the set-up link. */
export function SetUpFirst() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info">{t('session.setUpFirst.none')}</Alert>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        <li>
          <Typography>{t('session.setUpFirst.find')}</Typography>
        </li>
        <li>
          <Typography>{t('session.setUpFirst.open')}</Typography>
        </li>
        <li>
          <Typography>{t('session.setUpFirst.again')}</Typography>
        </li>
      </Box>
    </Box>
  );
}
