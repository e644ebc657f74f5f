import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween, showDay } from '@muster/domain/calendar/day.ts';
import { momentsOf, movedByDays, movedToHour, type ShownEvent } from '@muster/domain/samples/calendar/event-days.ts';
import { entryOf } from '@muster/domain/samples/entries.ts';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import { useChange } from '../use-change.ts';
import { useDropArea } from '../use-dragging.ts';
import { eventChanges } from './calendar-data.ts';

export type EventMoving = ReturnType<typeof useEventMoving>;

/** How an event comes to another day or hour, by the pointer and by keys alike. */
export function useEventMoving(events: readonly ShownEvent[], zone: string) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const update = useChange(eventChanges.update);
  const send = (event: ShownEvent) =>
    update.send({ event: { id: event.id }, ...momentsOf(event, zone) }, () =>
      say(t('samples.calendar.moved', { name: event.title, day: `${showDay(event.from)} ${event.fromTime}` })),
    );
  const byDays = (event: ShownEvent, days: number) => days !== 0 && send(movedByDays(event, days));
  const { area, over } = useDropArea({ event: ['hour', 'day'] }, (dragged, spot) => {
    const event = entryOf(events, String(dragged.id).slice(11));
    if (!event) return;
    const [day = '', hour] = spot.value.split(' ');
    if (spot.name === 'hour') send(movedToHour(event, day, Number(hour)));
    else byDays(event, daysBetween(String(dragged.id).slice(0, 10), day));
  });
  return { byDays, area, over: over?.value };
}

/** What is dragged: an event by the day that it is seen on. */
export const keyOf = ({ id }: Pick<ShownEvent, 'id'>, day: Day): string => `${day} ${id}`;
