import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween, showDay } from '@muster/domain/calendar/day.ts';
import {
  endedWith,
  momentsOf,
  movedByDays,
  movedToHour,
  resizedBy,
  type ShownEvent,
} from '@muster/domain/samples/calendar/event-days.ts';
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
  const send = (event: ShownEvent, said: 'moved' | 'resized') => {
    const [on, time] = said === 'moved' ? [event.from, event.fromTime] : [event.to, event.toTime];
    const day = `${showDay(on)} ${time}`;
    update.send({ event: { id: event.id }, ...momentsOf(event, zone) }, () =>
      say(t(`samples.calendar.${said}`, { name: event.title || t('samples.untitled'), day })),
    );
  };
  const byDays = (event: ShownEvent, days: number) => days !== 0 && send(movedByDays(event, days), 'moved');
  const resize = (event: ShownEvent | undefined) => event && send(event, 'resized');
  const { area, over } = useDropArea({ event: ['hour', 'day'], end: ['hour', 'day'] }, ({ kind, id }, spot) => {
    const seenOn = String(id).slice(0, 10);
    const event = entryOf(events, String(id).slice(11));
    if (!event) return;
    const [day = '', hour] = spot.value.split(' ');
    const days = daysBetween(seenOn, day);
    if (kind === 'end') resize(hour === undefined ? resizedBy(event, { days }) : endedWith(event, day, Number(hour)));
    else if (hour !== undefined) send(movedToHour(event, day, Number(hour)), 'moved');
    else byDays(event, days);
  });
  return { byDays, resize, area, over: over?.value };
}

/** What is dragged: an event by the day that it is seen on. */
export const keyOf = ({ id }: Pick<ShownEvent, 'id'>, day: Day): string => `${day} ${id}`;
