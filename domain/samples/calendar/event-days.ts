import { type Day, dayOf, instantOf, minuteOf, type TimeOfDay, writeInstant } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import type { CalendarEvent } from './calendar-contract.ts';

type Id = string | number;

/** An event as a zone's calendar has it. */
export interface ShownEvent {
  readonly id: Id;
  readonly title: string;
  readonly location: string;
  readonly note: string;
  readonly from: Day;
  readonly fromTime: TimeOfDay;
  /** The day it ends on, or the one before where it ends at midnight. */
  readonly lastDay: Day;
  readonly to: Day;
  readonly toTime: TimeOfDay;
}

type Moment = CalendarEvent['start'];

const instantFrom = (moment: Moment): Temporal.Instant | undefined => {
  try {
    if (typeof moment === 'number') return Temporal.Instant.fromEpochMilliseconds(moment);
    return moment === undefined ? undefined : Temporal.Instant.from(moment);
  } catch {
    return undefined;
  }
};

function shownEvent(event: CalendarEvent, zone: string): ShownEvent[] {
  const start = instantFrom(event.start);
  if (!start || event.id === undefined) return [];
  const said = instantFrom(event.end) ?? start;
  const end = Temporal.Instant.compare(said, start) < 0 ? start : said;
  const last = Temporal.Instant.compare(end, start) === 0 ? end : end.subtract({ milliseconds: 1 });
  const { id, title = '', location = '', note = '' } = event;
  return [
    {
      ...{ id, title, location, note },
      from: dayOf(start, zone),
      fromTime: minuteOf(start, zone),
      lastDay: dayOf(last, zone),
      to: dayOf(end, zone),
      toTime: minuteOf(end, zone),
    },
  ];
}

/** The earliest first. One without a moment that can be read has no place in a calendar. */
export const shownEvents = (events: readonly CalendarEvent[], zone: string): readonly ShownEvent[] =>
  events.flatMap((it) => shownEvent(it, zone)).sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));

const whenOf = (it: ShownEvent) => `${it.from} ${it.fromTime} ${it.title}`;

export const eventsOn = (events: readonly ShownEvent[], day: Day): readonly ShownEvent[] =>
  events.filter((it) => it.from <= day && day <= it.lastDay);

interface When {
  readonly from: Day;
  readonly fromTime: TimeOfDay;
  readonly to: Day;
  readonly toTime: TimeOfDay;
}

/** As the calls want it. */
export const momentsOf = ({ from, fromTime, to, toTime }: When, zone: string) => ({
  start: writeInstant(instantOf(from, fromTime, zone)),
  end: writeInstant(instantOf(to, toTime, zone)),
});

/** Some days away at the same times of day, whatever the clocks do between. */
export const movedByDays = <W extends When>(event: W, days: number): W => ({
  ...event,
  from: addDays(event.from, days),
  to: addDays(event.to, days),
});

/** Begun at another hour of a day, and as long as before; the minutes stay. */
export function movedToHour<W extends When>(event: W, day: Day, hour: number): W {
  const start = Temporal.PlainDateTime.from(`${event.from}T${event.fromTime}`);
  const end = Temporal.PlainDateTime.from(`${event.to}T${event.toTime}`);
  const begins = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from({ hour, minute: start.minute }));
  const ends = begins.add(start.until(end));
  return { ...event, ...partsOf('from', begins), ...partsOf('to', ends) };
}

/** Ends so much later, or sooner; undefined where it would not end after it begins. */
export function resizedBy<W extends When>(event: W, more: { days?: number; hours?: number }): W | undefined {
  const start = Temporal.PlainDateTime.from(`${event.from}T${event.fromTime}`);
  const ends = Temporal.PlainDateTime.from(`${event.to}T${event.toTime}`).add(more);
  return Temporal.PlainDateTime.compare(ends, start) > 0 ? { ...event, ...partsOf('to', ends) } : undefined;
}

/** Ends with an hour of a day; undefined where it begins after that. */
export function endedWith<W extends When>(event: W, day: Day, hour: number): W | undefined {
  const ends = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from({ hour })).add({ hours: 1 });
  return resizedBy({ ...event, ...partsOf('to', ends) }, { hours: 0 });
}

const partsOf = (name: 'from' | 'to', at: Temporal.PlainDateTime) => ({
  [name]: at.toPlainDate().toString(),
  [`${name}Time`]: at.toPlainTime().toString({ smallestUnit: 'minute' }),
});
