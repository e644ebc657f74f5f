import { type Day, dayOf } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { mayReadTrip, type TripApprovalMode, type TripSubject } from '@muster/domain/trips/trip-policy.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import { readCompany } from '../../records/office/company.ts';
import { lockTrip } from '../../records/trips/trip.ts';
import { inTheWayOf } from './in-the-way.ts';
import type { Asker } from './known-claims.ts';
import { hangsOnDeciders, managedBy, presentTrip, subjectOf } from './trip-mapper.ts';
import { findTrip, readTripRow, type StoredTrip } from './trip-view.ts';

/** A trip that this transaction alone decides about, and what whoever asks for a change is to it. */
export interface HeldTrip {
  readonly trip: StoredTrip;
  readonly subject: TripSubject;
  readonly today: Day;
  readonly tripApproval: TripApprovalMode;
  readonly asker: Asker;
  /** The trip as the wire shows it. */
  readonly shown: () => Promise<TripView>;
}

/** Holds a trip that the actor may read. @throws NOT_FOUND for unknown and not theirs to see alike */
export async function holdTrip(deps: Dependencies, trx: Write, actor: CurrentMember, id: number): Promise<HeldTrip> {
  const { zone, tripsShown, tripApproval } = await readCompany(trx);
  const today = dayOf(deps.clock(), zone);
  await lockTrip(trx, id);
  const trip = await findTrip(trx, id);
  if (!trip) throw refuse('NOT_FOUND');
  trx.concerns(crewIds(trip));
  const decides = await managedBy(trx, actor, [trip], today);
  const subject = subjectOf(trip, today, decides);
  if (!mayReadTrip(actor, subject, tripsShown)) throw refuse('NOT_FOUND');
  const shown = async () =>
    presentTrip(trip, actor, today, decides, (await inTheWayOf(trx, actor, [trip], today, decides))(trip));
  return { trip, subject, today, tripApproval, asker: { actor, today, tripsShown }, shown };
}

/** A trip that was changed just now, as it is stored and as the wire shows it: whom the actor decides for matters to one that is asked for. */
export async function readChanged(
  trx: Write,
  actor: CurrentMember,
  id: number,
  today: Day,
): Promise<{ trip: StoredTrip; view: TripView }> {
  const trip = await readTripRow(trx, id);
  const decides = await managedBy(trx, actor, hangsOnDeciders(trip, actor, today) ? [trip] : [], today);
  return { trip, view: presentTrip(trip, actor, today, decides) };
}

export const crewIds = ({ crew }: Pick<StoredTrip, 'crew'>): number[] => crew.map((it) => it.memberId);
