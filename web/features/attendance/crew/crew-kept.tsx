import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { attendanceQueries } from '../../../data/attendance/attendance.ts';
import type { CrewPunch } from '../../../data/attendance/crew-punches.ts';
import { promisedTime } from '../../../data/attendance/waiting-punches.ts';
import { showClock } from '../../../lib/time/show-time.ts';

interface CrewKeptProps {
  readonly kept: readonly CrewPunch[];
  readonly zone: string;
  readonly onOk: () => void;
}

/** What was pressed without a connection: that it is kept, of whom and with which time, and what the company makes of it. */
export function CrewKept({ kept, zone, onOk }: CrewKeptProps) {
  const { t } = useTranslation();
  const { data: rules } = useQuery(attendanceQueries.punchRules);
  const [first] = kept;
  const time = first ? showClock(promisedTime(first).toString(), zone) : '';
  return (
    <DialogFrame
      open
      sheet
      title={t('crew.kept.title', { count: kept.length })}
      titleIcon={<CloudOff color="warning" />}
      onClose={onOk}
      actions={
        <Button variant="contained" onClick={onOk} autoFocus>
          {t('common.ok')}
        </Button>
      }
    >
      <Typography>{t('crew.kept.text', { time })}</Typography>
      {(rules?.offlinepunches === 'review' || rules?.offlinepunches === 'refuse') && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t(rules.offlinepunches === 'review' ? 'crew.kept.looked' : 'crew.kept.notTaken')}
        </Typography>
      )}
      <Typography sx={{ mt: 2, fontWeight: 500 }}>{kept.map((it) => it.name).join(t('common.comma'))}</Typography>
    </DialogFrame>
  );
}
