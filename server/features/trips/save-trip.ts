import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
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
import { companyToday } from '../../records/company.ts';
import { lockMembers } from '../../records/member.ts';
import { notify } from '../../records/notification.ts';
import {
  addCrew,
  addTripRow,
  changeTripRow,
  findByRequestKey,
  findTrip,
  lockTrip,
  nextSerial,
  removeCrew,
  type StoredTrip,
} from '../../records/trip.ts';
import { tripsShown } from '../../records/trip-lookups.ts';
import { findConflicts } from './find-conflicts.ts';
import { presentTrip, subjectOf } from './present-trip.ts';
import { readPlan, type TripPlan } from './read-plan.ts';
import { sameTrip } from './same-trip.ts';

/**
 * Assigns a trip. One transaction holds the crew (and who asks, when they may ask again) and the car, checks what stands in the way, gives the number and claims
 * every day of every member and of the car. A request with a key that is known gives the first answer.
 * @throws what `readPlan` refuses; TRIP_ON_LEAVE, TRIP_OVERLAP, CAR_TAKEN naming every conflict; REQUEST_KEY_REUSED
 */
export async function addTrip(
  deps: Dependencies,
  caller: Caller,
  input: TripInput,
  requestKey: string | null,
): Promise<{ trip: TripView; isNew: boolean }> {
  const at = writeInstant(deps.clock());
  return saving(() =>
    deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      const crew = (input.memberList ?? []).map((it) => it.membernoid);
      await lockMembers(trx, requestKey === null ? crew : [caller.member.id, ...crew]);
      const before = requestKey ? await answeredBefore(trx, caller, requestKey, input) : undefined;
      if (before) return { trip: presentTrip(before, caller.member, today), isNew: false };
      const plan = await readPlan(trx, input);
      await requireFree(trx, plan);
      const year = fiscalYearOf(today);
      const id = await addTripRow(trx, {
        ...columnsOf(plan),
        number: tripNumber(year, await nextSerial(trx, year)),
        entered_on: today,
        entered_by: caller.member.id,
        cancelled_at: null,
        revision: 1,
        request_key: requestKey,
        created_at: at,
      });
      await claim(trx, id, plan);
      const trip = (await findTrip(trx, id)) as StoredTrip;
      await tellCrew(trx, trip, crewIds(trip), caller, 'You are on a trip', at);
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'trip.add', subject: `trip:${id}`, after: trip });
      return { trip: presentTrip(trip, caller.member, today), isNew: true };
    }),
  );
}

/**
 * Changes a trip; its old days are freed and the new ones claimed in the same transaction. Those who come, stay or
 * go are told.
 * @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED and what `addTrip` refuses
 */
export async function updateTrip(deps: Dependencies, caller: Caller, input: TripEdit): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return saving(() =>
    deps.database.write(async (trx) => {
      const { trip: before, today } = await requireChangeable(deps, trx, caller, input.id);
      const plan = await readPlan(trx, input, crewIds(before));
      await lockMembers(trx, [...crewIds(before), ...plan.crew.map((it) => it.memberId)]);
      await requireFree(trx, plan, before);
      await changeTripRow(trx, before.id, columnsOf(plan));
      await freeTripDays(trx, before.id);
      await removeCrew(trx, before.id);
      await claim(trx, before.id, plan);
      const after = (await findTrip(trx, before.id)) as StoredTrip;
      const stayed = crewIds(before);
      const gone = stayed.filter((id) => !crewIds(after).includes(id));
      await tellCrew(trx, after, crewIds(after), caller, 'Your trip was changed', at);
      await tellCrew(trx, after, gone, caller, 'You are no longer on a trip', at);
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

/** Cancels a trip and frees its days and its car. @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED */
export async function cancelTrip(
  deps: Dependencies,
  caller: Caller,
  { id, reason }: { id: number; reason: string },
): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { trip: before, today } = await requireChangeable(deps, trx, caller, id);
    await freeTripDays(trx, id);
    await changeTripRow(trx, id, { cancelled_at: at, cancel_reason: reason });
    const after = (await findTrip(trx, id)) as StoredTrip;
    await tellCrew(trx, after, crewIds(after), caller, 'Your trip is cancelled', at);
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

/** The trip that this very request has stored already. @throws REQUEST_KEY_REUSED when it asked for something else */
async function answeredBefore(
  trx: Write,
  caller: Caller,
  requestKey: string,
  input: TripInput,
): Promise<StoredTrip | undefined> {
  const id = await findByRequestKey(trx, caller.member.id, requestKey);
  const trip = id === undefined ? undefined : await findTrip(trx, id);
  if (trip && !sameTrip(trip, input)) throw refuse('REQUEST_KEY_REUSED');
  return trip;
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

const columnsOf = (plan: TripPlan) => ({
  trip_type_id: plan.typeId,
  state_name: plan.state,
  group_id: plan.groupId,
  car_id: plan.carId,
  miles: plan.miles,
  competitors: plan.competitors,
  departure: plan.departure,
  arrival: plan.arrival,
  remark: plan.remark,
});

/** Checks that nothing stands in the way; the transaction holds the crew already, and the cars from here on. */
async function requireFree(trx: Write, plan: TripPlan, changing?: StoredTrip): Promise<void> {
  const cars = [plan.carId, changing?.carId].filter((it) => it !== null && it !== undefined);
  await lockCars(trx, cars);
  const conflicts = await findConflicts(trx, {
    crew: plan.crew,
    car: plan.carId === null ? undefined : { id: plan.carId, carcode: plan.carcode },
    from: plan.departure,
    to: plan.arrival,
    changing: changing?.id,
  });
  insist(conflictProblem(conflicts));
}

async function claim(trx: Write, tripId: number, plan: TripPlan): Promise<void> {
  await addCrew(trx, tripId, plan.crew);
  const memberIds = plan.crew.map((it) => it.memberId);
  await claimTripDays(trx, tripId, plan.days, memberIds, plan.carId);
}

async function requireChangeable(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  tripId: number,
): Promise<{ trip: StoredTrip; today: string }> {
  const today = await companyToday(trx, deps.clock);
  await lockTrip(trx, tripId);
  const trip = await findTrip(trx, tripId);
  if (!trip || !mayReadTrip(caller.member, subjectOf(trip, today), await tripsShown(trx))) throw refuse('NOT_FOUND');
  if (mayChangeTrip(caller.member, subjectOf(trip, today))) return { trip, today };
  throw refuse(trip.cancelled || trip.enteredBy === caller.member.id ? 'TRIP_CLOSED' : 'FORBIDDEN');
}

async function tellCrew(
  trx: Write,
  trip: StoredTrip,
  memberIds: readonly number[],
  caller: Caller,
  title: string,
  at: string,
): Promise<void> {
  const aboard = memberIds.some((it) => crewIds(trip).includes(it));
  await notify(trx, {
    memberIds: memberIds.filter((it) => it !== caller.member.id),
    heading: 'Trip',
    icon: { name: 'flight', color: trip.cancelled ? 'error' : 'primary' },
    title: `${title}: ${trip.number}`,
    subtitle: `${trip.state}, ${showSpan(trip.departure, trip.arrival)}${trip.cancelReason ? `. ${trip.cancelReason}` : ''}`,
    // Who is no longer on it may not be allowed to see it.
    path: aboard ? `/dashboard/trip_assignment?trip=${trip.id}` : '/dashboard/trip_assignment',
    at,
  });
}
