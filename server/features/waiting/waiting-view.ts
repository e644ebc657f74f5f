import { MOST_COUNTED } from '@muster/domain/waiting/waiting-contract.ts';
import type { Read } from '../../database/engine.ts';
import {
  correctionsToDecide,
  type Decider,
  leaveToDecide,
  punchesToSettle,
  tripsToDecide,
} from '../../records/deciding/to-decide.ts';
import { selectAffected } from '../../records/leave/affected-leave.ts';
import { isOnlyAdministrator } from '../../records/members/member.ts';

/** Nobody counts further: one more says that there are more. */
const ENOUGH = MOST_COUNTED + 1;

/** Requests for leave and early returns that wait for a decider. */
export const countLeaveToDecide = (db: Read, decider: Decider): Promise<number> =>
  countRows(leaveToDecide(db, decider).limit(ENOUGH));

/** Trips that are asked for and wait for a decider. */
export const countTripsToDecide = (db: Read, decider: Decider): Promise<number> =>
  countRows(tripsToDecide(db, decider).limit(ENOUGH));

/** Corrections that wait for a decider. */
export const countCorrectionsToDecide = (db: Read, decider: Decider): Promise<number> =>
  countRows(correctionsToDecide(db, decider).limit(ENOUGH));

const countRows = async (found: { execute(): Promise<readonly unknown[]> }): Promise<number> =>
  (await found.execute()).length;

/** Punches that a decider should look at. */
export const countAttendanceToReview = (db: Read, decider: Decider): Promise<number> =>
  countRows(punchesToSettle(db, decider).limit(ENOUGH));

/** Members who asked the office for help with their password. */
export async function countPasswordRequests(db: Read): Promise<number> {
  const open = db.selectFrom('password_request').select('id').where('handled_at', 'is', null);
  return (await open.limit(ENOUGH).execute()).length;
}

/** Leave that changed holidays or other work touch and that nobody has settled yet, as far as it is a member's to settle. */
export async function countAffectedLeave(db: Read, { id: memberId, today }: Decider): Promise<number> {
  const settlesOwn = await isOnlyAdministrator(db, memberId, today);
  const lines = selectAffected(db)
    .select('affected_leave.id')
    .$if(!settlesOwn, (query) => query.where('leave.member_id', '<>', memberId));
  return (await lines.limit(ENOUGH).execute()).length;
}
