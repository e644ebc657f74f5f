import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { stripColumns } from './strip-columns.ts';

/** The room that the strip will take: the clock and the button, and three things that come next. */
export function StripSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={stripColumns}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
        <Skeleton variant="rounded" width={200} height={60} />
        <Skeleton variant="rounded" width="100%" height={64} sx={{ borderRadius: '32px' }} />
        <Skeleton width={140} height={21} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {['leave', 'trip', 'holiday'].map((it) => (
          <Skeleton key={it} variant="rounded" height={68} sx={{ borderRadius: '12px' }} />
        ))}
      </Box>
    </Box>
  );
}
