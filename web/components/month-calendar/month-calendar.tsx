import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { weekdayOf } from '@muster/domain/calendar/day.ts';
import { monthGrid } from '@muster/domain/calendar/month-grid.ts';
import { type KeyboardEvent, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showMonth, showNarrowWeekday, showWeekday } from '../../lib/time/show-time.ts';
import { CalendarDay, type DayPicking } from './calendar-day.tsx';
import { dayAfterKey } from './calendar-keys.ts';
import type { DayState } from './day-state.ts';
import { OwnRest } from './own-rest.ts';

interface MonthCalendarProps {
  /** The day that the keyboard is on; its month is shown. */
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly today: Day;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekStart: number;
  readonly stateOf: (day: Day) => DayState | undefined;
  /** The states say which days are of rest; else those of who looks are shaded, or the weekend where they have none. */
  readonly tellsRest?: boolean;
  /** Makes it a picker: a click, Enter or Space picks a day, or is told why it cannot be. */
  readonly picking?: DayPicking & { readonly onPick: (day: Day) => void };
}

/** One month for holidays, leave, trips and the summary: a grid with one tab stop and arrow keys inside. */
export function MonthCalendar({
  day,
  onDay,
  today,
  weekStart,
  stateOf,
  tellsRest = false,
  picking,
}: MonthCalendarProps) {
  const { i18n } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const picks = picking !== undefined;
  const weeks = monthGrid(day, weekStart);
  const useOwnRest = use(OwnRest);
  const rests = useOwnRest(day, !tellsRest) ?? isWeekend;

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  useEffect(() => {
    if (picks) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [picks]);

  const choose = (it: Day) => {
    onDay(it);
    picking?.onPick(it);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (picking && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return choose(day);
    }
    const next = dayAfterKey(event.key, event.shiftKey, day, weekStart);
    if (!next) return;
    event.preventDefault();
    movedByKey.current = true;
    onDay(next);
  };

  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={showMonth(day, i18n.language)}
      onKeyDown={onKeyDown}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        containerType: 'inline-size',
      }}
    >
      <Box role="row" sx={row}>
        {weeks[0]?.map((it) => (
          <Box
            key={it}
            role="columnheader"
            aria-label={showWeekday(it, i18n.language)}
            sx={{ py: 1, textAlign: 'center', color: 'text.secondary', fontSize: 'min(0.8125rem, 6cqi)' }}
          >
            {showNarrowWeekday(it, i18n.language)}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box role="row" key={week[0]} sx={row}>
          {week.map((it) => (
            <CalendarDay
              key={it}
              day={it}
              state={stateOf(it)}
              rests={!tellsRest && rests(it)}
              inMonth={it.slice(0, 7) === day.slice(0, 7)}
              isToday={it === today}
              current={it === day}
              onChoose={choose}
              picking={picking}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;
const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };
