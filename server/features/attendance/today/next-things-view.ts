import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { MAX_TRIP_DAYS } from '@muster/domain/trips/trip-rules.ts';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import { asLeave, type StoredLeave, selectLeave } from '../../../records/leave/leave.ts';

interface From {
  readonly memberId: number;
  readonly today: Day;
  /** No longer than this before today can begin what touches it: a bound for the index. */
  readonly earliest: Day;
}

const leaveAhead = compiledOnce((db, { memberId, today, earliest }: From) =>
  selectLeave(db)
    .where('leave.member_id', '=', memberId)
    .where('leave.from_date', '>=', earliest)
    .where('leave.to_date', '>=', today)
    .where('leave.status', 'in', ['pending', 'approved'])
    .orderBy('leave.from_date')
    .orderBy('leave.id')
    .limit(1),
);

/** The leave of a member that is running or begins first, asked for or approved. */
export async function nextLeave(db: Read, memberId: number, today: Day): Promise<StoredLeave | undefined> {
  const [row] = await leaveAhead(db, { memberId, today, earliest: addDays(today, -MAX_LEAVE_DAYS) });
  return row && asLeave(row);
}

const tripAhead = compiledOnce((db, { memberId, today, earliest }: From) =>
  db
    .selectFrom('trip_member')
    .innerJoin('trip', 'trip.id', 'trip_member.trip_id')
    .innerJoin('trip_type', 'trip_type.id', 'trip.trip_type_id')
    .select(['trip.id', 'trip.place', 'trip.departure', 'trip.arrival', 'trip.approval'])
    .select('trip_type.description as type')
    .where('trip_member.member_id', '=', memberId)
    .where('trip.departure', '>=', earliest)
    .where('trip.arrival', '>=', today)
    .where('trip.cancelled_at', 'is', null)
    .where('trip.approval', '<>', 'rejected')
    .orderBy('trip.departure')
    .orderBy('trip.id')
    .limit(1),
);

/** The trip of a member that is under way or begins first, asked for or approved; who only entered one does not go. */
export async function nextTrip(db: Read, memberId: number, today: Day) {
  const [row] = await tripAhead(db, { memberId, today, earliest: addDays(today, -MAX_TRIP_DAYS) });
  return row;
}
