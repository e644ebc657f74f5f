import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';

interface SetWork {
  readonly day: Day;
  readonly shift: { readonly name: string; readonly starts: string; readonly ends: string };
  readonly restdays: readonly number[];
  readonly counted: boolean;
}

/** Whether it is another one whether attendance is counted, and whether anything else is. */
interface Changed {
  readonly counted: boolean;
  readonly others: boolean;
}

/** What a member is told of their work from a day on: that they need not check in, or must, is said in its own words. */
export function workNews({ day, shift, restdays, counted }: SetWork, changed: Changed): News[] {
  const news: News[] = [];
  if (changed.others) {
    const { name, starts, ends } = shift;
    news.push({ code: 'workSet', params: { day, shift: name, starts, ends, restdays: [...restdays] } });
  }
  if (changed.counted) {
    news.push({ code: counted ? 'attendanceCounted' : 'attendanceNotCounted', params: { day } });
  }
  return news;
}
