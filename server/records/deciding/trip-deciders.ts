import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../database/engine.ts';
import { officeAmong } from '../members/member/office.ts';
import { standInsFor } from './deputy.ts';
import { listManaged } from './managed-member.ts';
import { waitingTrips } from './to-decide.ts';

/** A trip as far as who decides about it goes: its first day, and the ids of who is of it. */
export interface DecidedTrip {
  readonly departure: Day;
  readonly crew: readonly number[];
}

/**
 * The managers who decide about a trip: those of its crew, of everybody of the office who is of it, of all of them once days
 * of it are over; nobody of the crew, nor who stands in for one of them, or would for a manager of one who decides for them
 * in turn. Where there are none, the office decides.
 */
export async function managersOfTrip(db: Read, trip: DecidedTrip, today: Day): Promise<number[]> {
  return (await managersOfTrips(db, [trip], today))(trip);
}

/** The same of each of some trips, in as many statements as of one. */
export async function managersOfTrips(
  db: Read,
  trips: readonly DecidedTrip[],
  today: Day,
): Promise<(trip: DecidedTrip) => number[]> {
  const everybody = [...new Set(trips.flatMap((it) => it.crew))];
  const managed = new Map((await listManaged(db, everybody, today)).map((it) => [it.id, it]));
  const standIns = Map.groupBy(await standInsFor(db, everybody, today), (it) => it.managerId);
  const ofOffice = new Set(await officeAmong(db, everybody));
  return ({ departure, crew }) => {
    const members = crew.flatMap((id) => managed.get(id) ?? []);
    const inPlace = crew.flatMap((id) => standIns.get(id) ?? []).map((it) => it.deputyId);
    const barred = new Set([...crew, ...inPlace, ...members.flatMap((it) => it.inTurn)]);
    const whole = departure >= today ? members.filter((it) => ofOffice.has(it.id)) : members;
    return [...new Set(members.flatMap((it) => it.managerIds))]
      .filter((id) => !barred.has(id))
      .filter((id) => whole.every((it) => it.managerIds.includes(id)));
  };
}

/** The trips that wait for a decision and that one of some members is of. */
export async function waitingTripsOf(db: Read, memberIds: readonly number[]): Promise<DecidedTrip[]> {
  const theirs = db
    .selectFrom('trip_member')
    .select('trip_member.trip_id')
    .where('trip_member.member_id', 'in', memberIds);
  const rows = await waitingTrips(db)
    .innerJoin('trip_member', 'trip_member.trip_id', 'trip.id')
    .select(['trip.id', 'trip.departure', 'trip_member.member_id'])
    .where('trip.id', 'in', theirs)
    .execute();
  return [...Map.groupBy(rows, (it) => it.id).values()].flatMap((own) =>
    own[0] ? [{ departure: own[0].departure, crew: own.map((it) => it.member_id) }] : [],
  );
}
