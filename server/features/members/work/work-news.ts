import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { asRestDays, type RestDays, toldFrom } from '@muster/domain/work/rest-days.ts';

interface SetWork extends RestDays {
  readonly from: Day;
  readonly until: Day;
  /** From when on what held before goes on. */
  readonly goesOn: Day | undefined;
  readonly shift: { readonly name: string; readonly starts: string; readonly ends: string };
  readonly counted: boolean;
}

/** Whether it is another one whether attendance is counted, and whether anything else is. */
interface Changed {
  readonly counted: boolean;
  readonly others: boolean;
}

/** What a member is told of their work from a day on: that they need not check in, or must, is said in its own words. */
export function workNews({ from, until, goesOn, shift, counted, ...rest }: SetWork, changed: Changed): News[] {
  const news: News[] = [];
  if (changed.others) {
    const { name, starts, ends } = shift;
    const { restdays, alternate = null } = asRestDays(rest);
    const params = { shift: name, starts, ends, restdays, alternate: alternate && toldFrom(alternate, from) };
    news.push(
      goesOn
        ? { code: 'workSetForDays', params: { days: { from, to: until }, ...params } }
        : { code: 'workSet', params: { day: from, ...params } },
    );
  }
  if (changed.counted) {
    const countedIs = (is: boolean, day: Day): News => ({
      code: is ? 'attendanceCounted' : 'attendanceNotCounted',
      params: { day },
    });
    news.push(countedIs(counted, from));
    if (goesOn) news.push(countedIs(!counted, goesOn));
  }
  return news;
}
