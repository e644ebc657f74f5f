import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCrewPunches } from '../../../data/attendance/crew-punches.ts';
import { dropWaiting, promisedTime } from '../../../data/attendance/waiting-punches.ts';
import { companyQueries } from '../../../data/company.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { PunchLines } from './punch-lines.tsx';
import { useWhyText } from './why-text.ts';

/**
 * Of the crew what waited and was not taken, until its lead has read it; nothing otherwise. It stands over whatever page they are
 * on: it is sent by itself, and whose crew was ended meanwhile finds no page of it any more.
 */
export function CrewNotTaken() {
  const { t } = useTranslation();
  const whyText = useWhyText();
  const { membercode } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  const refused = useCrewPunches(membercode).filter((it) => it.refused);
  if (!company || refused.length === 0) return null;
  const lines = refused.map((it) => {
    const said = { name: it.name, time: showClock(promisedTime(it).toString(), company.zone) };
    return `${t(`crew.waiting.${it.body.checktype}`, said)}. ${it.refused ? whyText(it.refused) : ''}`;
  });
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{t('crew.waiting.refused')}</Typography>
      <PunchLines lines={lines} />
      <Button
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1.5 }}
        onClick={() => {
          for (const it of refused) void dropWaiting(it.clientid);
        }}
      >
        {t('attendance.waiting.understood')}
      </Button>
    </Alert>
  );
}
