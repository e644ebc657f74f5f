import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ForgottenDay } from '@muster/domain/attendance/today/today-contract.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeLine } from '../../../components/notice-line.ts';
import { showClock, showDayWithWeekday } from '../../../lib/time/show-time.ts';

interface ForgottenNoticeProps {
  readonly forgotten: ForgottenDay;
  readonly zone: string;
  readonly leftAt: (day: string, onClose: () => void) => ReactNode;
}

/** A check-out that was forgotten, and the way to say when it would have been. */
export function ForgottenNotice({ forgotten, zone, leftAt }: ForgottenNoticeProps) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { attendancedate, checktime } = forgotten;
  return (
    <>
      <Alert
        severity="warning"
        sx={noticeLine}
        action={
          <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
            {t('today.leftAt')}
          </Button>
        }
      >
        {t('today.forgotten', {
          day: showDayWithWeekday(attendancedate, i18n.language),
          time: showClock(checktime, zone),
        })}
      </Alert>
      <Suspense>{asking && leftAt(attendancedate, () => setAsking(false))}</Suspense>
    </>
  );
}
