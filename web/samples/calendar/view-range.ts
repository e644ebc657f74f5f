import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { firstOfWeek } from '@muster/domain/calendar/week.ts';
import { sameDayOfMonth } from '../../components/month-calendar/calendar-keys.ts';
import { showDayWithWeekday, showMonth } from '../../lib/time/show-time.ts';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const AGENDA_DAYS = 30;

const STEPS = { week: 7, day: 1, agenda: AGENDA_DAYS } as const;

/** The day that a view stands on one step further or back. */
export const steppedTo = (view: CalendarView, day: Day, direction: 1 | -1): Day =>
  view === 'month' ? sameDayOfMonth(day, direction) : addDays(day, direction * STEPS[view]);

/** What a view is called that stands on a day: a word, or a word to be filled in with it. */
export function titleOf(view: CalendarView, day: Day, weekStart: number, language: string) {
  if (view === 'month') return { key: undefined, day: showMonth(day, language) } as const;
  if (view === 'day') return { key: undefined, day: showDayWithWeekday(day, language) } as const;
  return view === 'week'
    ? ({ key: 'week', day: showDay(firstOfWeek(day, weekStart)) } as const)
    : ({ key: 'agendaFrom', day: showDay(day) } as const);
}

const FIRST_HOUR = 7;
const LAST_HOUR = 19;

/** The hours of a working day, and those before and after in which something begins. */
export function hoursOf(times: readonly string[]): readonly number[] {
  const hours = times.map((it) => Number(it.slice(0, 2)));
  const first = Math.min(FIRST_HOUR, ...hours);
  const last = Math.max(LAST_HOUR, ...hours);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
