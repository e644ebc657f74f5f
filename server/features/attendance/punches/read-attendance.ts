import { type ListedPunch, MAX_LIST_DAYS, type Today } from '@muster/domain/attendance/attendance-contract.ts';
import { mayStillCheckOut } from '@muster/domain/attendance/shift-window.ts';
import { beginsOn } from '@muster/domain/members/employment.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { requireSpan } from '../../../http/span.ts';
import { requireReadable } from '../../../identity/readable.ts';
import { findOpen } from '../../../records/attendance/attendance.ts';
import { companyToday } from '../../../records/office/company.ts';
import { afterNight } from './after-night-view.ts';
import { type PunchFacts, punchDay, punchFacts } from './punch-facts-view.ts';
import { punchesOf } from './punches-view.ts';

/** The day that a punch now would count for, its punches, and the check-in that a check-out would end. */
export async function readToday(deps: Dependencies, caller: Caller, known?: PunchFacts): Promise<Today> {
  const db = deps.database.query;
  const { member } = caller;
  const facts = known ?? (await punchFacts(db, member.id));
  const { zone, workOn } = facts;
  const instant = deps.clock();
  const day = await punchDay(db, instant, facts);
  const found = await findOpen(db, member.id);
  const mayEnd = found && mayStillCheckOut(found, workOn(found.attendancedate).shift, zone, { instant, day });
  const open = mayEnd ? found : undefined;
  const attendancedate = open?.attendancedate ?? day;
  const punches = await punchesOf(db, member, attendancedate, attendancedate);
  const afternight = punches.length > 0 ? null : await afterNight(db, member.id, attendancedate, { zone, workOn });
  return {
    ...{ attendancedate, punches, afternight },
    open: punches.find((it) => it.id === open?.inPunchId) ?? null,
    startson: beginsOn(facts.employment, attendancedate) ?? null,
  };
}

/**
 * Punches of a span of days, of the caller or of someone they may look at.
 * @throws INVALID_INPUT for a span that is backwards or too long; NOT_FOUND for a member unknown or not theirs to see
 */
export async function listPunches(
  deps: Dependencies,
  caller: Caller,
  { from, to, membercode }: { from: string; to: string; membercode?: string | undefined },
): Promise<ListedPunch[]> {
  requireSpan({ from, to }, MAX_LIST_DAYS);
  const db = deps.database.query;
  if (membercode === undefined || membercode === caller.member.membercode) {
    return punchesOf(db, caller.member, from, to);
  }
  const subject = await requireReadable(db, caller, membercode, await companyToday(db, deps.clock));
  return punchesOf(db, subject, from, to);
}
