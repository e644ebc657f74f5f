import Box from '@mui/material/Box';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eventsOn } from '@muster/domain/samples/calendar/event-days.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { DayEvents, type ViewProps } from './day-events.tsx';
import { AGENDA_DAYS } from './view-range.ts';

/** What comes in the next weeks, day by day; days with nothing are left out. */
export function AgendaView({ events, day, moving, onOpen }: ViewProps) {
  const { t } = useTranslation();
  const days = Array.from({ length: AGENDA_DAYS }, (_, at) => addDays(day, at));
  const full = days.filter((it) => eventsOn(events, it).length > 0);
  if (full.length === 0) return <EmptyState text={t('samples.calendar.noneAhead', { count: AGENDA_DAYS })} />;
  return (
    <Box ref={moving.area} sx={{ display: 'grid', gap: 3 }}>
      {full.map((it) => (
        <Box key={it} data-day={it} sx={moving.over === it ? { bgcolor: 'action.hover' } : {}}>
          <DayEvents events={events} day={it} moving={moving} onOpen={onOpen} />
        </Box>
      ))}
    </Box>
  );
}
