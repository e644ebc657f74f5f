import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { eventsOn } from '@muster/domain/samples/calendar/event-days.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayState } from '../../components/month-calendar/day-state.ts';
import { MonthCalendar } from '../../components/month-calendar/month-calendar.tsx';
import { DayEvents, type ViewProps } from './day-events.tsx';

/** A month, and beside it what is on the chosen day, from where it is dragged onto other days. */
export function MonthView({ events, day, today, weekStart, moving, onDay, onOpen, onNew }: ViewProps) {
  const { t } = useTranslation();
  const stateOf = (it: Day): DayState | undefined => {
    const found = eventsOn(events, it);
    const label = found.map((one) => one.title || t('samples.untitled')).join(t('common.comma'));
    return found.length > 0
      ? { color: 'info', letter: found.length > 9 ? '9+' : String(found.length), label }
      : undefined;
  };
  const onDoubleClick = ({ target }: MouseEvent) => {
    const on = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (on) onNew(on);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
      <Box
        ref={moving.area}
        onDoubleClick={onDoubleClick}
        sx={moving.over ? { [`& [data-day="${moving.over}"]`]: { boxShadow: OVER } } : {}}
      >
        <MonthCalendar day={day} onDay={onDay} today={today} weekStart={weekStart} stateOf={stateOf} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DayEvents events={events} day={day} moving={moving} onOpen={onOpen} />
        <Typography color="textSecondary" variant="body2">
          {t('samples.calendar.hint')}
        </Typography>
      </Box>
    </Box>
  );
}

const OVER = 'inset 0 0 0 3px var(--mui-palette-success-main)';
