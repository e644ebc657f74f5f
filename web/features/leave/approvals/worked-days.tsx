import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { showMinutes } from '@muster/domain/attendance/summary/attendances.ts';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';

/** On which of the days asked for the member was there: whoever decides may think that they were not. Nothing where on none. */
export function WorkedDays({ worked = [] }: Pick<PendingLeave, 'worked'>) {
  const { t, i18n } = useTranslation();
  if (worked.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {t('leave.approvals.worked')}
      {worked.map(({ date, minutes }) => (
        <Typography key={date} variant="body2">
          {t('leave.approvals.workedOn', {
            date: showDayWithWeekday(date, i18n.language),
            hours: showMinutes(minutes),
          })}
        </Typography>
      ))}
    </Alert>
  );
}
