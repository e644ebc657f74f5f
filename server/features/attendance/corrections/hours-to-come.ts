import { haveBegun } from '@muster/domain/attendance/corrections/hours-off.ts';
import { patternOn } from '@muster/domain/attendance/summary/derive-days.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Read } from '../../../database/engine.ts';
import type { CorrectionRecord } from '../../../records/attendance/correction.ts';
import type { CompanyTime } from '../days/company-view.ts';
import { workFacts } from '../days/work-view.ts';
import { hoursOf } from './what-is-asked.ts';

/** Which of some corrections are hours off that were approved of a member and have not begun, as the member works on their days now. */
export async function hoursToCome(
  db: Read,
  time: CompanyTime,
  memberId: number,
  corrections: readonly CorrectionRecord[],
): Promise<ReadonlySet<number>> {
  // Those of a night shift may be of the morning after its day.
  const since = addDays(time.today, -1);
  const given = corrections.filter((it) => it.member_id === memberId && it.state === 'approved' && it.day >= since);
  const days = given.flatMap((it) => (it.kind === 'hours' ? [it.day] : [])).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  const work = (await workFacts(db, [memberId], { from, to }))(memberId);
  const isToCome = (it: CorrectionRecord) => {
    const hours = hoursOf(it);
    return work && hours && !haveBegun(it.day, patternOn(work.patterns, it.day).shift, hours, time);
  };
  return new Set(given.filter(isToCome).map((it) => it.id));
}
