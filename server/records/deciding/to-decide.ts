import type { Day } from '@muster/domain/calendar/company-time.ts';
import { officeRoles } from '@muster/domain/members/member-policy.ts';
import type { ToDecide } from '@muster/domain/notifications/news.ts';
import { type SqlBool, sql } from 'kysely';
import type { Read } from '../../database/engine.ts';
import { barredFrom, decidersAmong, membersManagedBy } from './deciders.ts';
import { madeFor } from './made-by-lead.ts';

/** Who decides, on which day: for everybody in the office, otherwise for whom they manage then. Nobody decides about themselves. */
export interface Decider {
  readonly id: number;
  readonly office: boolean;
  readonly today: Day;
  /** Of whom, where not of everybody: for who is not of the office. */
  readonly whose?: readonly number[] | undefined;
}

const managedBy = (db: Read, it: Decider) => membersManagedBy(db, it.id, it.today);
const theirs = (db: Read, { whose, ...it }: Decider) =>
  managedBy(db, it).$if(whose !== undefined, (query) => query.where('member_work.member_id', 'in', whose ?? []));

/** Requests for leave and early returns that wait. The condition is spelled as the two indexes of what waits are. */
const waitingLeave = (db: Read) =>
  db
    .selectFrom('leave')
    .where(sql<SqlBool>`(leave.status = 'pending' or leave.return_from is not null)`)
    .where('leave.status', '<>', 'removed');
/** Of requests to which who decides has agreed, none: the office decides about those. */
const notAgreed = sql<SqlBool>`not (leave.status = 'pending' and leave.agreed_at is not null)`;

export const waitingTrips = (db: Read) =>
  db.selectFrom('trip').where(sql<SqlBool>`trip.approval = 'requested'`).where('trip.cancelled_at', 'is', null);
