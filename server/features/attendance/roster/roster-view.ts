import { plannedOf, type RosterDay, rosterDay, whileSuspended } from '@muster/domain/attendance/roster/roster-day.ts';
import { deriveDays, patternOn } from '@muster/domain/attendance/summary/derive-days.ts';
import { rememberedOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { type CompanyTime, companyFacts, spanIn } from '../days/company-view.ts';
import { asClaim, offOf } from '../days/facts-view.ts';
import type { FoundMember, NamedMember } from '../days/group-members-view.ts';
import { claims, corrections } from '../days/member-rows-view.ts';
import { inSight, type Sight } from '../days/subjects-view.ts';
import { type InGroup, lastGroup, workFacts } from '../days/work-view.ts';

/** A day as it is planned, with the name that the shift of the day's work has. */
export interface NamedRosterDay extends RosterDay {
  readonly shiftName: string;
}

/** What is planned of a member, and the group in which they work at the end of the days. */
export interface PlannedMember extends NamedMember, InGroup {
  readonly days: readonly NamedRosterDay[];
}

const shiftNames = rememberedOnce((db) => db.selectFrom('shift').select(['id', 'name']));

/**
 * What is planned of some members on some days, with as many statements for one as for fifty: how they work, the single days,
 * the holidays, leave, trips and hours off, and from today on whose account is suspended. What anybody has recorded is not asked for.
 */
export async function plannedMembers(
  db: Read,
  members: readonly FoundMember[],
  { time, days, groups }: { readonly time: CompanyTime; readonly days: Days; readonly groups: Sight },
): Promise<PlannedMember[]> {
  const ids = members.map((it) => it.id);
  const [companyOf, workOf, claimed, corrected, shifts] = await Promise.all([
    companyFacts(db, time, days, ids),
    workFacts(db, ids, days),
    claims(db, ids, days),
    corrections(db, ids, days),
    shiftNames(db, {}),
  ]);
  const claimsBy = Map.groupBy(claimed, (it) => it.member_id);
  const correctedBy = Map.groupBy(corrected, (it) => it.member_id);
  const names = new Map(shifts.map((it) => [it.id, it.name]));
  const span = spanIn(time.zone, days);
  return members.flatMap((member) => {
    const work = workOf(member.id);
    if (!work) return [];
    const plan = plannedOf({
      ...work,
      claims: (claimsBy.get(member.id) ?? []).map(asClaim),
      off: offOf(correctedBy.get(member.id) ?? []),
    });
    const records = inSight(deriveDays(span, companyOf(member.id), plan), work.patterns, groups);
    const planned = records.map((it) => {
      const pattern = patternOn(work.patterns, it.date);
      const day = rosterDay(it, pattern, time.zone);
      const isOff = member.status === 'suspended' && it.date >= time.today;
      return { ...(isOff ? whileSuspended(day) : day), shiftName: names.get(pattern.shiftId) ?? '' };
    });
    return [{ ...member, ...lastGroup(work, days.to), days: planned }];
  });
}
