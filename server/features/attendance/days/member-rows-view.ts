import { type SqlBool, sql } from 'kysely';
import { gathered, type Read } from '../../../database/engine.ts';
import { type Days, ofMembers } from '../../../records/members/of-members.ts';

/*
 * What there is of members' days, a statement a table.
 */

const attended = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('attendance')
    .select(['member_id', gathered(['attendance_date', 'started_at', 'ended_at', 'ending']).as('list')])
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .groupBy('member_id');

/** A row a member: their attendances as one text, since a month of a group has thousands. @see attendedIn */
export const attendances = ofMembers('member_id', attended);
export type Attendances = typeof attendances;

/** The same for who pages through a group and comes back: most of what such a page costs, remembered until anybody checks in. */
export const attendancesAgain = ofMembers('member_id', attended, 'seldom');

export const outside = ofMembers('member_id', (db, { from, to }) =>
  db
    .selectFrom('punch')
    .select(['member_id', 'attendance_date as day'])
    // Spelled as the index of such punches is.
    .where(sql<SqlBool>`verdict = 'outside'`)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to),
);

export const claims = ofMembers(
  'member_day.member_id',
  (db, { from, to }) =>
    db
      .selectFrom('member_day')
      .leftJoin('leave', 'leave.id', 'member_day.leave_id')
      .leftJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
      .leftJoin('trip', 'trip.id', 'member_day.trip_id')
      .select(['member_day.member_id', 'member_day.day', 'member_day.claim', 'leave.status', 'leave.leaveid'])
      .select(['member_day.am', 'member_day.pm', 'leave.uncharged'])
      .select(['leave_code.description', 'trip.number', 'trip.approval'])
      .where('member_day.day', '>=', from)
      .where('member_day.day', '<=', to),
  'seldom',
);

export const corrections = ofMembers(
  'member_id',
  (db, { from, to }) =>
    db
      .selectFrom('correction')
      .select(['member_id', 'day', 'kind', 'reason', 'earned_half_days', 'overtime_minutes', 'off_from', 'off_to'])
      .where('state', '=', 'approved')
      .where('day', '>=', from)
      .where('day', '<=', to),
  'seldom',
);
