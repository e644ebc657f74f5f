import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import type { LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { ClaimedDay } from '@muster/domain/leave/rules/leave-rules.ts';
import { type ExpressionBuilder, type Generated, type Insertable, type Selectable, sql } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import { compiledByRows, compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Tables, type Writable, type Write } from '../../database/engine.ts';

export interface ClaimTables {
  member_day: MemberDayTable;
  car_day: { car_id: number; day: string; trip_id: number };
}

/** A claim on a member's day, of leave or of a trip; two halves of a day may be claimed by two leaves. */
interface MemberDayTable {
  member_id: number;
  day: string;
  claim: 'leave' | 'trip';
  leave_id: number | null;
  trip_id: Generated<number | null>;
  /** Which halves of the day it takes, 1 or 0. */
  am: Generated<number>;
  pm: Generated<number>;
}

interface Between {
  readonly from: string;
  readonly to: string;
}

const claimsBetween = compiledOnce((db, it: Between & { readonly memberId: number }) =>
  db
    .selectFrom('member_day')
    .select(['day', 'claim', 'leave_id', 'am', 'pm'])
    .where('member_id', '=', it.memberId)
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('day')
    .orderBy('am', 'desc'),
);

/** The halves of a day that a part of it takes. */
export const halvesOf = (part: DayPart | null) => ({ am: part === 'pm' ? 0 : 1, pm: part === 'am' ? 0 : 1 });

/** The half that a claim takes; null for the whole day. */
export const partOf = ({ am, pm }: { readonly am: number; readonly pm: number }): DayPart | null =>
  am === 1 ? (pm === 1 ? null : 'am') : 'pm';

/** Which of a member's days are claimed already; `except` is a leave that is being changed. */
export async function claimedDays(
  db: Read,
  memberId: number,
  from: string,
  to: string,
  except?: number,
): Promise<ClaimedDay[]> {
  const claims = await claimsBetween(db, { memberId, from, to });
  return claims
    .filter((it) => except === undefined || it.leave_id !== except)
    .map((it) => ({ day: it.day, claim: it.claim, part: partOf(it) }));
}

type Claimed = Pick<Insertable<MemberDayTable>, 'member_id' | 'day'>;

const insertLeaveDays = compiledByRows(
  (db: Writable, rows: readonly (Claimed & Pick<Selectable<MemberDayTable>, 'leave_id' | 'am' | 'pm'>)[]) =>
    db.insertInto('member_day').values(rows.map((it) => ({ ...it, claim: 'leave' as const }))),
);

/** Claims the days of a leave for its member, or the half of its one day. */
export async function claimLeaveDays(
  trx: Write,
  memberId: number,
  leaveId: number,
  { from, to, part }: Pick<LeaveDays, 'from' | 'to' | 'part'>,
): Promise<void> {
  const halves = halvesOf(part);
  await insertLeaveDays(
    trx,
    eachDay(from, to).map((day) => ({ member_id: memberId, day, leave_id: leaveId, ...halves })),
  );
}

/** Frees the days of a leave, all or those from a day on. */
export async function freeLeaveDays(trx: Write, leaveId: number, from?: string): Promise<void> {
  let freeing = trx.deleteFrom('member_day').where('leave_id', '=', leaveId);
  if (from !== undefined) freeing = freeing.where('day', '>=', from);
  await freeing.execute();
}

const approvedTrips = rememberedOnce((db, it: Between & { readonly memberId: number }) =>
  db
    .selectFrom('member_day')
    .innerJoin('trip', 'trip.id', 'member_day.trip_id')
    .select(['member_day.day', 'member_day.trip_id as tripId'])
    .where('member_day.member_id', '=', it.memberId)
    .where('member_day.day', '>=', it.from)
    .where('member_day.day', '<=', it.to)
    .where('trip.approval', '=', 'approved'),
);

/** The approved trips that a member is on, by day. One that is only asked for takes the day and lifts no rule. */
export async function tripsOf(db: Read, memberId: number, span: Between): Promise<ReadonlyMap<string, number>> {
  const rows = await approvedTrips(db, { memberId, ...span });
  return new Map(rows.map(({ day, tripId }) => [day, tripId as number]));
}

/** A day of a member that something takes: leave, or the trip that it names. */
export interface ClaimOfMember {
  readonly memberId: number;
  readonly day: string;
  readonly claim: 'leave' | 'trip';
  readonly trip_id: number | null;
}

const claimsOfSome = compiledOnce((db, it: Between & { readonly ids: string }) =>
  db
    .selectFrom('member_day')
    .select(['member_id as memberId', 'day', 'claim', 'trip_id'])
    .where(isAmong(engineOf(db), 'member_id', it.ids))
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('member_id')
    .orderBy('day'),
);

/** Days of these members that are claimed within a span. */
export async function claimsOf(
  db: Read,
  memberIds: readonly number[],
  from: string,
  to: string,
): Promise<ClaimOfMember[]> {
  if (memberIds.length === 0) return [];
  return claimsOfSome(db, { ids: listed(engineOf(db), memberIds), from, to });
}

/** Whether approved leave or an approved trip takes the whole of a member's day: a condition for another query. */
export const isAwayOn = (eb: ExpressionBuilder<Tables, 'member'>, day: string) =>
  eb.exists(
    eb
      .selectFrom('member_day')
      .leftJoin('leave', 'leave.id', 'member_day.leave_id')
      .leftJoin('trip', 'trip.id', 'member_day.trip_id')
      .select('member_day.day')
      .whereRef('member_day.member_id', '=', 'member.id')
      .where('member_day.day', '=', day)
      .where('member_day.am', '=', sql.lit(1))
      .where('member_day.pm', '=', sql.lit(1))
      .where((is) =>
        is.or([is('leave.status', '=', sql.lit('approved')), is('trip.approval', '=', sql.lit('approved'))]),
      ),
  );

const carDaysBetween = compiledOnce((db, it: { readonly carId: number; readonly from: string; readonly to: string }) =>
  db
    .selectFrom('car_day')
    .select(['day', 'trip_id'])
    .where('car_id', '=', it.carId)
    .where('day', '>=', it.from)
    .where('day', '<=', it.to)
    .orderBy('day'),
);

export async function carDays(db: Read, carId: number, from: string, to: string, except?: number): Promise<string[]> {
  const rows = await carDaysBetween(db, { carId, from, to });
  return rows.filter((row) => row.trip_id !== except).map((row) => row.day);
}

/** The days of a span on which trips that somebody has asked for, and that wait, have a car; `except` is one that is changed. */
export function carsHeldBy(
  trx: Write,
  askerId: number,
  span: Between,
  except = 0,
): Promise<{ day: string; number: string }[]> {
  return trx
    .selectFrom('car_day')
    .innerJoin('trip', 'trip.id', 'car_day.trip_id')
    .select(['car_day.day', 'trip.number'])
    .where('trip.entered_by', '=', askerId)
    .where('trip.approval', '=', 'requested')
    .where('trip.id', '<>', except)
    .where('car_day.day', '>=', span.from)
    .where('car_day.day', '<=', span.to)
    .orderBy('car_day.day')
    .orderBy('trip.id')
    .execute();
}

const insertTripDays = compiledByRows((db: Writable, rows: readonly (Claimed & { readonly trip_id: number })[]) =>
  db.insertInto('member_day').values(rows.map((it) => ({ ...it, claim: 'trip' as const, leave_id: null }))),
);
const insertCarDays = compiledByRows((db: Writable, rows: readonly Insertable<ClaimTables['car_day']>[]) =>
  db.insertInto('car_day').values(rows),
);

/** Claims the days of a trip for its crew and its car. */
export async function claimTripDays(
  trx: Write,
  tripId: number,
  days: readonly string[],
  memberIds: readonly number[],
  carId: number | null,
): Promise<void> {
  const rows = memberIds.flatMap((memberId) => days.map((day) => ({ member_id: memberId, day, trip_id: tripId })));
  await inBatches(rows, async (some) => void (await insertTripDays(trx, some)));
  if (carId === null) return;
  await insertCarDays(
    trx,
    days.map((day) => ({ car_id: carId, day, trip_id: tripId })),
  );
}

/** Frees the days of one of a trip's crew. */
export async function freeTripDaysOf(trx: Write, tripId: number, memberId: number): Promise<void> {
  await trx.deleteFrom('member_day').where('trip_id', '=', tripId).where('member_id', '=', memberId).execute();
}

export async function freeTripDays(trx: Write, tripId: number): Promise<void> {
  await trx.deleteFrom('member_day').where('trip_id', '=', tripId).execute();
  await trx.deleteFrom('car_day').where('trip_id', '=', tripId).execute();
}
