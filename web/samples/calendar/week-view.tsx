import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { addDays } from '@muster/domain/calendar/day.ts';
import { firstOfWeek } from '@muster/domain/calendar/week.ts';
import { eventsOn } from '@muster/domain/samples/calendar/event-days.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { EventList, type ViewProps } from './day-events.tsx';

/** The seven days of a week: beside each other where there is room, otherwise beneath. */
export function WeekView({ events, day, today, weekStart, moving, onOpen, onNew }: ViewProps) {
  const { t, i18n } = useTranslation();
  const first = firstOfWeek(day, weekStart);
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return (
    <Box ref={moving.area} sx={{ display: 'grid', gap: 1, gridTemplateColumns: { lg: 'repeat(7, minmax(0, 1fr))' } }}>
      {days.map((it) => {
        const name = showDayWithWeekday(it, i18n.language);
        return (
          <Box
            component="section"
            key={it}
            data-day={it}
            aria-label={name}
            sx={{ ...frame, borderColor: moving.over === it ? 'success.main' : 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography
                component="h2"
                aria-current={it === today ? 'date' : undefined}
                sx={{ fontWeight: it === today ? 700 : 500, ...(it === today && { color: 'primary.dark' }) }}
              >
                {name}
              </Typography>
              <IconButton aria-label={t('samples.calendar.createOn', { day: name })} onClick={() => onNew(it)}>
                <Add />
              </IconButton>
            </Box>
            <EventList events={eventsOn(events, it)} day={it} moving={moving} onOpen={onOpen} />
          </Box>
        );
      })}
    </Box>
  );
}

const frame = { border: '1px solid', borderRadius: 2, p: 1, minHeight: { lg: 220 } };
