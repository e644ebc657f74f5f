import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../../components/page/steps.tsx';
import { showMonth } from '../../../lib/time/show-time.ts';

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
    <Box sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%', my: -1 }}>
      <Steps
        previous={t('common.previousMonth')}
        next={t('common.nextMonth')}
        onStep={onStep}
        first={first}
        last={last}
      >
        <Typography
          component="p"
          aria-live="polite"
          sx={{ fontWeight: 600, minWidth: { sm: 128 }, textAlign: 'center', overflowWrap: 'anywhere' }}
        >
          {showMonth(month, i18n.language)}
        </Typography>
      </Steps>
    </Box>
  );
}
