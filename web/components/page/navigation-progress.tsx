import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

/** The bar along the top while the next page loads. */
export function NavigationProgress() {
  const { t } = useTranslation();
  return (
    <LinearProgress
      aria-label={t('shell.loading')}
      sx={{ position: 'fixed', inset: '0 0 auto 0', height: 3, zIndex: 'tooltip' }}
    />
  );
}
