import Celebration from '@mui/icons-material/CelebrationOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { holidayQueries } from '../../data/holidays.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';

/** The next holiday by name, with the days to go. */
export function NextHolidayCard({ today }: { readonly today: string }) {
  const { t, i18n } = useTranslation();
  const next = useQuery(holidayQueries.next(today));
  if (next.isError && next.data === undefined) {
    return <ErrorState problem={next.error} onRetry={() => void next.refetch()} />;
  }
  const inDays = (days: number) =>
    days === 0 ? t('holidays.isToday') : days === 1 ? t('holidays.tomorrow') : t('holidays.inDays', { count: days });
  return (
    <Card
      component="section"
      aria-label={t('holidays.next')}
      sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2, minHeight: 88 }}
    >
      <Box
        aria-hidden
        sx={{
          width: 48,
          height: 48,
          flex: 'none',
          borderRadius: '12px',
          display: 'grid',
          placeItems: 'center',
          color: 'holiday.main',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-holiday-main) 12%, transparent)',
        }}
      >
        <Celebration />
      </Box>
      {next.data === null ? (
        <Typography color="textSecondary">{t('holidays.none')}</Typography>
      ) : (
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', minWidth: 0 }}>
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Typography variant="body2" color="textSecondary">
              {t('holidays.next')}
            </Typography>
            <Typography sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
              {next.data?.holiday.description ?? <Skeleton width={160} />}
            </Typography>
            <Typography color="textSecondary">
              {next.data ? showDayWithWeekday(next.data.holiday.holidaydate, i18n.language) : <Skeleton width={100} />}
            </Typography>
          </Box>
          {/* On phones always a line of its own, so that nothing moves when the words turn out to be short. */}
          <Typography
            sx={{ flex: { xs: '1 0 100%', sm: 'none' }, fontWeight: 600, fontSize: '1.125rem', color: 'primary.main' }}
          >
            {next.data ? inDays(next.data.daysToGo) : <Skeleton width={80} />}
          </Typography>
        </Box>
      )}
    </Card>
  );
}
