import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTitle } from '../components/page/use-title.ts';

/** An unknown address; the button goes back one step (behaviour 2), or home when there is no step to go back. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('shell.notFound.title');
  useTitle('404');
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Box component="section" sx={{ minHeight: '80dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center' }}>
        <NotFoundPicture />
        <Typography variant="h1">{title}</Typography>
        <Button variant="contained" size="large" onClick={back}>
          {t('shell.notFound.button')}
        </Button>
      </Box>
    </Box>
  );
}

/** 404, its zero a calendar leaf that blew away. */
function NotFoundPicture() {
  return (
    <Box component="svg" viewBox="0 0 320 150" aria-hidden sx={{ width: '100%', maxWidth: 320, color: 'text.primary' }}>
      <g fill="none" stroke="currentColor" strokeWidth="16" strokeLinecap="round" strokeLinejoin="round">
        <path d="M58 20 20 92h62M66 60v70M278 20l-38 72h62M286 60v70" />
      </g>
      <g transform="rotate(9 160 76)">
        <rect x="116" y="26" width="88" height="100" rx="12" fill="#fff" stroke="#1976d2" strokeWidth="6" />
        <path d="M116 38a12 12 0 0 1 12-12h64a12 12 0 0 1 12 12v14h-88z" fill="#1976d2" />
        <circle cx="160" cy="88" r="20" fill="none" stroke="#ffaf38" strokeWidth="9" />
      </g>
    </Box>
  );
}
