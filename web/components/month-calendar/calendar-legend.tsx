import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StateLetter } from './calendar-day.tsx';
import type { DayState } from './day-state.ts';

interface CalendarLegendProps {
  readonly states: readonly DayState[];
  /** Whether today is marked there. */
  readonly today?: boolean;
}

/** What the colours and letters of a calendar mean. */
export function CalendarLegend({ states, today = true }: CalendarLegendProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('holidays.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', p: 0, m: 0, color: 'text.secondary' }}
    >
      {states.map((state) => (
        <Box component="li" key={state.label} sx={entry}>
          <StateLetter state={state} />
          {state.label}
        </Box>
      ))}
      {today && (
        <Box component="li" sx={entry}>
          <Box aria-hidden sx={{ width: 20, height: 20, borderRadius: '50%', bgcolor: 'primary.main' }} />
          {t('common.today')}
        </Box>
      )}
    </Box>
  );
}

const entry = { display: 'flex', alignItems: 'center', gap: 1 };
