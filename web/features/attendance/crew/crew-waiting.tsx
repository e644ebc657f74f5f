import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { grouped } from '@muster/domain/grouped.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { crewChanges } from '../../../data/attendance/crew.ts';
import type { CrewPunch } from '../../../data/attendance/crew-punches.ts';
import { promisedTime, type ToldPunch } from '../../../data/attendance/waiting-punches.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { PunchLines } from './punch-lines.tsx';

interface CrewWaitingProps {
  readonly waiting: readonly (CrewPunch & ToldPunch)[];
  readonly zone: string;
}

/**
 * Of the crew what waits for a connection; nothing otherwise. Who was pressed together is told together: a line each of twenty
 * would push the list off the screen. What was not taken stands over every page.
 */
export function CrewWaiting({ waiting: all, zone }: CrewWaitingProps) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const { mutate: send, isPending } = useMutation(crewChanges.sendWaiting);
  const waiting = all.filter((it) => !it.refused && !it.underWay);
  if (waiting.length === 0) return null;
  const timeOf = (it: CrewPunch) => showClock(promisedTime(it).toString(), zone);
  const together = [...grouped(waiting, (it) => `${it.body.checktype} ${timeOf(it)}`).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const names = some.map((it) => it.name).toSorted((a, b) => a.localeCompare(b, 'en'));
    const said = { time: timeOf(first), names: names.join(t('common.comma')) };
    return [t(`crew.waiting.together.${first.body.checktype}`, said)];
  });
  return (
    <Alert severity="warning" icon={<CloudOff />}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{t('crew.waiting.count', { count: waiting.length })}</Typography>
      <PunchLines lines={together} />
      {t('crew.waiting.how')}
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
  );
}
