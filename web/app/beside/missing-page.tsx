import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutdated, loadNewVersionOnce } from '../../lib/loading/new-version.ts';
import { showMissingPage } from './missing-page-shown.ts';

const LOOK_MS = 5000;
/** After so many answers of the server the page should have come: a browser may remember that it failed. */
const ENOUGH = 3;

/**
 * In place of a page that could not be fetched and is tried again. Nothing is typed here, so that where the server has a
 * newer version, which has no such page any more, that one is loaded.
 */
export function MissingPage() {
  const { t } = useTranslation();
  // Before what stands beside the page would speak of the same.
  useLayoutEffect(showMissingPage, []);
  useEffect(() => {
    let answers = 0;
    const look = async () => {
      const outdated = await isOutdated();
      if (outdated === undefined) return;
      answers += 1;
      if (outdated || answers >= ENOUGH) await loadNewVersionOnce();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 8, px: 2, textAlign: 'center' }}>
      <CloudOff color="action" sx={{ fontSize: 48 }} />
      <Typography variant="h1">{t('common.noConnection')}</Typography>
      <Typography color="textSecondary">{t('offline.page')}</Typography>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => window.dispatchEvent(new Event('online'))}>
        {t('common.tryAgain')}
      </Button>
    </Box>
  );
}