const waitingPunches = (db: Read) => db.selectFrom('review_item').where(sql<SqlBool>`review_item.state = 'open'`);
const waitingCorrections = (db: Read) => db.selectFrom('correction').where(sql<SqlBool>`correction.state = 'pending'`);
/** What was driven; nothing of a closed pay period is decided. The condition is spelled as its index is. */
const waitingMileage = (db: Read) =>
  db
    .selectFrom('mileage')
    .where(sql<SqlBool>`mileage.state = 'waiting'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('period_close')
            .select('period_close.id')
            .where('period_close.reopened_at', 'is', null)
            .whereRef('period_close.first_day', '<=', 'mileage.day')
            .whereRef('period_close.last_day', '>=', 'mileage.day'),
        ),
      ),
    );

/** Ids of requests for leave and early returns that wait for a decider. */
export const leaveToDecide = (db: Read, decider: Decider) =>
  waitingLeave(db)
    .select('leave.id')
    .where('leave.member_id', '<>', decider.id)
    .$if(!decider.office, (query) => query.where('leave.member_id', 'in', theirs(db, decider)).where(notAgreed));

/**
 * Ids of trips that are asked for and wait for a decider: somebody of their crew is the decider's, so is everybody of the
 * office who is of it, each of them once days of it are over, and nobody is of it with whom the decider decides nothing.
 */
export const tripsToDecide = (db: Read, decider: Decider) => {
  const crews = () => db.selectFrom('trip_member').select('trip_member.trip_id');
  return waitingTrips(db)
    .select('trip.id')
    .where('trip.id', 'not in', crews().where('trip_member.member_id', '=', decider.id))
    .$if(!decider.office, (query) =>
      query
        .where('trip.id', 'in', crews().where('trip_member.member_id', 'in', theirs(db, decider)))
        .where(
          'trip.id',
          'not in',
          crews().where('trip_member.member_id', 'in', barredFrom(db, decider.id, decider.today)),
        )
        .where(
          'trip.id',
          'not in',
          crews()
            .innerJoin('member', 'member.id', 'trip_member.member_id')
            .where('member.role', 'in', officeRoles)
            .where('trip_member.member_id', 'not in', managedBy(db, decider)),
        )
        .where((eb) =>
          eb.or([
            eb('trip.departure', '>=', decider.today),
            eb('trip.id', 'not in', crews().where('trip_member.member_id', 'not in', managedBy(db, decider))),
          ]),
        ),
    );
};

/** Punches that are to be looked at by a decider: what they made themselves for others is another's to look at. */
export const punchesToSettle = (db: Read, decider: Decider) =>
  waitingPunches(db)
    .select('review_item.punch_id as id')
    .distinct()
    .where('review_item.member_id', '<>', decider.id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('punch')
            .select('punch.id')
            .whereRef('punch.id', '=', 'review_item.punch_id')
            .where('punch.recorded_by', '=', decider.id),
        ),
      ),
    )
    .$if(!decider.office, (query) => query.where('review_item.member_id', 'in', theirs(db, decider)));

/** Ids of corrections that wait for a decider: what they made themselves for others of a day is another's to put right. */
export const correctionsToDecide = (db: Read, decider: Decider) =>
  waitingCorrections(db)
    .select('correction.id')
    .where('correction.member_id', '<>', decider.id)
    .where((eb) => eb.not(madeFor(decider.id)))
    .$if(!decider.office, (query) => query.where('correction.member_id', 'in', theirs(db, decider)));

/** Ids of what was driven that waits for a decider. */
export const mileageToDecide = (db: Read, decider: Decider) =>
  waitingMileage(db)
    .select('mileage.id')
    .where('mileage.member_id', '<>', decider.id)
    .$if(!decider.office, (query) => query.where('mileage.member_id', 'in', theirs(db, decider)));

export type Deciding = Awaited<ReturnType<typeof decidersOfWaiting>>[number];

/** Who decides on a day for whom of those of whom something waits. */
export const decidersOfWaiting = (db: Read, day: Day) => {
  const crews = waitingTrips(db).innerJoin('trip_member', 'trip_member.trip_id', 'trip.id');
  const whose = waitingLeave(db)
    .select('leave.member_id')
    .union(waitingCorrections(db).select('correction.member_id'))
    .union(waitingPunches(db).select('review_item.member_id'))
    .union(crews.select('trip_member.member_id'))
    .union(waitingMileage(db).select('mileage.member_id'));
  return decidersAmong(db, whose.$asScalar(), day).execute();
};

const ofKind = {
  leave: leaveToDecide,
  corrections: correctionsToDecide,
  review: punchesToSettle,
  trips: tripsToDecide,
  mileage: mileageToDecide,
} as const;

/** How much of each kind waits for a manager: of the members whom they manage, also where they decide for everybody. */
export async function countForManager(db: Read, manager: Omit<Decider, 'office'>): Promise<ToDecide> {
  const decider = { ...manager, office: false };
  const count = async (kind: keyof ToDecide) => (await ofKind[kind](db, decider).execute()).length;
  return {
    leave: await count('leave'),
    corrections: await count('corrections'),
    review: await count('review'),
    trips: await count('trips'),
    mileage: await count('mileage'),
  };
}

type OfOne = Omit<ToDecide, 'trips'>;

/**
 * Whose each thing is that waits of some members, by kind, whoever decides it, but what waits for the office anyway; their
 * trips are their crew's.
 */
export async function waitingOf(
  db: Read,
  memberIds: readonly number[],
): Promise<Readonly<Record<keyof OfOne, readonly { readonly member_id: number }[]>>> {
  const leave = waitingLeave(db).select('leave.member_id').where('leave.member_id', 'in', memberIds).where(notAgreed);
  const corrections = waitingCorrections(db).select('correction.member_id');
  const review = waitingPunches(db).select(['review_item.punch_id', 'review_item.member_id']).distinct();
  const mileage = waitingMileage(db).select('mileage.member_id');
  return {
    leave: await leave.execute(),
    corrections: await corrections.where('correction.member_id', 'in', memberIds).execute(),
    review: await review.where('review_item.member_id', 'in', memberIds).execute(),
    mileage: await mileage.where('mileage.member_id', 'in', memberIds).execute(),
  };
}

/** How many things that is together. */
export const together = ({ leave, corrections, review, trips, mileage }: ToDecide): number =>
  leave + corrections + review + trips + mileage;
