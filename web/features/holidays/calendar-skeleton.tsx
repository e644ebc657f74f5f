import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** As tall as a month of five weeks. */
export function CalendarSkeleton() {
  const { t } = useTranslation();
  return (
    <Skeleton
      variant="rounded"
      role="status"
      aria-label={t('shell.loading')}
      sx={{ height: { xs: 317, sm: 498 }, borderRadius: 2 }}
    />
  );
}
