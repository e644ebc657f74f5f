import { onlyDay, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { approveStatus } from '@muster/domain/leave/rules/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import type { LyingOutside, TouchedByLeaving } from '@muster/domain/members/member-office-contract.ts';
import { LAST_DAY } from '@muster/domain/wire/fields.ts';
import type { Read } from '../../database/engine.ts';
import { closedAround } from '../../records/attendance/period-close.ts';
import { isHereOn } from '../../records/deciding/managing.ts';
import { holdsDays, leaveBetween } from '../../records/leave/leave.ts';
import { listTypes } from '../../records/leave/leave-type.ts';
import { type Leaver, leftOn } from '../../records/leave/ledger/days-left.ts';

/** Some days, both included. */
interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

/** What there is of a member after their last day: nothing of it is changed by itself. */
export async function touchedByLeaving(db: Read, leaver: Leaver): Promise<TouchedByLeaving> {
  const { memberId, lastDay } = leaver;
  const after = { from: addDays(lastDay, 1), to: LAST_DAY };
  const left = await leftOn(db, fiscalYearOf(lastDay), [leaver], await listTypes(db));
  return {
    ...(await lyingOn(db, memberId, after)),
    manages: await groupsManagedBy(db, memberId, after.from),
    balances: (left.get(memberId) ?? []).map(({ type, ...days }) => ({
      leaveid: type.leaveid,
      ltype: spelledType(type),
      ...days,
      unlimited: type.unlimited,
    })),
  };
}

/** What there is of a member on some days that are none here any more; undefined where nothing is. */
export async function lyingOutside(
  db: Read,
  memberId: number,
  stretches: readonly Stretch[],
): Promise<LyingOutside | undefined> {
  const found: Lying[] = [];
  for (const it of stretches) found.push(await lyingOn(db, memberId, it));
  const all = {
    leave: onceEach(found.flatMap((it) => it.leave)),
    trips: onceEach(found.flatMap((it) => it.trips)),
    corrections: found.flatMap((it) => it.corrections),
    mileage: found.flatMap((it) => it.mileage),
  };
  return Object.values(all).some((it) => it.length > 0) ? all : undefined;
}

type Lying = { [K in keyof LyingOutside]-?: NonNullable<LyingOutside[K]> };

/** Before this day no leave begins; a stretch without a first day goes back further than days can be reckoned. */
const EARLIEST: Day = '1900-01-01';

/** What goes from one stretch into another is found in both. */
const onceEach = <T extends { readonly id: number }>(things: readonly T[]): T[] => [
  ...new Map(things.map((it) => [it.id, it])).values(),
];

async function lyingOn(db: Read, memberId: number, days: Stretch): Promise<Lying> {
  const leave = await leaveBetween(db, memberId, { from: days.from > EARLIEST ? days.from : EARLIEST, to: days.to });
  const [corrections, mileage] = [await correctionsOn(db, memberId, days), await mileageOn(db, memberId, days)];
  // Of a closed pay period nothing is approved, nor paid otherwise, with or without a last day.
  const closed = await closedAround(
    db,
    [...corrections, ...mileage].map((it) => onlyDay(it.day)),
  );
  const isOpen = (it: { readonly day: Day }) => !touchesPeriod(closed, onlyDay(it.day));
  return {
    leave: leave.filter(holdsDays).map(({ id, from, to, type, status }) => ({
      id,
      start: from,
      end: to,
      ltype: spelledType(type),
      approve_status: approveStatus[status],
    })),
    trips: await tripsOn(db, memberId, days),
    corrections: corrections.filter(isOpen),
    mileage: mileage.filter(isOpen),
  };
}

async function tripsOn(db: Read, memberId: number, { from, to }: Stretch): Promise<Lying['trips']> {
  const rows = await db
    .selectFrom('trip_member')
    .innerJoin('trip', 'trip.id', 'trip_member.trip_id')
    .leftJoin('car', 'car.id', 'trip.car_id')
    .select(['trip.id', 'trip.number as trip_assigmentno', 'trip.departure as departuredate'])
    .select(['trip.arrival as arrivaldate', 'car.carcode', 'trip.approval'])
    .where('trip_member.member_id', '=', memberId)
    .where('trip.departure', '<=', to)
    .where('trip.arrival', '>=', from)
    .where('trip.cancelled_at', 'is', null)
    .where('trip.approval', '<>', 'rejected')
    .orderBy('trip.departure')
    .execute();
  return rows.map(({ approval, ...it }) => ({ ...it, waiting: approval === 'requested' }));
}

const correctionsOn = (db: Read, memberId: number, { from, to }: Stretch): Promise<Lying['corrections']> =>
  db
    .selectFrom('correction')
    .select(['id', 'day', 'kind'])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', '=', 'pending')
    .orderBy('day')
    .execute();

async function mileageOn(db: Read, memberId: number, { from, to }: Stretch): Promise<Lying['mileage']> {
  const rows = await db
    .selectFrom('mileage')
    .innerJoin('trip', 'trip.id', 'mileage.trip_id')
    .select(['mileage.id', 'trip.number as trip_assigmentno', 'mileage.day', 'mileage.state'])
    .where('mileage.member_id', '=', memberId)
    .where('mileage.day', '>=', from)
    .where('mileage.day', '<=', to)
    .where('mileage.state', '<>', 'returned')
    .orderBy('mileage.day')
    .orderBy('mileage.id')
    .execute();
  return rows.map(({ state, ...it }) => ({ ...it, waiting: state === 'waiting' }));
}

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
