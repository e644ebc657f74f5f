import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useTranslation } from 'react-i18next';
import { showWeekday } from '../../lib/show-time.ts';
import type { DayState } from './day-state.ts';

interface CalendarDayProps {
  readonly day: Day;
  readonly state: DayState | undefined;
  readonly inMonth: boolean;
  readonly isToday: boolean;
  readonly current: boolean;
  readonly onChoose: (day: Day) => void;
}

/** One day of the grid: its number, what it is by letter and colour, and its name where there is room. */
export function CalendarDay({ day, state, inMonth, isToday, current, onChoose }: CalendarDayProps) {
  const { t, i18n } = useTranslation();
  const words = [
    `${showWeekday(day, i18n.language)} ${showDay(day)}`,
    isToday && t('common.today'),
    state?.label,
  ].filter(Boolean);
  return (
    <Box
      role="gridcell"
      data-day={day}
      tabIndex={current ? 0 : -1}
      aria-label={words.join(', ')}
      aria-selected={current}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      sx={{
        minHeight: { xs: 56, sm: 92 },
        p: { xs: 0.5, sm: 1 },
        cursor: 'default',
        borderTop: '1px solid',
        borderLeft: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderLeft: 0 },
        '&:focus-visible': { outlineOffset: -3 },
        ...(!inMonth && { bgcolor: 'action.hover', color: 'text.secondary' }),
        ...(state && { bgcolor: `color-mix(in srgb, var(--mui-palette-${state.color}-main) 12%, transparent)` }),
        ...(current && { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 0.25 }}>
        <Box
          component="span"
          sx={{
            minWidth: 26,
            height: 26,
            px: 0.5,
            borderRadius: 13,
            display: 'grid',
            placeItems: 'center',
            fontWeight: isToday || state ? 700 : 400,
            ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
          }}
        >
          {Number(day.slice(8))}
        </Box>
        {state && <StateLetter state={state} />}
      </Box>
      {state && (
        <Box
          sx={{
            display: { xs: 'none', sm: '-webkit-box' },
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            mt: 0.5,
            fontSize: '0.8125rem',
            lineHeight: 1.3,
          }}
        >
          {state.label}
        </Box>
      )}
    </Box>
  );
}

/** The letter that says the same as the colour. */
export function StateLetter({ state }: { readonly state: DayState }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 20,
        height: 20,
        borderRadius: '6px',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        fontSize: '0.75rem',
        fontWeight: 700,
        bgcolor: `${state.color}.main`,
        color: `${state.color}.contrastText`,
      }}
    >
      {state.letter}
    </Box>
  );
}
