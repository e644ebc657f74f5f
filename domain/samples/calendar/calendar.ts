import { writeInstant } from '../../calendar/company-time.ts';
import { addedEntry, changed, having } from '../entries.ts';
import type { CalendarEvent, EventChange } from './calendar-contract.ts';

type Moment = string | number | undefined;

/** An instant in the one spelling, whatever the client's: milliseconds, an offset, or a day, which begins at midnight UTC. */
function asInstant(moment: Moment): Moment {
  if (moment === undefined) return undefined;
  try {
    if (typeof moment === 'number') return writeInstant(Temporal.Instant.fromEpochMilliseconds(moment));
    return writeInstant(Temporal.Instant.from(/^\d{4}-\d\d-\d\d$/.test(moment) ? `${moment}T00:00:00Z` : moment));
  } catch {
    return moment;
  }
}

const when = ({ start, end }: { start?: Moment; end?: Moment }) => ({ start: asInstant(start), end: asInstant(end) });

export const addedEvent = (
  events: readonly CalendarEvent[],
  it: CalendarEvent,
  newId: () => string,
): readonly CalendarEvent[] => addedEntry(events, { ...it, ...when(it) }, newId);

/** What was not sent stays as it was. */
const sentOf = (it: Partial<CalendarEvent>): Partial<CalendarEvent> =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined));

/**
 * A drag or a resize names its `event` and changes only when it is. Anything else says an event anew, place and note also
 * by leaving them out: clients do not send what is empty.
 */
export function changedEvents(events: readonly CalendarEvent[], it: EventChange): readonly CalendarEvent[] {
  const { event, id, title, location, note } = it;
  if (event) return changed(events, event.id ?? id, (stored) => having(stored, sentOf(when(it))));
  const said = sentOf({ title, ...when(it), location, note });
  if (Object.keys(said).length === 0) return events;
  return changed(events, id, (stored) => having(stored, { location: undefined, note: undefined, ...said }));
}
