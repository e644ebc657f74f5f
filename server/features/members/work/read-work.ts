import { asRestDays } from '@muster/domain/work/rest-days.ts';
import { bothHold, timesOn } from '@muster/domain/work/shift-times.ts';
import type { DayOverrideView, WorkHistory, WorkView } from '@muster/domain/work/work-contract.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { requireReadable } from '../../../identity/readable.ts';
import { revisionOf } from '../../../records/members/member/revision.ts';
import { companyToday } from '../../../records/office/company.ts';
import { overridesOf, type StoredOverride } from '../../../records/work/member-work/set-work.ts';
import { type Work, workHistory } from '../../../records/work/member-work/work.ts';

/** What ever held for a member, for themselves, who decides for them and the office. @throws NOT_FOUND */
export async function readWorkOf(deps: Dependencies, caller: Caller, memberId: number): Promise<WorkHistory> {
  const db = deps.database.query;
  await requireReadable(db, caller, memberId, await companyToday(db, deps.clock));
  return historyOf(db, memberId);
}

/** All that is said of a member's work. The revision is read first: what is newer than it is taken for changed. */
export async function historyOf(db: Read, memberId: number): Promise<WorkHistory> {
  const revision = await revisionOf(db, memberId);
  const [work, overrides] = [await workHistory(db, memberId), await overridesOf(db, memberId)];
  return { work: work.flatMap(withTimes), overrides: overrides.map(presentOverride), revision };
}

export const presentOverride = ({ day, ...it }: StoredOverride): DayOverrideView => ({ date: day, ...it });

/** A pattern for each of the times that its shift has while it holds. */
const withTimes = (it: Work): WorkView[] =>
  it.shift.times.flatMap((times) => {
    const span = bothHold(it, times);
    return span ? [presentWork({ ...it, ...span })] : [];
  });

/** A pattern with the times that its shift has on its first day. */
export const presentWork = (it: Work): WorkView => ({
  from: it.from === BEGINNING ? null : it.from,
  until: it.until === FOREVER ? null : it.until,
  shiftid: it.shiftId,
  shift: it.shift.name,
  ...timesOn(it.shift.times, it.from),
  ...asRestDays(it),
  groupno: it.groupno,
  locationrule: it.locationrule,
  sites: [...it.siteIds],
  counted: it.counted,
});
