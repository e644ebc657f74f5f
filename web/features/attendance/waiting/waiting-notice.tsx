import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { attendanceChanges } from '../../../data/attendance/attendance.ts';
import {
  dropWaiting,
  promisedTime,
  useWaitingPunches,
  type WaitingPunch,
} from '../../../data/attendance/waiting-punches.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';

/** The member's check-ins and check-outs that wait for a connection, and those that were not taken; nothing otherwise. */
export function WaitingNotice({ zone }: { readonly zone: string }) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const { mutate: send, isPending } = useMutation(attendanceChanges.sendWaiting);
  const all = useWaitingPunches(membercode);
  const waiting = all.filter((it) => !it.refused && !it.underWay);
  const time = (it: WaitingPunch) => showClock(promisedTime(it).toString(), zone);
  const named = (it: WaitingPunch) => t(`attendance.waiting.${it.body.checktype}`, { time: time(it) });
  return (
    <>
      {all.map((it) => it.refused && <NotTaken key={it.clientid} punch={it} time={time(it)} />)}
      {waiting.length > 0 && (
        <Alert severity="warning" icon={<CloudOff />} sx={box}>
          <Typography sx={title}>{t('attendance.waiting.count', { count: waiting.length })}</Typography>
          {t('attendance.waiting.sends', { punches: waiting.map(named).join(t('common.comma')) })}
          <BusyButton
            color="inherit"
            variant="outlined"
            busy={isPending}
            sx={{ display: 'block', mt: 1.5 }}
            onClick={() => send(membercode)}
          >
            {t('attendance.waiting.sendNow')}
          </BusyButton>
        </Alert>
      )}
    </>
  );
}

/** One that the server did not take: why, until its member has read it. */
function NotTaken({ punch, time }: { readonly punch: WaitingPunch; readonly time: string }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { code, params } = punch.refused ?? { code: 'UNREADABLE' as const };
  return (
    <Alert severity="error" sx={box}>
      <Typography sx={title}>
        {t(punch.body.checktype === 'in' ? 'attendance.waiting.refusedIn' : 'attendance.waiting.refusedOut', { time })}
      </Typography>
      {textOf(new ApiProblem({ code, params, status: 422 }))}
      <Button
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1.5 }}
        onClick={() => void dropWaiting(punch.clientid)}
      >
        {t('attendance.waiting.understood')}
      </Button>
    </Alert>
  );
}

const box = { width: '100%', maxWidth: 520 };
const title = { fontWeight: 600, mb: 0.5 };
