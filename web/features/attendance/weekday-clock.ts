import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import { showShortWeekday } from '../../lib/time/show-time.ts';

interface Shown {
  readonly time: string;
  readonly zone: string;
  readonly language: string;
  /** The day under which it stands: of this one the time alone is enough. */
  readonly under?: Day;
}

/** The time of an instant with its weekday, `Thu 21:44`, as one of the evening before a night shift's morning needs it. */
export function withWeekday(instant: string, { time, zone, language, under }: Shown): string {
  const day = dayOf(Temporal.Instant.from(instant), zone);
  return day === under ? time : `${showShortWeekday(day, language)} ${time}`;
}
