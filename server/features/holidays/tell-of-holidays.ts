import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { tellOfOwn } from '../../news/tell-of-own.ts';
import { companyToday } from '../../records/office/company.ts';
import type { HolidayContent } from '../../records/work/holiday.ts';

/** What HR did with holidays: `gone` is no holiday any more, or not as it was; `come` is one now. */
interface Changed {
  readonly gone?: HolidayContent;
  readonly come?: readonly HolidayContent[];
}

/**
 * Tells administrators where HR makes holidays of today or of days gone by, or takes them away: who was absent is paid for
 * them, who worked is paid as on a holiday, and payroll counts it. Of days to come members and office see it beforehand.
 */
export const tellOfHolidays = (deps: Dependencies, trx: Write, caller: Caller, changed: Changed): Promise<void> =>
  tellOfOwn(deps, trx, caller, writeInstant(deps.clock()), async () =>
    newsOf(caller.member.membername, changed, await companyToday(trx, deps.clock)),
  );

function newsOf(name: string, { gone, come = [] }: Changed, today: string): News | undefined {
  const isOver = (it: HolidayContent) => it.holidaydate <= today;
  const [made, ...others] = gone ? come : come.filter(isOver);
  if (gone) return isOver(gone) || (made && isOver(made)) ? changedNews(name, gone, made) : undefined;
  if (!made) return undefined;
  if (others.length === 0) {
    return { code: 'holidayMade', params: { name, holiday: made.description, day: made.holidaydate } };
  }
  const all = [made, ...others].map((it) => it.holidaydate).toSorted();
  const days = { from: all[0] ?? made.holidaydate, to: all.at(-1) ?? made.holidaydate };
  return { code: 'holidaysImported', params: { name, count: all.length, days } };
}

function changedNews(name: string, gone: HolidayContent, come: HolidayContent | undefined): News {
  const named = { name, holiday: gone.description };
  if (!come) return { code: 'holidayRemoved', params: { ...named, day: gone.holidaydate } };
  const [was, is] = [gone.holidaydate, come.holidaydate];
  // On the same day it is other sites.
  if (was === is) return { code: 'holidayElsewhere', params: { ...named, day: is } };
  return { code: 'holidayMoved', params: { ...named, was, is } };
}
