/**
 * Instants, zones and local days are three things. These are the only places where one becomes another.
 * Days are `YYYY-MM-DD` strings, times of day `HH:MM`, zones IANA names, instants `Temporal.Instant`.
 */
export type Day = string;
export type TimeOfDay = string;

/** The local day of an instant in a zone. */
export function dayOf(instant: Temporal.Instant, zone: string): Day {
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The local time of day, HH:MM:SS. */
export function timeOf(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'second' });
}

/** The local time of day to the minute, HH:MM. */
export const minuteOf = (instant: Temporal.Instant, zone: string): TimeOfDay => timeOf(instant, zone).slice(0, 5);

/** The instant of a local day and time. A time that the clocks skip in spring is taken for the later one. */
export function instantOf(day: Day, time: TimeOfDay, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant();
}

/** The same, and the second one of a time that happens twice on that day, as the clocks are set back in autumn. */
export function instantsOf(day: Day, time: TimeOfDay, zone: string): Temporal.Instant[] {
  const first = instantOf(day, time, zone);
  const later = Temporal.PlainDate.from(day)
    .toPlainDateTime(Temporal.PlainTime.from(time))
    .toZonedDateTime(zone, { disambiguation: 'later' })
    .toInstant();
  return first.equals(later) ? [first] : [first, later];
}

let lastWritten = { at: Number.NaN, text: '' };

/**
 * How instants are written everywhere: UTC with milliseconds, so that text order is time order. One request writes its
 * moment again and again, and a busy server answers many in a millisecond, so the last one is kept.
 */
export function writeInstant(instant: Temporal.Instant): string {
  const at = instant.epochMilliseconds;
  if (at !== lastWritten.at) lastWritten = { at, text: instant.toString({ smallestUnit: 'millisecond' }) };
  return lastWritten.text;
}

/** Temporal would also take an offset, or a written time that names a zone. */
const ZONE_NAME = /^(UTC|[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/;

/** Whether the runtime knows this IANA zone. */
export function isZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}
