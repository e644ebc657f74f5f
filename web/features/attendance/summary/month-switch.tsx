import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { showMonth } from '../../../lib/show-time.ts';

interface MonthSwitchProps {
  readonly month: Day;
  readonly onStep: (months: -1 | 1) => void;
  readonly first?: boolean;
  readonly last?: boolean;
}

/** The month that is shown, with the ways to its neighbours. */
export function MonthSwitch({ month, onStep, first = false, last = false }: MonthSwitchProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', my: -1 }}>
      <IconButton onClick={() => onStep(-1)} disabled={first} aria-label={t('common.previousMonth')}>
        <ChevronLeft />
      </IconButton>
      <Typography component="p" aria-live="polite" sx={{ fontWeight: 600, minWidth: { sm: 128 }, textAlign: 'center' }}>
        {showMonth(month, i18n.language)}
      </Typography>
      <IconButton onClick={() => onStep(1)} disabled={last} aria-label={t('common.nextMonth')}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}
