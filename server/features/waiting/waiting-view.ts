import { MOST_COUNTED } from '@muster/domain/waiting/waiting-contract.ts';
import type { Compilable } from 'kysely';
import { compiledOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import {
  correctionsToDecide,
  type Decider,
  leaveToDecide,
  mileageToDecide,
  punchesToSettle,
  tripsToDecide,
} from '../../records/deciding/to-decide.ts';
import { selectAffected } from '../../records/leave/affected-leave.ts';
import { isOnlyAdministrator } from '../../records/members/member/administrators.ts';
import { readToEnter } from '../../records/work/holidays-to-enter.ts';

/** Nobody counts further: one more says that there are more. */
const ENOUGH = MOST_COUNTED + 1;

type Found = Compilable<unknown> & { limit(rows: number): Compilable<unknown> };

/**
 * Counts what waits for a decider, by statements that are built once: every open page of whoever decides asks for them again
 * and again, and on PostgreSQL planning them costs more than running them.
 */
function counting(found: (db: Read, decider: Decider) => Found): (db: Read, decider: Decider) => Promise<number> {
  const asked = (office: boolean) =>
    compiledOnce((db, { id, today }: Pick<Decider, 'id' | 'today'>) => found(db, { id, today, office }).limit(ENOUGH));
  const [ofOffice, ofOthers] = [asked(true), asked(false)];
  return async (db, { id, today, office }) => (await (office ? ofOffice : ofOthers)(db, { id, today })).length;
}

/** Requests for leave and early returns that wait for a decider. */
export const countLeaveToDecide = counting(leaveToDecide);

/** Trips that are asked for and wait for a decider. */
export const countTripsToDecide = counting(tripsToDecide);

/** Corrections that wait for a decider. */
export const countCorrectionsToDecide = counting(correctionsToDecide);

/** What was driven that waits for a decider. */
export const countMileageToDecide = counting(mileageToDecide);

/** Punches that a decider should look at. */
export const countAttendanceToReview = counting(punchesToSettle);

/** Members who asked the office for help with their password. */
export async function countPasswordRequests(db: Read): Promise<number> {
  const open = db.selectFrom('password_request').select('id').where('handled_at', 'is', null);
  return (await open.limit(ENOUGH).execute()).length;
}

/** Places at which holidays of the year to come are still to be entered. */
export async function countHolidaysToEnter(db: Read, { today }: Decider): Promise<number> {
  const { everywhere, sites } = await readToEnter(db, today);
  return Math.min((everywhere ? 1 : 0) + sites.length, ENOUGH);
}

/** Leave that changed holidays or other work touch and that nobody has settled yet, as far as it is a member's to settle. */
export async function countAffectedLeave(db: Read, { id: memberId, today }: Decider): Promise<number> {
  const settlesOwn = await isOnlyAdministrator(db, memberId, today);
  const lines = selectAffected(db)
    .select('affected_leave.id')
    .$if(!settlesOwn, (query) => query.where('leave.member_id', '<>', memberId));
  return (await lines.limit(ENOUGH).execute()).length;
}
