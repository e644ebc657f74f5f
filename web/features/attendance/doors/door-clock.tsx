import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, timeOf } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/time/now.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { LOW_AND_NARROW, LOW_AND_WIDE } from './large.ts';

/** A size of letters, less where eight of them would not stand beside each other. */
const within = (size: string) => `min(${size}, 23cqi)`;

/** The company's time, as large as it is read from afar; the landing page's, which visitors wait for, knows nothing of it. */
export function DoorClock({ zone }: { readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const now = useNow(1000);
  return (
    <Box sx={{ textAlign: 'center', width: '100%', containerType: 'inline-size' }}>
      <Typography
        component="p"
        role="timer"
        aria-label={t('doors.there.time')}
        sx={{
          fontSize: { xs: within('3.5rem'), sm: within('5.5rem') },
          fontWeight: 600,
          lineHeight: 1.1,
          [LOW_AND_NARROW]: { fontSize: within('2.5rem') },
          [LOW_AND_WIDE]: { fontSize: within('5rem') },
        }}
      >
        {timeOf(now, zone)}
      </Typography>
      <Typography color="textSecondary" sx={{ [LOW_AND_NARROW]: { display: 'none' } }}>
        {showDayWithWeekday(dayOf(now, zone), i18n.language)}
      </Typography>
    </Box>
  );
}
