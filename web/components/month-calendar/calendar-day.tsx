import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useTranslation } from 'react-i18next';
import { showWeekday } from '../../lib/time/show-time.ts';
import { type DayState, toneOf } from './day-state.ts';

interface CalendarDayProps {
  readonly day: Day;
  readonly state: DayState | undefined;
  readonly rests: boolean;
  readonly inMonth: boolean;
  readonly isToday: boolean;
  readonly current: boolean;
  readonly onChoose: (day: Day) => void;
  /** Only where days are picked. */
  readonly picking?: DayPicking | undefined;
}

export interface DayPicking {
  /** Why a day cannot be picked; undefined for those that can. */
  readonly blockedOf: (day: Day) => string | undefined;
  readonly isPicked: (day: Day) => boolean;
}

/** One day of the grid: its number, what it is by letter and colour, and its name where there is room. */
export function CalendarDay({ day, state, rests, inMonth, isToday, current, onChoose, picking }: CalendarDayProps) {
  const { t, i18n } = useTranslation();
  const blocked = picking?.blockedOf(day);
  const picked = picking?.isPicked(day) ?? false;
  const tone = state && toneOf(state);
  const quiet = state ? state.color === 'neutral' : rests;
  const words = [
    `${showWeekday(day, i18n.language)} ${showDay(day)}`,
    isToday && t('common.today'),
    state?.label,
    blocked,
  ].filter(Boolean);
  return (
    <Box
      role="gridcell"
      data-day={day}
      tabIndex={current ? 0 : -1}
      aria-label={words.join(t('common.comma'))}
      aria-selected={picking ? picked : current}
      aria-disabled={blocked !== undefined || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      sx={{
        ...cell,
        ...(picking ? pickedFrom : readFrom),
        ...tints({ inMonth, quiet, tone: tone?.main, picked, blocked, current }),
      }}
    >
      <Box sx={{ ...head, justifyContent: picking ? 'center' : 'space-between' }}>
        <Box
          component="span"
          sx={{
            fontSize: 'min(0.875rem, 8.5cqi)',
            minWidth: 'min(max(26px, 1.5em), 100%)',
            height: 'max(min(26px, 14cqi), 1.3em)',
            px: 'min(4px, 1cqi)',
            borderRadius: 13,
            display: 'grid',
            placeItems: 'center',
            // A line of Burmese is higher than the round spot, and would push the number out of it.
            lineHeight: 1,
            fontWeight: isToday || (state && !quiet) ? 700 : 400,
            ...(blocked && { textDecoration: 'line-through' }),
            ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
          }}
        >
          {Number(day.slice(8))}
        </Box>
        {state && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
            <StateLetter state={state} />
            {state.also && <StateLetter state={state.also} />}
          </Box>
        )}
      </Box>
      {state && !picking && (
        <Box
          sx={{
            display: { xs: 'none', sm: '-webkit-box' },
            WebkitLineClamp: state.also ? 4 : 2,
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

const cell = {
  cursor: 'default',
  borderTop: '1px solid',
  borderLeft: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderLeft: 0 },
  '&:focus-visible': { outlineOffset: -3 },
};
const head = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.25 };
const readFrom = { minHeight: { xs: 56, sm: 92 }, p: { xs: 'min(4px, 1cqi)', sm: 1 } };
const pickedFrom = {
  // Above the word on why a day was not taken.
  scrollMarginBottom: '7rem',
  minHeight: 48,
  p: 'min(4px, 1cqi)',
  '&:not([aria-disabled=true])': { cursor: 'pointer' },
};

interface Tints {
  readonly inMonth: boolean;
  /** A day of rest on which nothing is. */
  readonly quiet: boolean;
  readonly tone: string | undefined;
  readonly picked: boolean;
  readonly blocked: string | undefined;
  readonly current: boolean;
}

/** Days of the months before and after: told from days off, which are shaded, and seen through what they are. */
const hatched =
  'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentColor 14%, transparent) 6px 7px)';

/** Later ones win: what a day is, then that it is picked, then that the keyboard is on it. */
const tints = ({ inMonth, quiet, tone, picked, blocked, current }: Tints) => ({
  ...(!inMonth && { color: 'text.secondary', backgroundImage: hatched }),
  ...(quiet && { color: 'text.secondary', bgcolor: 'color-mix(in srgb, currentColor 5%, transparent)' }),
  ...(tone && { bgcolor: `color-mix(in srgb, ${tone} ${quiet ? 5 : 12}%, transparent)` }),
  ...(picked && { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 28%, transparent)' }),
  ...(blocked && { color: 'text.secondary' }),
  ...(current && { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' }),
});

/** The letter that says the same as the colour. */
export function StateLetter({ state }: { readonly state: DayState }) {
  const { main, onMain } = toneOf(state);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 'min(1.25rem, 10cqi)',
        height: 'min(1.25rem, 10cqi)',
        borderRadius: '6px',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        fontSize: 'min(0.75rem, 7cqi)',
        lineHeight: 1,
        fontWeight: 700,
        ...(state.color === 'neutral' ? { border: '1px solid', color: main } : { bgcolor: main, color: onMain }),
      }}
    >
      {state.letter}
    </Box>
  );
}
