import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { holdsAt } from '@muster/domain/holidays/holding-holidays.ts';
import { employedSince, isEmployedOn } from '@muster/domain/members/employment.ts';
import type { Read } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { readEmployment } from '../../records/members/employment.ts';
import type { HolidayContent } from '../../records/work/holiday.ts';
import { hasBegunFor } from '../../records/work/member-work/begun.ts';
import { ownSitesOfEach } from '../../records/work/member-work/holidays.ts';

type Looked = Pick<HolidayContent, 'holidaydate' | 'sites'>;

/**
 * Those of some holidays that are not an HR officer's to change. Days that are over, or have begun for them, and that
 * the officer worked, or missed, are an administrator's to make holidays of, or to take from them: the officer's own
 * absence would be paid by it, or their own work paid as on a holiday. Days before attendance is counted, and those on
 * which the officer did not work here, are nobody's (behaviour 5).
 */
export async function ownDaysAmong<H extends Looked>(
  db: Read,
  { member }: Caller,
  holidays: readonly H[],
  now: Temporal.Instant,
): Promise<readonly H[]> {
  if (member.role === 'SA') return [];
  const { employment, today, zone } = await countedDays(db, member.id, now);
  const asksOfToday = holidays.some((it) => it.holidaydate === today) && isEmployedOn(employment, today);
  const begun = asksOfToday && (await hasBegunFor(db, member.id, { day: today, zone, now }));
  const isOver = (day: string) => day < today || (begun && day === today);
  const over = holidays.filter((it) => isOver(it.holidaydate) && isEmployedOn(employment, it.holidaydate));
  const days = over.map((it) => it.holidaydate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sitesOf = await ownSitesOfEach(db, [member.id], first, last);
  return over.filter((it) => holdsAt(it, sitesOf(member.id, it.holidaydate)));
}

/** Refuses to change holidays of such days. @throws FORBIDDEN */
export async function requireOthersDays(
  db: Read,
  caller: Caller,
  holidays: readonly Looked[],
  now: Temporal.Instant,
): Promise<void> {
  const own = await ownDaysAmong(db, caller, holidays, now);
  if (own.length > 0) throw refuse('FORBIDDEN', { field: 'holidaydate', params: { reason: 'own' } });
}

/** When a member works here, from which day on days count at all, and which is today. */
async function countedDays(db: Read, memberId: number, now: Temporal.Instant) {
  const { zone, counted_from } = await db
    .selectFrom('company')
    .select(['zone', 'counted_from'])
    .executeTakeFirstOrThrow();
  return { employment: employedSince(await readEmployment(db, memberId), counted_from), today: dayOf(now, zone), zone };
}
