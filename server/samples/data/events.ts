import type { Day } from '@muster/domain/calendar/company-time.ts';
import { instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CalendarEvent } from '@muster/domain/samples/calendar/calendar-contract.ts';

/** Two events: one over the first three days of the month, one from today over two more days. */
export function eventsAround(today: Day, zone: string): readonly CalendarEvent[] {
  const now = Temporal.PlainDate.from(today);
  const at = (day: Temporal.PlainDate, time: string) => writeInstant(instantOf(day.toString(), time, zone));
  const first = now.with({ day: 1 });
  return [
    {
      id: 'event-1',
      title: 'Stocktaking',
      start: at(first, '09:00'),
      end: at(first.add({ days: 2 }), '17:00'),
      location: 'Warehouse',
      note: 'Wear shoes that may get dusty.',
    },
    {
      id: 'event-2',
      title: 'Visit of the auditors',
      start: at(now, '10:00'),
      end: at(now.add({ days: 2 }), '16:00'),
      location: 'Meeting room',
      note: 'Files are in the blue cabinet.',
    },
  ];
}
