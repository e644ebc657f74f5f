import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { attendanceQueries } from '../../data/attendance.ts';
import { DayTimeline } from './day-timeline.tsx';
import { PunchPanel } from './punch-panel.tsx';

/** The punch and, beside it, what today has brought so far. */
export function PunchScreen() {
  const { t } = useTranslation();
  const today = useQuery(attendanceQueries.today);
  const place = useQuery(attendanceQueries.workPlace);
  if (today.data && place.data) {
    return (
      <Box sx={columns}>
        <PunchPanel today={today.data} place={place.data} />
        <Panel title={t('attendance.today.title')}>
          <DayTimeline punches={today.data.punches} zone={place.data.zone} />
        </Panel>
      </Box>
    );
  }
  const failed = [today, place].find((it) => it.isError);
  if (failed) {
    const retry = () => void Promise.all([today.refetch(), place.refetch()]);
    return <ErrorState problem={failed.error} onRetry={retry} />;
  }
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={columns}>
      <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
      <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
};
