import type { Day } from '@muster/domain/calendar/company-time.ts';
import { holdingFor } from '@muster/domain/holidays/holding-holidays.ts';
import type { Read } from '../../../database/engine.ts';
import { type Days, ofMembers } from '../../members/of-members.ts';
import { type HolidayOn, holidaysBetween } from '../holiday.ts';

/** The sites that are named for members' work, with the days on which they are. */
const placed = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('member_work')
    .innerJoin('member_work_site', 'member_work_site.work_id', 'member_work.id')
    .select(['member_work.member_id', 'member_work.from_day', 'member_work.until_day', 'member_work_site.site_id'])
    .where('member_work.from_day', '<=', to)
    .where('member_work.until_day', '>=', from);
const placedOf = ofMembers('member_work.member_id', placed, 'seldom');

/** The sites of a member's own on a day; none where they work at all sites of the company. */
export type SitesOf = (memberId: number, day: Day) => readonly number[];

/** At which sites of their own some members, or everybody, work on the days of a span. */
export async function ownSitesOfEach(
  db: Read,
  who: readonly number[] | 'everybody',
  from: Day,
  to: Day,
): Promise<SitesOf> {
  const days = { from, to };
  const rows = await (who === 'everybody' ? placed(db, days).execute() : placedOf(db, who, days));
  const members = Map.groupBy(rows, (it) => it.member_id);
  return (memberId, day) =>
    (members.get(memberId) ?? []).filter((it) => it.from_day <= day && day <= it.until_day).map((it) => it.site_id);
}

/**
 * The holidays of a span that hold for each of some members, or of everybody, by the sites of each day. Whoever counts
 * with the holidays of a member asks here; on which of them the member is to work all the same, `keptBy` says. Where a span
 * has no holiday that is limited to sites, that costs one statement however many they are, and the answer is the same list
 * for all.
 */
export async function holidaysOfEach(
  db: Read,
  who: readonly number[] | 'everybody',
  from: Day,
  to: Day,
): Promise<(memberId: number) => readonly HolidayOn[]> {
  const all = await holidaysBetween(db, from, to);
  if (all.every((it) => it.sites.length === 0)) return () => all;
  const sitesOf = await ownSitesOfEach(db, who, from, to);
  const known = new Map<number, readonly HolidayOn[]>();
  return (memberId) => {
    const own = known.get(memberId) ?? holdingFor(all, (day) => sitesOf(memberId, day));
    known.set(memberId, own);
    return own;
  };
}
