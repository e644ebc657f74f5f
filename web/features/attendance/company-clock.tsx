import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayOf, timeOf } from '@muster/domain/calendar/company-time.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeviceZone } from '../../lib/time/device-time.ts';
import { useNow } from '../../lib/time/now.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

/** A size of letters, less where eight of them would not stand beside each other. */
const within = (size: string) => `min(${size}, 23cqi)`;

/** The company's time, ticking; its zone is named when the device has another. */
export function CompanyClock({ zone, small = false }: { readonly zone: string; readonly small?: boolean }) {
  const { t } = useTranslation();
  const size = small ? within('2rem') : { xs: within('2.5rem'), sm: within('3rem') };
  return (
    <ClockFace zone={zone} label={t('attendance.companyTime')} size={size}>
      {!isDeviceZone(zone) && (
        <Typography variant="body2" color="textSecondary">
          {t('attendance.zoneNamed', { zone })}
        </Typography>
      )}
    </ClockFace>
  );
}

/** The same as large as it can be, to be read from afar. */
export const LargeClock = ({ zone, label }: { readonly zone: string; readonly label: string }) => (
  <ClockFace zone={zone} label={label} size={{ xs: within('3.5rem'), sm: within('5rem') }} />
);

interface ClockFaceProps {
  readonly zone: string;
  readonly label: string;
  readonly size: string | Readonly<Record<'xs' | 'sm', string>>;
  readonly children?: ReactNode;
}

function ClockFace({ zone, label, size, children }: ClockFaceProps) {
  const { i18n } = useTranslation();
  const now = useNow(1000);
  return (
    <Box sx={{ textAlign: 'center', width: '100%', containerType: 'inline-size' }}>
      <Typography color="textSecondary">
        {label} · {showDayWithWeekday(dayOf(now, zone), i18n.language)}
      </Typography>
      <Typography
        component="p"
        role="timer"
        aria-label={label}
        sx={{ fontSize: size, fontWeight: 600, lineHeight: 1.2 }}
      >
        {timeOf(now, zone)}
      </Typography>
      {children}
    </Box>
  );
}
