import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Rows that will be there in a moment. */
export function ListSkeleton({ rows = 5, height = 48 }: { readonly rows?: number; readonly height?: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: rows }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
