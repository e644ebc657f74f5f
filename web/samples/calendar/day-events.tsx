import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { eventsOn, type ShownEvent } from '@muster/domain/samples/calendar/event-days.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { EventLine } from './event-line.tsx';
import type { EventMoving } from './use-event-moving.ts';

/** What every view of the calendar is given. */
export interface ViewProps {
  readonly events: readonly ShownEvent[];
  /** The day that the calendar stands on. */
  readonly day: Day;
  readonly today: Day;
  readonly weekStart: number;
  readonly moving: EventMoving;
  readonly onDay: (day: Day) => void;
  readonly onOpen: (event: ShownEvent) => void;
  readonly onNew: (day: Day, time?: string) => void;
}

interface EventListProps extends Pick<ViewProps, 'moving' | 'onOpen'> {
  readonly events: readonly ShownEvent[];
  readonly day: Day;
}

/** The events of a day beneath each other. */
export function EventList({ events, day, moving, onOpen }: EventListProps) {
  const { i18n } = useTranslation();
  return (
    <Box component="ul" aria-label={showDayWithWeekday(day, i18n.language)} sx={list}>
      {events.map((it) => (
        <EventLine key={it.id} event={it} day={day} moving={moving} onOpen={() => onOpen(it)} />
      ))}
    </Box>
  );
}

/** A day under its date; says so where nothing is on it. */
export function DayEvents({ events, day, moving, onOpen }: EventListProps) {
  const { t, i18n } = useTranslation();
  const found = eventsOn(events, day);
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {showDayWithWeekday(day, i18n.language)}
      </Typography>
      {found.length === 0 ? (
        <Typography color="textSecondary">{t('samples.calendar.none')}</Typography>
      ) : (
        <EventList events={found} day={day} moving={moving} onOpen={onOpen} />
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 };
