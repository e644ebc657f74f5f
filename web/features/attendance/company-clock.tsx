import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, timeOf } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { isDeviceZone } from '../../lib/time/device-time.ts';
import { useNow } from '../../lib/time/now.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

/** A size of letters, less where eight of them would not stand beside each other. */
const within = (size: string) => `min(${size}, 23cqi)`;

/** The company's time, ticking; its zone is named when the device has another. */
export function CompanyClock({ zone, small = false }: { readonly zone: string; readonly small?: boolean }) {
  const { t, i18n } = useTranslation();
  const now = useNow(1000);
  return (
    <Box sx={{ textAlign: 'center', width: '100%', containerType: 'inline-size' }}>
      <Typography color="textSecondary">
        {t('attendance.companyTime')} · {showDayWithWeekday(dayOf(now, zone), i18n.language)}
      </Typography>
      <Typography
        component="p"
        role="timer"
        aria-label={t('attendance.companyTime')}
        sx={{
          fontSize: small ? within('2rem') : { xs: within('2.5rem'), sm: within('3rem') },
          fontWeight: 600,
          lineHeight: 1.2,
        }}
      >
        {timeOf(now, zone)}
      </Typography>
      {!isDeviceZone(zone) && (
        <Typography variant="body2" color="textSecondary">
          {t('attendance.zoneNamed', { zone })}
        </Typography>
      )}
    </Box>
  );
}
