import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { minuteOf } from '@muster/domain/calendar/company-time.ts';
import type { PunchedAtDoor } from '@muster/domain/doors/doors-contract.ts';
import { useTranslation } from 'react-i18next';

const NOON = '12:00';
const EVENING = '17:00';

/** What was recorded, as large as it is read in passing. */
export function Punched({ done, zone }: { readonly done: PunchedAtDoor; readonly zone: string }) {
  const { t } = useTranslation();
  const { membername: name, checktype } = done;
  const time = minuteOf(Temporal.Instant.from(done.checktime), zone);
  const greeting = time < NOON ? 'morning' : time < EVENING ? 'afternoon' : 'evening';
  return (
    <Box
      role="status"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center', pt: { xs: 2, sm: 6 } }}
    >
      <CheckCircle color="success" sx={{ fontSize: 96 }} />
      <Typography
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}
      >
        {t(`doors.there.${checktype === 'in' ? greeting : 'bye'}`, { name })}
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.5rem', sm: '2rem' } }}>{t(`doors.there.${checktype}`, { time })}</Typography>
    </Box>
  );
}
