import { type Day, dayOf, instantOf, isZone } from '@muster/domain/calendar/company-time.ts';
import { readDay } from '@muster/domain/calendar/read-day.ts';
import { refuse } from '../../http/problems.ts';

/** A line as it is written. */
export interface WrittenLine {
  readonly line: number;
  readonly day: string;
  readonly name: string;
  /** The sites that it names; only tables do. */
  readonly sites?: string;
  /** Whether more stands there than the table has columns for. */
  readonly wide?: boolean;
}

/** A run of free days is hardly longer; what is, is no holiday. */
const MAX_DAYS = 31;

/** Which of a calendar's days are read: those of every year within some years, as days of the company's zone. */
export interface CalendarTold {
  readonly years: { readonly from: number; readonly to: number };
  readonly zone: string;
}

/**
 * The events of a calendar file (ICS) that were not called off, a line for each day. A day that does not exist stays as
 * it is written, so that it can be told.
 */
export async function readCalendar(text: string, told: CalendarTold): Promise<WrittenLine[]> {
  const { default: ical } = await import('ical.js');
  try {
    const calendar = new ical.Component(ical.parse(text) as unknown as string);
    // Left alone, each event looks through all others for what takes its place on single days, which nothing here asks.
    const events = calendar.getAllSubcomponents('vevent').map((it) => new ical.Event(it, { exceptions: [] }));
    return events.flatMap((event, index) => {
      if (event.component.getFirstPropertyValue('status') === 'CANCELLED') return [];
      const days = strangeDay(event) ?? startsOf(event, told.years).flatMap((it) => daysFrom(it, event, told.zone));
      return days.map((day) => ({ line: index + 1, day, name: event.summary ?? '' }));
    });
  } catch {
    throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'calendar' } });
  }
}

type Event = InstanceType<typeof import('ical.js')['default']['Event']>;
type Time = InstanceType<typeof import('ical.js')['default']['Time']>;

/** What is written where no day is that exists; the library would count on from there to another. */
function strangeDay({ component }: Event): string[] | undefined {
  const written = String(component.getFirstProperty('dtstart')?.toJSON()[3] ?? '');
  const day = written.slice(0, 'YYYY-MM-DD'.length);
  return readDay(day) === undefined ? [day] : undefined;
}

/** When an event begins: once, or in each of the years where it comes back every year. */
function startsOf(event: Event, { from, to }: { from: number; to: number }): Time[] {
  const rule = event.component.getFirstPropertyValue('rrule') as { freq?: string } | null;
  if (rule?.freq !== 'YEARLY') return [event.startDate];
  const starts: Time[] = [];
  const all = event.iterator();
  for (let at = all.next(); at && at.year <= to && starts.length <= to - from; at = all.next()) {
    if (at.year >= from) starts.push(at);
  }
  return starts;
}

/** Its days; the end of an event of whole days is the day after its last. */
function daysFrom(start: Time, event: Event, zone: string): string[] {
  const first = Temporal.PlainDate.from(dayIn(zone, start, event));
  const whole = event.startDate.isDate && event.endDate?.isDate;
  const length = whole ? Math.max(1, event.endDate.subtractDate(event.startDate).toSeconds() / 86_400) : 1;
  return Array.from({ length: Math.min(length, MAX_DAYS) }, (_, n) => first.add({ days: n }).toString());
}

/** The day in the company's zone: of a moment in a zone that is known, that of the moment; else the day that is written. */
function dayIn(zone: string, start: Time, event: Event): Day {
  const [day = '', time = ''] = start.toString().split('T');
  if (start.isDate) return day;
  const theirs =
    start.zone?.tzid === 'UTC' ? 'UTC' : event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return dayOf(instantOf(day, time.slice(0, 'HH:MM'.length), theirs && isZone(theirs) ? theirs : zone), zone);
}
