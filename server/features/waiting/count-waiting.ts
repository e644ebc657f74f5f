import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Waiting, WaitingKind } from '@muster/domain/waiting/waiting-contract.ts';
import type { Read } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { hasCrew } from '../../records/attendance/crew.ts';
import { decidesForSomebody } from '../../records/deciding/group.ts';
import type { Decider } from '../../records/deciding/to-decide.ts';
import { companyToday } from '../../records/office/company.ts';
import {
  countAffectedLeave,
  countAttendanceToReview,
  countCorrectionsToDecide,
  countHolidaysToEnter,
  countLeaveToDecide,
  countMileageToDecide,
  countPasswordRequests,
  countTripsToDecide,
} from './waiting-view.ts';

/** Who asks, and when. */
interface Asking extends Decider {
  readonly decides: boolean;
}

/** One line a kind: who it waits for, and how it is counted. */
const kinds: Record<WaitingKind, (db: Read, asking: Asking) => Promise<number> | false> = {
  leaveApprovals: (db, it) => it.decides && countLeaveToDecide(db, it),
  tripApprovals: (db, it) => it.decides && countTripsToDecide(db, it),
  corrections: (db, it) => it.decides && countCorrectionsToDecide(db, it),
  mileageApprovals: (db, it) => it.decides && countMileageToDecide(db, it),
  attendanceReview: (db, it) => it.decides && countAttendanceToReview(db, it),
  passwordRequests: (db, it) => it.office && countPasswordRequests(db),
  affectedLeave: (db, it) => it.office && countAffectedLeave(db, it),
  holidaysToEnter: (db, it) => it.office && countHolidaysToEnter(db, it),
};

/** How much waits for the caller: what the navigation shows beside its entries. */
export async function countWaiting(deps: Dependencies, caller: Caller): Promise<Waiting> {
  const db = deps.database.query;
  const { id, role } = caller.member;
  const office = isOffice(role);
  const today = await companyToday(db, deps.clock);
  const [decides, crew] = await Promise.all([
    office || decidesForSomebody(db, id, today),
    hasCrew(db, { leadId: id, day: today }),
  ]);
  const asking = { id, office, decides, today };
  const counted = await Promise.all(
    Object.entries(kinds).map(async ([kind, count]) => [kind, (await count(db, asking)) || 0] as const),
  );
  return { decides, ...(crew && { crew }), ...(Object.fromEntries(counted) as Record<WaitingKind, number>) };
}
