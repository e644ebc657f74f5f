import { type Day, dayOf, instantOf, isZone } from '@muster/domain/calendar/company-time.ts';
import { readDay } from '@muster/domain/calendar/read-day.ts';
import { blame, type FieldProblem } from '@muster/domain/wire/problem.ts';
import { refuse } from '../../../http/problems.ts';

/** A line as it is written. */
export interface WrittenLine {
  readonly line: number;
  readonly day: string;
  readonly name: string;
  /** The sites that it names; only tables do. */
  readonly sites?: string;
  /** What is wrong with it as a whole: nothing else is said of it. */
  readonly wrong?: FieldProblem | undefined;
}

/** A run of free days is hardly longer; what is, is no holiday. */
const MAX_DAYS = 31;
/** A digit is missing: elsewhere in a file this may be a day, here nobody knows which. */
const cutShort = blame('holidaydate', 'INVALID_INPUT', { params: { reason: 'filedate' } });
const tooLong = blame('holidaydate', 'INVALID_INPUT', { params: { reason: 'span', count: MAX_DAYS } });

/** A meeting, or a half day: no holiday. */
const ofHours = blame('holidaydate', 'INVALID_INPUT', { params: { reason: 'hours' } });
/** Some calendars end a whole day at 23:59. */
const WHOLE_DAY_SECONDS = 86_340;

/** Which days of what comes back are read: those within some years, as days of the company's zone. */
export interface CalendarTold {
  readonly years: { readonly from: number; readonly to: number };
  readonly zone: string;
}

/**
 * The events of a calendar file (ICS) that were not called off, a line for each day; one for an event that is too long or
 * of some hours of a day.
 * A day that does not exist stays as it is written, so that it can be told.
 */
export async function readCalendar(text: string, told: CalendarTold): Promise<WrittenLine[]> {
  const { default: ical } = await import('ical.js');
  try {
    const calendar = new ical.Component(ical.parse(text) as unknown as string);
    // Left alone, each event looks through all others for what takes its place on single days, which nothing here asks.
    const events = calendar.getAllSubcomponents('vevent').map((it) => new ical.Event(it, { exceptions: [] }));
    return events.flatMap((event, index) => {
      if (event.component.getFirstPropertyValue('status') === 'CANCELLED') return [];
      return linesOf(event, told).map((it) => ({ line: index + 1, name: event.summary ?? '', ...it }));
    });
  } catch {
    throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'calendar' } });
  }
}

type Event = InstanceType<typeof import('ical.js')['default']['Event']>;
type Recur = InstanceType<typeof import('ical.js')['default']['Recur']>;
type Time = InstanceType<typeof import('ical.js')['default']['Time']>;

function linesOf(event: Event, told: CalendarTold): Pick<WrittenLine, 'day' | 'wrong'>[] {
  const strange = strangeDay(event);
  if (strange !== undefined) return [{ day: strange, ...(readDay(strange) === undefined ? {} : { wrong: cutShort }) }];
  const lines = daysOf(event, told).map((day) => ({ day }));
  const wrong = isOfHours(event) ? ofHours : lengthOf(event) > MAX_DAYS ? tooLong : undefined;
  return wrong ? lines.slice(0, 1).map((it) => ({ ...it, wrong })) : lines;
}

/** What is written where no day is that exists; the library would count on from there to another. */
function strangeDay({ component }: Event): string | undefined {
  if (!component.hasProperty('dtstart')) return '';
  return ['dtstart', 'dtend', 'rdate']
    .flatMap((it) => component.getAllProperties(it))
    .flatMap((it) => it.toJSON().slice(3))
    .map((it) => (Array.isArray(it) ? String(it) : String(it).slice(0, 'YYYY-MM-DD'.length)))
    .find((it) => readDay(it) !== it);
}

/** Its days, each once. */
function daysOf(event: Event, { years, zone }: CalendarTold): string[] {
  const daysFrom = (start: Time) => {
    const missing = missingDay(event, start);
    if (missing !== undefined) return [missing];
    const first = Temporal.PlainDate.from(dayIn(zone, start, event));
    return Array.from({ length: Math.min(lengthOf(event), MAX_DAYS) }, (_, n) => first.add({ days: n }).toString());
  };
  if (!event.isRecurring()) return daysFrom(event.startDate);
  // What begins later still is read for its own year, as an event that comes once is.
  const last = Math.max(years.to, event.startDate.year);
  const isWithin = (day: string) => Number(day.slice(0, 4)) >= years.from && Number(day.slice(0, 4)) <= last;
  return [...new Set(startsOf(event, years.from - 1, last + 1).flatMap(daysFrom))].filter(isWithin);
}

/** When an event that comes back begins within some years. */
function startsOf(event: Event, from: number, to: number): Time[] {
  // Of days that are named one by one the library leaves out the first.
  if (!event.component.hasProperty('rrule')) event.component.addPropertyWithValue('rdate', event.startDate);
  const starts: Time[] = [];
  const all = event.iterator();
  for (let at = all.next(); at && at.year <= to; at = all.next()) {
    if (at.year >= from) starts.push(at);
  }
  return starts;
}

/**
 * The day that a yearly event names and that the year does not have, such as 29 February: the library counts on from there
 * to 1 March. Undefined for a day that there is.
 */
function missingDay(event: Event, { year, month, day }: Time): string | undefined {
  const rule = event.component.getFirstPropertyValue('rrule') as Recur | null;
  if (rule?.freq !== 'YEARLY') return undefined;
  const months: readonly unknown[] = rule.parts.BYMONTH ?? [event.startDate.month];
  const days: readonly unknown[] = rule.parts.BYMONTHDAY ?? [event.startDate.day];
  const before = Temporal.PlainYearMonth.from({ year, month }).subtract({ months: 1 });
  const named = before.daysInMonth + day;
  const isMeant = months.includes(month) && days.includes(day);
  return !isMeant && months.includes(before.month) && days.includes(named) ? `${before}-${named}` : undefined;
}

const secondsOf = (event: Event): number => event.endDate.subtractDate(event.startDate).toSeconds();

/** Whether it has times and lasts no whole day. */
const isOfHours = (event: Event): boolean => !event.startDate.isDate && secondsOf(event) < WHOLE_DAY_SECONDS;

/** How many days it takes; the end of an event of whole days is the day after its last. */
const lengthOf = (event: Event): number => Math.max(1, Math.ceil(secondsOf(event) / 86_400));

/** The day in the company's zone: of a moment in a zone that is known, that of the moment; else the day that is written. */
function dayIn(zone: string, start: Time, event: Event): Day {
  const [day = '', time = ''] = start.toString().split('T');
  if (start.isDate) return day;
  const theirs =
    start.zone?.tzid === 'UTC' ? 'UTC' : event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return dayOf(instantOf(day, time.slice(0, 'HH:MM'.length), theirs && isZone(theirs) ? theirs : zone), zone);
}
