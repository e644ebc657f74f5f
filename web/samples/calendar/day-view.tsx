import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { eventsOn } from '@muster/domain/samples/calendar/event-days.ts';
import { useTranslation } from 'react-i18next';
import { EventList, type ViewProps } from './day-events.tsx';
import { hoursOf } from './view-range.ts';

/** One day, hour by hour; what goes on from the day before stands above. */
export function DayView({ events, day, moving, onOpen, onNew }: ViewProps) {
  const { t } = useTranslation();
  const found = eventsOn(events, day);
  const before = found.filter((it) => it.from < day);
  const begun = found.filter((it) => it.from === day);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {before.length > 0 && <EventList events={before} day={day} moving={moving} onOpen={onOpen} />}
      <Box ref={moving.area}>
        {hoursOf(begun.map((it) => it.fromTime)).map((hour) => {
          const time = `${String(hour).padStart(2, '0')}:00`;
          return (
            <Box
              key={hour}
              data-hour={`${day} ${hour}`}
              sx={{ ...row, ...(moving.over === `${day} ${hour}` && { bgcolor: 'action.hover' }) }}
            >
              <Typography color="textSecondary" sx={{ pt: 1.25 }}>
                {time}
              </Typography>
              <EventList
                events={begun.filter((it) => it.fromTime.slice(0, 2) === time.slice(0, 2))}
                day={day}
                moving={moving}
                onOpen={onOpen}
              />
              <IconButton aria-label={t('samples.calendar.createAt', { time })} onClick={() => onNew(day, time)}>
                <Add />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 44px',
  gap: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  py: 0.25,
};
