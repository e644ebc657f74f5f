import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { tripNumber } from '@muster/domain/trips/trip-days.ts';
import { mayChangeTrip, mayReadTrip } from '@muster/domain/trips/trip-policy.ts';
import { conflictProblem } from '@muster/domain/trips/trip-rules.ts';
import type { TripEdit, TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { recordAudit } from '../../records/audit.ts';
import { lockCars } from '../../records/car.ts';
import { claimTripDays, freeTripDays } from '../../records/claims.ts';
import { companyToday, tripsShown } from '../../records/company.ts';
import { lockMembers } from '../../records/member.ts';
import { notify } from '../../records/notification.ts';
import {
  addCompetitors,
  addCrew,
  addTripRow,
  changeTripRow,
  lockTrip,
  nextSerial,
  replaceCompetitors,
  replaceCrew,
} from '../../records/trip.ts';
import { findConflicts } from './find-conflicts.ts';
import { readPlan, type TripPlan } from './read-plan.ts';
import { presentTrip, subjectOf } from './trip-mapper.ts';
import { findTrip, readTripRow, type StoredTrip } from './trip-view.ts';

/**
 * Assigns a trip. One transaction holds the crew and the car, checks what stands in the way, gives the number and
 * claims every day of every member and of the car.
 * @throws what `readPlan` refuses; TRIP_ON_LEAVE, TRIP_OVERLAP, CAR_TAKEN naming every conflict
 */
export async function addTrip(deps: Dependencies, caller: Caller, input: TripInput): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return saving(() =>
    deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      await lockMembers(
        trx,
        (input.memberList ?? []).map((it) => it.membernoid),
      );
      const plan = await readPlan(trx, input);
      await requireFree(trx, plan);
      const year = fiscalYearOf(today);
      const id = await addTripRow(trx, {
        ...plan.columns,
        number: tripNumber(year, await nextSerial(trx, year)),
        entered_on: today,
        entered_by: caller.member.id,
        created_at: at,
      });
      await addCrew(trx, id, plan.crew);
      await addCompetitors(trx, id, plan.competitorIds);
      await claim(trx, id, plan);
      const trip = await readTripRow(trx, id);
      await tellCrew(trx, trip, crewIds(trip), caller, 'tripAssigned', at);
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'trip.add', subject: `trip:${id}`, after: trip });
      return presentTrip(trip, caller.member, today);
    }),
  );
}

/**
 * Changes a trip; its old days are freed and the new ones claimed in the same transaction. Those who come, stay or
 * go are told.
 * @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED, CHANGED_MEANWHILE with the trip as it is stored, and what `addTrip` refuses
 */
export async function updateTrip(deps: Dependencies, caller: Caller, input: TripEdit): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return saving(() =>
    deps.database.write(async (trx) => {
      const { trip: before, today } = await requireChangeable(deps, trx, caller, input);
      const plan = await readPlan(trx, input, crewIds(before));
      await lockMembers(trx, [...crewIds(before), ...plan.crew.map((it) => it.memberId)]);
      await requireFree(trx, plan, before);
      await changeTripRow(trx, before, plan.columns);
      await replaceCrew(trx, before.id, plan.crew);
      await replaceCompetitors(trx, before.id, plan.competitorIds);
      await freeTripDays(trx, before.id);
      await claim(trx, before.id, plan);
      const after = await readTripRow(trx, before.id);
      const stayed = crewIds(before);
      const gone = stayed.filter((id) => !crewIds(after).includes(id));
      await tellCrew(trx, after, crewIds(after), caller, 'tripChanged', at);
      await tellCrew(trx, after, gone, caller, 'tripLeft', at);
      await recordAudit(trx, {
        at,
        actorId: caller.member.id,
        action: 'trip.update',
        subject: `trip:${before.id}`,
        before,
        after,
      });
      return presentTrip(after, caller.member, today);
    }),
  );
}

/** Cancels a trip and frees its days and its car. @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED, CHANGED_MEANWHILE */
export async function cancelTrip(
  deps: Dependencies,
  caller: Caller,
  { id, revision, reason }: { id: number; revision?: number | undefined; reason: string },
): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { trip: before, today } = await requireChangeable(deps, trx, caller, { id, revision });
    await freeTripDays(trx, id);
    await changeTripRow(trx, before, { cancelled_at: at, cancel_reason: reason });
    const after = await readTripRow(trx, id);
    await tellCrew(trx, after, crewIds(after), caller, 'tripCancelled', at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'trip.cancel',
      subject: `trip:${id}`,
      before,
      after,
    });
    return presentTrip(after, caller.member, today);
  });
}

/** The schema's own last word on a double booking, should two transactions ever meet there. */
async function saving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicate(error) ? refuse('TRIP_OVERLAP') : error;
  }
}

const crewIds = (trip: StoredTrip): number[] => trip.crew.map((it) => it.memberId);

/** Checks that nothing stands in the way; the transaction holds the crew already, and the cars from here on. */
async function requireFree(
  trx: Write,
  { columns: { car_id, departure, arrival }, crew, carcode }: TripPlan,
  changing?: StoredTrip,
): Promise<void> {
  const cars = [car_id, changing?.car_id].filter((it) => it !== null && it !== undefined);
  await lockCars(trx, cars);
  const conflicts = await findConflicts(trx, {
    crew,
    car: car_id === null ? undefined : { id: car_id, carcode },
    from: departure,
    to: arrival,
    changing: changing?.id,
  });
  insist(conflictProblem(conflicts));
}

async function claim(trx: Write, tripId: number, plan: TripPlan): Promise<void> {
  const memberIds = plan.crew.map((it) => it.memberId);
  await claimTripDays(trx, tripId, plan.days, memberIds, plan.columns.car_id);
}

async function requireChangeable(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { id, revision }: { id: number; revision?: number | undefined },
): Promise<{ trip: StoredTrip; today: string }> {
  const today = await companyToday(trx, deps.clock);
  await lockTrip(trx, id);
  const trip = await findTrip(trx, id);
  if (!trip || !mayReadTrip(caller.member, subjectOf(trip, today), await tripsShown(trx))) throw refuse('NOT_FOUND');
  if (!mayChangeTrip(caller.member, subjectOf(trip, today))) {
    throw refuse(trip.cancelled_at !== null || trip.entered_by === caller.member.id ? 'TRIP_CLOSED' : 'FORBIDDEN');
  }
  if (revision !== undefined && revision !== trip.revision) {
    throw refuse('CHANGED_MEANWHILE', { data: presentTrip(trip, caller.member, today) });
  }
  return { trip, today };
}

async function tellCrew(
  trx: Write,
  trip: StoredTrip,
  memberIds: readonly number[],
  caller: Caller,
  code: 'tripAssigned' | 'tripChanged' | 'tripLeft' | 'tripCancelled',
  at: string,
): Promise<void> {
  const { number, place, departure, arrival } = trip;
  const params = {
    number,
    place,
    days: { from: departure, to: arrival },
    remark: trip.cancel_reason,
    // Who is no longer on it may not be allowed to see it.
    ...(code === 'tripLeft' ? {} : { trip: trip.id }),
  };
  await notify(trx, { memberIds: memberIds.filter((it) => it !== caller.member.id), news: { code, params }, at });
}
