import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { approveStatus } from '@muster/domain/leave/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/leave-type.ts';
import type { TouchedByLeaving } from '@muster/domain/members/member-office-contract.ts';
import { LAST_DAY } from '@muster/domain/wire/fields.ts';
import type { Read } from '../../database/engine.ts';
import { isHereOn } from '../../records/deciding/managing.ts';
import { holdsDays, leaveBetween } from '../../records/leave/leave.ts';
import { listTypes } from '../../records/leave/leave-type.ts';
import { type Leaver, leftOn } from '../../records/leave/ledger/days-left.ts';

/** What there is of a member after their last day: nothing of it is changed by itself. */
export async function touchedByLeaving(db: Read, leaver: Leaver): Promise<TouchedByLeaving> {
  const { memberId, lastDay } = leaver;
  const after = { from: addDays(lastDay, 1), to: LAST_DAY };
  const leave = await leaveBetween(db, memberId, after);
  const left = await leftOn(db, fiscalYearOf(lastDay), [leaver], await listTypes(db));
  return {
    leave: leave.filter(holdsDays).map(({ id, from, to, type, status }) => ({
      id,
      start: from,
      end: to,
      ltype: spelledType(type),
      approve_status: approveStatus[status],
    })),
    trips: await tripsAfter(db, memberId, lastDay),
    corrections: await correctionsAfter(db, memberId, lastDay),
    manages: await groupsManagedBy(db, memberId, after.from),
    balances: (left.get(memberId) ?? []).map(({ type, ...days }) => ({
      leaveid: type.leaveid,
      ltype: spelledType(type),
      ...days,
      unlimited: type.unlimited,
    })),
  };
}

async function tripsAfter(db: Read, memberId: number, lastDay: Day): Promise<TouchedByLeaving['trips']> {
  const rows = await db
    .selectFrom('trip_member')
    .innerJoin('trip', 'trip.id', 'trip_member.trip_id')
    .leftJoin('car', 'car.id', 'trip.car_id')
    .select(['trip.id', 'trip.number as trip_assigmentno', 'trip.departure as departuredate'])
    .select(['trip.arrival as arrivaldate', 'car.carcode', 'trip.approval'])
    .where('trip_member.member_id', '=', memberId)
    .where('trip.arrival', '>', lastDay)
    .where('trip.cancelled_at', 'is', null)
    .where('trip.approval', '<>', 'rejected')
    .orderBy('trip.departure')
    .execute();
  return rows.map(({ approval, ...it }) => ({ ...it, waiting: approval === 'requested' }));
}

const correctionsAfter = (db: Read, memberId: number, lastDay: Day): Promise<TouchedByLeaving['corrections']> =>
  db
    .selectFrom('correction')
    .select(['id', 'day', 'kind'])
    .where('member_id', '=', memberId)
    .where('day', '>', lastDay)
    .where('state', '=', 'pending')
    .orderBy('day')
    .execute();

/** The groups that a member manages, and whether nobody else does on a day, the first one without them. */
async function groupsManagedBy(db: Read, memberId: number, day: Day): Promise<TouchedByLeaving['manages']> {
  const rows = await db
    .selectFrom('group_manager as own')
    .innerJoin('work_group', 'work_group.id', 'own.group_id')
    .leftJoin('group_manager as other', (join) =>
      join
        .onRef('other.group_id', '=', 'own.group_id')
        .onRef('other.member_id', '<>', 'own.member_id')
        .on((eb) => isHereOn(eb.ref('other.member_id'), day)),
    )
    .select(['work_group.groupno', 'other.member_id'])
    .where('own.member_id', '=', memberId)
    .where('own.until_day', '>=', day)
    .orderBy('work_group.groupno')
    .execute();
  return [...Map.groupBy(rows, (it) => it.groupno)].map(([groupno, own]) => ({
    groupno,
    alone: own.every((it) => it.member_id === null),
  }));
}
