import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LanguageLinks } from '../components/language-links.tsx';
import { MusterMark } from '../components/page/muster-mark.tsx';
import { useTitle } from '../components/page/use-title.ts';
import { SetUpForm } from '../features/office/set-up-form.tsx';
import { useWelcome } from '../features/session/use-welcome.ts';

/** Where the link leads that the server prints on an empty database. */
export default function SetUpPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const taken = useWelcome()?.setup === 'done';
  useTitle(t('setUp.title'));
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
        <Box sx={{ mb: 3 }}>
          <LanguageLinks />
        </Box>
        {taken && <Taken />}
        {!taken && token && <SetUpForm token={token} />}
        {!taken && !token && <Alert severity="warning">{t('setUp.noToken')}</Alert>}
      </Paper>
    </Box>
  );
}

/** Before anything is typed: the link has done its work. */
function Taken() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity="info">{t('setUp.taken')}</Alert>
      <Button component={Link} to="/session/signin" variant="contained" size="large">
        {t('session.signIn.submit')}
      </Button>
    </Box>
  );
}
