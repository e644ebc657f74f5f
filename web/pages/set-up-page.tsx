import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MusterMark } from '../components/page/muster-mark.tsx';
import { SetUpForm } from '../features/office/set-up-form.tsx';

/** Where the link leads that the server prints on an empty database. */
export default function SetUpPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  useEffect(() => {
    document.title = `${t('setUp.title')} · ${t('shell.product')}`;
  }, [t]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', bgcolor: '#1a2038', p: { xs: 1.5, sm: 3 } }}>
      <Paper elevation={0} sx={{ maxWidth: 720, mx: 'auto', borderRadius: '12px', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3 }}>
          <MusterMark size={44} />
          <Box>
            <Typography variant="h1">{t('setUp.title')}</Typography>
            <Typography color="textSecondary">{t('setUp.lead')}</Typography>
          </Box>
        </Box>
        {token ? <SetUpForm token={token} /> : <Alert severity="warning">{t('setUp.noToken')}</Alert>}
      </Paper>
    </Box>
  );
}
