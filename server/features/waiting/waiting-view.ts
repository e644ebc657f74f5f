import { MOST_COUNTED } from '@muster/domain/waiting/waiting-contract.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { correctionsToDecide, type Decider, leaveToDecide, tripsToDecide } from '../../records/to-decide.ts';

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

/** Punches and attendances of the last days that the office should look at; each kind comes from an index of its own. */
export async function countAttendanceToReview(db: Read, since: string): Promise<number> {
  const newest = await Promise.all([
    db
      .selectFrom('punch')
      .select('id')
      .where(sql<SqlBool>`verdict = 'outside'`)
      .orderBy('id', 'desc')
      .limit(ENOUGH)
      .execute(),
    db.selectFrom('punch_flag').select('punch_id as id').distinct().orderBy('punch_id', 'desc').limit(ENOUGH).execute(),
    db
      .selectFrom('attendance')
      .select('in_punch_id as id')
      .where(sql<SqlBool>`ending = 'forgotten'`)
      .orderBy('in_punch_id', 'desc')
      .limit(ENOUGH)
      .execute(),
  ]);
  const ids = [...new Set(newest.flat().map((it) => it.id))];
  if (ids.length === 0) return 0;
  const rows = await db
    .selectFrom('punch')
    .select('id')
    .where('id', 'in', ids)
    .where('attendance_date', '>=', since)
    .limit(ENOUGH)
    .execute();
  return rows.length;
}

/** Members who asked the office for help with their password. */
export async function countPasswordRequests(db: Read): Promise<number> {
  const open = db.selectFrom('password_request').select('id').where('handled_at', 'is', null);
  return (await open.limit(ENOUGH).execute()).length;
}

/** Leave that changed holidays touch and that nobody has settled yet. */
export async function countAffectedLeave(db: Read): Promise<number> {
  const open = db
    .selectFrom('affected_leave')
    .innerJoin('leave', 'leave.id', 'affected_leave.leave_id')
    .select('affected_leave.id')
    .where('affected_leave.done_at', 'is', null)
    .where('leave.status', 'in', ['pending', 'approved']);
  return (await open.limit(ENOUGH).execute()).length;
}
