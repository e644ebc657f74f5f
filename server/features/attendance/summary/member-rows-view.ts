import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type SqlBool, sql } from 'kysely';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';

export interface Days {
  readonly from: Day;
  readonly to: Day;
}

type OfMember = Days & { readonly memberId: number };

/*
 * What there is of members' days, a statement a table. One member is asked for with every look at a summary and its
 * statements are compiled once; many members are asked for with their numbers in the statement.
 */

const attendances = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('attendance')
    .select(['member_id', 'attendance_date', 'started_at', 'ended_at', 'ending'])
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to);
export const attendancesOfMember = compiledOnce((db, it: OfMember) =>
  attendances(db, it).where('member_id', '=', it.memberId),
);
export const attendancesOfMany = (db: Read, ids: readonly number[], days: Days) =>
  attendances(db, days).where('member_id', 'in', ids).execute();

const outside = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('punch')
    .select(['member_id', 'attendance_date as day'])
    // Spelled as the index of such punches is.
    .where(sql<SqlBool>`verdict = 'outside'`)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to);
export const outsideOfMember = compiledOnce((db, it: OfMember) => outside(db, it).where('member_id', '=', it.memberId));
export const outsideOfMany = (db: Read, ids: readonly number[], days: Days) =>
  outside(db, days).where('member_id', 'in', ids).execute();

const claims = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('member_day')
    .leftJoin('leave', 'leave.id', 'member_day.leave_id')
    .leftJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .leftJoin('trip', 'trip.id', 'member_day.trip_id')
    .select(['member_day.member_id', 'member_day.day', 'member_day.claim', 'leave.status', 'leave.leaveid'])
    .select(['member_day.am', 'member_day.pm', 'leave.uncharged'])
    .select(['leave_code.description', 'trip.number', 'trip.approval'])
    .where('member_day.day', '>=', from)
    .where('member_day.day', '<=', to);
export const claimsOfMember = compiledOnce((db, it: OfMember) =>
  claims(db, it).where('member_day.member_id', '=', it.memberId),
);
export const claimsOfMany = (db: Read, ids: readonly number[], days: Days) =>
  claims(db, days).where('member_day.member_id', 'in', ids).execute();

const corrections = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('correction')
    .select(['member_id', 'day', 'kind', 'reason'])
    .where('state', '=', 'approved')
    .where('day', '>=', from)
    .where('day', '<=', to);
export const correctionsOfMember = compiledOnce((db, it: OfMember) =>
  corrections(db, it).where('member_id', '=', it.memberId),
);
export const correctionsOfMany = (db: Read, ids: readonly number[], days: Days) =>
  corrections(db, days).where('member_id', 'in', ids).execute();
