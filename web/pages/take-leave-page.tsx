import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/loading/error-state.tsx';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { HoursOffButton } from '../features/attendance/corrections/hours-off-button.tsx';
import { LeaveScreen } from '../features/leave/own/leave-screen.tsx';
import { useLeaveChoice } from '../features/leave/own/use-leave-choice.ts';
import { useLeaveData } from '../features/leave/own/use-leave-data.ts';

/** The own leave: what is left, what is asked for, and the way to ask for more. */
export default function TakeLeavePage() {
  const { t } = useTranslation();
  const choice = useLeaveChoice();
  const { data, older, problem, retry } = useLeaveData();
  return (
    <PageFrame
      title={t('leave.title')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" startIcon={<Add />} onClick={() => choice.take()}>
            {t('leave.take')}
          </Button>
          {data && <HoursOffButton company={data.company} />}
        </Box>
      }
    >
      {data ? (
        <LeaveScreen read={data} older={older} choice={choice} />
      ) : problem ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : (
        <ListSkeleton rows={3} height={168} />
      )}
    </PageFrame>
  );
}
