import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { attendanceQueries } from '../../../data/attendance/attendance.ts';
import { promisedTime, type WaitingPunch } from '../../../data/attendance/waiting-punches.ts';
import { showTime } from '../../../lib/time/show-time.ts';

interface KeptDialogProps {
  readonly kept: { readonly waiting: WaitingPunch; readonly status: number };
  readonly zone: string;
  readonly onOk: () => void;
}

const causes: Readonly<Record<number, 'unreached' | 'busy'>> = {
  0: 'unreached',
  502: 'unreached',
  504: 'unreached',
  429: 'busy',
  503: 'busy',
};

/** What was pressed and could not be sent: why, that it is kept, with which time, and what the company makes of it. */
export function KeptDialog({ kept: { waiting, status }, zone, onOk }: KeptDialogProps) {
  const { t } = useTranslation();
  const { data: rules } = useQuery(attendanceQueries.punchRules);
  const { checktype } = waiting.body;
  const refuses = rules?.offlinepunches === 'refuse';
  return (
    <DialogFrame
      open
      sheet
      title={t(`attendance.waiting.${checktype}Title`)}
      titleIcon={<CloudOff color="warning" />}
      onClose={onOk}
      actions={
        <Button variant="contained" onClick={onOk} autoFocus>
          {t('common.ok')}
        </Button>
      }
    >
      <Typography>
        {t(`attendance.waiting.${causes[status] ?? 'fault'}`)}{' '}
        {t(`attendance.waiting.${refuses ? 'notTaken' : 'promised'}`)}
      </Typography>
      {rules?.offlinepunches === 'review' && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('attendance.waiting.looked')}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <Typography color="textSecondary">{t(`attendance.waiting.${checktype}Time`)}</Typography>
        <Typography sx={{ fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 }}>
          {showTime(promisedTime(waiting).toString(), zone)}
        </Typography>
      </Box>
    </DialogFrame>
  );
}
