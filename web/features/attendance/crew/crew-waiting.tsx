import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { crewChanges } from '../../../data/attendance/crew.ts';
import type { CrewPunch } from '../../../data/attendance/crew-punches.ts';
import { dropWaiting, promisedTime, type ToldPunch } from '../../../data/attendance/waiting-punches.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { useWhyText } from './why-text.ts';

interface CrewWaitingProps {
  readonly waiting: readonly (CrewPunch & ToldPunch)[];
  readonly zone: string;
}

/** Of the crew what waits for a connection, and what was not taken, until that is read; nothing otherwise. */
export function CrewWaiting({ waiting: all, zone }: CrewWaitingProps) {
  const { t } = useTranslation();
  const whyText = useWhyText();
  const { membercode } = useCurrentMember();
  const { mutate: send, isPending } = useMutation(crewChanges.sendWaiting);
  const waiting = all.filter((it) => !it.refused && !it.underWay);
  const refused = all.filter((it) => it.refused);
  const named = (it: CrewPunch) =>
    t(`crew.waiting.${it.body.checktype}`, { name: it.name, time: showClock(promisedTime(it).toString(), zone) });
  return (
    <>
      {refused.length > 0 && (
        <Alert severity="error">
          <Typography sx={title}>{t('crew.waiting.refused')}</Typography>
          <Lines of={refused} text={(it) => `${named(it)}. ${it.refused ? whyText(it.refused) : ''}`} />
          <Button
            color="inherit"
            variant="outlined"
            sx={button}
            onClick={() => {
              for (const it of refused) void dropWaiting(it.clientid);
            }}
          >
            {t('attendance.waiting.understood')}
          </Button>
        </Alert>
      )}
      {waiting.length > 0 && (
        <Alert severity="warning" icon={<CloudOff />}>
          <Typography sx={title}>{t('crew.waiting.count', { count: waiting.length })}</Typography>
          <Lines of={waiting} text={named} />
          {t('crew.waiting.how')}
          <BusyButton color="inherit" variant="outlined" busy={isPending} sx={button} onClick={() => send(membercode)}>
            {t('attendance.waiting.sendNow')}
          </BusyButton>
        </Alert>
      )}
    </>
  );
}

const Lines = ({ of, text }: { readonly of: readonly CrewPunch[]; readonly text: (it: CrewPunch) => string }) => (
  <Box component="ul" sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
    {of.map((it) => (
      <li key={it.clientid}>{text(it)}</li>
    ))}
  </Box>
);

const title = { fontWeight: 600, mb: 0.5 };
const button = { display: 'block', mt: 1.5 };
