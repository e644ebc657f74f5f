import { refuse } from '../../http/problems.ts';

/** A line as it is written. */
export interface WrittenLine {
  readonly line: number;
  readonly day: string;
  readonly name: string;
  /** The sites that it names; only tables do. */
  readonly sites?: string;
}

/** A run of free days is hardly longer; what is, is no holiday. */
const MAX_DAYS = 31;

/** The events of a calendar file (ICS), a line for each day; those of every year within some years. */
export async function readCalendar(text: string, years: { from: number; to: number }): Promise<WrittenLine[]> {
  const { default: ical } = await import('ical.js');
  try {
    const calendar = new ical.Component(ical.parse(text) as unknown as string);
    // Left alone, each event looks through all others for what takes its place on single days, which nothing here asks.
    const events = calendar.getAllSubcomponents('vevent').map((it) => new ical.Event(it, { exceptions: [] }));
    return events.flatMap((event, index) => {
      const name = event.summary ?? '';
      return startsOf(event, years).flatMap((start) =>
        daysFrom(start, event).map((day) => ({ line: index + 1, day, name })),
      );
    });
  } catch {
    throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'calendar' } });
  }
}

type Event = InstanceType<typeof import('ical.js')['default']['Event']>;
type Time = InstanceType<typeof import('ical.js')['default']['Time']>;

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
function daysFrom(start: Time, event: Event): string[] {
  const first = Temporal.PlainDate.from({ year: start.year, month: start.month, day: start.day });
  const whole = event.startDate.isDate && event.endDate?.isDate;
  const length = whole ? Math.max(1, event.endDate.subtractDate(event.startDate).toSeconds() / 86_400) : 1;
  return Array.from({ length: Math.min(length, MAX_DAYS) }, (_, n) => first.add({ days: n }).toString());
}
