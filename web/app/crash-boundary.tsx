import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { endEarlyPage } from '../lib/loading/early-page.ts';

/** What is left when a page breaks: a sentence and a way on, never a blank screen. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={Crashed} onError={endEarlyPage}>
      {children}
    </ErrorBoundary>
  );
}

function Crashed() {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
      <Typography variant="h1">{t('common.crash')}</Typography>
      <Typography>{t('common.crashText')}</Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('common.reload')}
      </Button>
    </Box>
  );
}
