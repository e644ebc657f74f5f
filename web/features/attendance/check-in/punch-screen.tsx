import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Today } from '@muster/domain/attendance/attendance-contract.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/loading/error-state.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { attendanceQueries } from '../../../data/attendance/attendance.ts';
import { todayQueries } from '../../../data/attendance/today.ts';
import { untilLoaded } from '../../../lib/loading/missing-parts.ts';
import { useNow } from '../../../lib/time/now.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { DayTimeline } from '../day-timeline.tsx';
import { ForgottenNotice } from '../today/forgotten-notice.tsx';
import { awayOn } from '../today/state-text.ts';
import { useWaitingText } from '../waiting/use-waiting-text.ts';
import { PunchPanel } from './punch-panel.tsx';

const LeftAtDialog = lazy(() => untilLoaded(() => import('../corrections/left-at-dialog.tsx')));

/** The punch and, beside it, what today has brought so far. */
export function PunchScreen() {
  const { t } = useTranslation();
  const today = useQuery(attendanceQueries.today);
  const rules = useQuery(attendanceQueries.punchRules);
  const own = useQuery(todayQueries.own);
  // The button does not wait for a second try of what is only said around it.
  if (today.data && rules.data && (own.data || own.failureCount > 0)) {
    const forgotten = own.data?.attendance?.forgotten;
    return (
      <Box sx={columns}>
        <PunchPanel
          today={today.data}
          rules={rules.data}
          away={own.data && awayOn(own.data)}
          notice={
            forgotten && (
              <ForgottenNotice
                forgotten={forgotten}
                zone={rules.data.zone}
                leftAt={(day, onClose) => <LeftAtDialog day={day} onClose={onClose} />}
              />
            )
          }
        />
        <Panel title={t('attendance.today.title')}>
          <TodaySoFar today={today.data} zone={rules.data.zone} />
        </Panel>
      </Box>
    );
  }
  const failed = [today, rules].find((it) => it.isError);
  if (failed) {
    const retry = () => void Promise.all([today, rules, own].map((it) => it.refetch()));
    return <ErrorState problem={failed.error} onRetry={retry} />;
  }
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={columns}>
      <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
      <Skeleton variant="rounded" height={520} sx={{ borderRadius: '12px' }} />
    </Box>
  );
}

interface TodaySoFarProps {
  readonly today: Today;
  readonly zone: string;
}

/** What is recorded of today, and what waits to be. */
function TodaySoFar({ today: { punches, afternight }, zone }: TodaySoFarProps) {
  const { t } = useTranslation();
  const waits = useWaitingText(zone);
  const day = dayOf(useNow(20_000), zone);
  return (
    <>
      {afternight && <Typography>{t('attendance.today.left', { time: showClock(afternight.left, zone) })}</Typography>}
      {(punches.length > 0 || (waits.length === 0 && !afternight)) && <DayTimeline {...{ punches, day, zone }} />}
      {waits.map((it) => (
        <Typography key={it}>{it}</Typography>
      ))}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
};
