import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { TripApproval } from '@muster/domain/trips/trip-days.ts';
import { mayChangeTrip, mayChangeWhatIsOver } from '@muster/domain/trips/trip-policy.ts';
import {
  beginsTheSame,
  isSameTrip,
  keepsWhatIsOver,
  type TripAsked,
  tooEarlyProblem,
} from '@muster/domain/trips/trip-rules.ts';
import type { TripEdit, TripView } from '@muster/domain/trips/trips-contract.ts';
import { tripEdit } from '@muster/domain/trips/trips-schemas.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requireAsKept, takeApart } from '../../http/as-kept.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { lockMembers } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { freeTripDays } from '../../records/trips/claims.ts';
import { changeTripRow, replaceCompetitors, replaceCrew } from '../../records/trips/trip.ts';
import { approvalOf, requireFewAsked, requireOneCar } from './assign-trip.ts';
import { claim, requireFree, savingTrip } from './claim-trip.ts';
import { crewIds, type HeldTrip, holdTrip, readChanged } from './hold-trip.ts';
import { readPlan, type TripPlan } from './read-plan.ts';
import { approversOf, tellAboutTrip, tripDeciders } from './tell-about-trip.ts';
import type { StoredTrip } from './trip-view.ts';

/**
 * Changes a trip; its old days are freed and the new ones claimed in the same transaction. Those who come, stay or
 * go are told. Who may not approve it asks anew when what was approved changes: crew, days, car, type, place or miles.
 * @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED, CHANGED_MEANWHILE with the trip as it is stored, and what `assignTrip` refuses
 */
export async function changeTrip(deps: Dependencies, caller: Caller, input: TripEdit): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return savingTrip(() =>
    deps.database.write(async (trx) => {
      const held = await holdChangeable(deps, trx, caller, input);
      const { trip: before, today } = held;
      await requireAsDecided(held, input);
      const plan = await readPlan(trx, input, before);
      if (!isOffice(caller.member.role)) insist(tooEarlyProblem(plan.columns.departure, today, before.departure));
      requireWhatIsOver(caller, held, plan);
      await lockMembers(trx, [before.entered_by, ...crewIds(before), ...plan.crew.map((it) => it.memberId)]);
      await requireOpenTrip(trx, plan, before);
      await requireFree(trx, held.asker, plan, before);
      const approval = await approvalAfter(trx, caller, held, plan);
      if (approval === 'requested') {
        if (!waitsWithOthers(before)) await requireFewAsked(trx, before.entered_by, plan);
        if (!waitsWithCar(before, plan)) await requireOneCar(trx, before.entered_by, plan, before.id);
      }
      await changeTripRow(trx, before, { ...plan.columns, approval, ...(approval === 'requested' && UNDECIDED) }, at);
      await replaceCrew(trx, before.id, withObjections(before, plan));
      await replaceCompetitors(trx, before.id, plan.competitorIds);
      await freeTripDays(trx, before.id);
      await claim(trx, before.id, plan);
      const { trip: after, view } = await readChanged(trx, caller.member, before.id, today);
      await tellAboutChange(deps, trx, caller, held, after, at);
      await recordAudit(trx, {
        at,
        actorId: caller.member.id,
        action: 'trip.update',
        subject: `trip:${before.id}`,
        before,
        after,
      });
      return view;
    }),
  );
}

/** What was decided may come back as it was read; it is changed by deciding and cancelling alone. @throws UNKNOWN_FIELD */
async function requireAsDecided({ shown }: HeldTrip, input: TripEdit): Promise<void> {
  const { beside } = takeApart(tripEdit, input);
  if (Object.keys(beside).length > 0) requireAsKept(beside, await shown());
}

/** What is asked anew waits: whatever was decided was about something else. */
const UNDECIDED = { decided_by: null, decided_for: null, decided_at: null, decision_remark: '' };

/**
 * Cancels a trip and frees its days and its car.
 * @throws NOT_FOUND, FORBIDDEN, CHANGED_MEANWHILE; TRIP_CLOSED, also where days are over that the caller may not change
 */
export async function cancelTrip(
  deps: Dependencies,
  caller: Caller,
  { id, revision, reason }: { id: number; revision?: number | undefined; reason: string },
): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { trip: before, subject, today } = await holdChangeable(deps, trx, caller, { id, revision });
    if (before.approval === 'approved') insist(await closedDaysProblem(trx, before.departure, before.arrival));
    if (!mayChangeWhatIsOver(caller.member, subject)) throw refuse('TRIP_CLOSED', { params: { reason: 'begun' } });
    await freeTripDays(trx, id);
    await changeTripRow(trx, before, { cancelled_at: at, cancel_reason: reason }, at);
    const { trip: after, view } = await readChanged(trx, caller.member, id, today);
    await tellAboutTrip(deps, trx, after, crewIds(after), caller, 'tripCancelled', at);
    const approvers = await approversOf(trx, before, today);
    await tellAboutTrip(deps, trx, after, approvers, caller, 'tripOfGroupCancelled', at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'trip.cancel',
      subject: `trip:${id}`,
      before,
      after,
    });
    return view;
  });
}

/**
 * A trip that the caller may change, held.
 * @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED, CHANGED_MEANWHILE
 */
async function holdChangeable(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { id, revision }: { id: number; revision?: number | undefined },
): Promise<HeldTrip> {
  const held = await holdTrip(deps, trx, caller.member, id);
  const { trip, subject, shown } = held;
  if (!mayChangeTrip(caller.member, subject)) {
    const closed = trip.cancelled_at !== null || trip.approval === 'rejected' || trip.entered_by === caller.member.id;
    throw refuse(closed ? 'TRIP_CLOSED' : 'FORBIDDEN');
  }
  await requireRevision(revision, trip, shown);
  return held;
}

/**
 * Days of a closed pay period are neither given away by an approved trip nor taken by any. One whose crew, car and
 * departure stay may end on another day as long as the days that come or go are open. @throws PERIOD_CLOSED
 */
async function requireOpenTrip(trx: Write, plan: TripPlan, before: StoredTrip): Promise<void> {
  const { departure, arrival } = plan.columns;
  if (before.approval !== 'approved') return insist(await closedDaysProblem(trx, departure, arrival));
  if (beginsTheSame(askedOf(before), askedByPlan(plan))) {
    const [first, last] = [before.arrival, arrival].toSorted() as [Day, Day];
    if (first !== last) insist(await closedDaysProblem(trx, addDays(first, 1), last));
    return;
  }
  insist(await closedDaysProblem(trx, before.departure, before.arrival));
  insist(await closedDaysProblem(trx, departure, arrival));
}

/** Refuses to change days that are over of an approved trip to who may not approve it. @throws TRIP_CLOSED */
function requireWhatIsOver(caller: Caller, { trip, subject, today }: HeldTrip, plan: TripPlan): void {
  if (mayChangeWhatIsOver(caller.member, subject) || keepsWhatIsOver(askedOf(trip), askedByPlan(plan), today)) return;
  throw refuse('TRIP_CLOSED', { params: { reason: 'begun' } });
}

async function approvalAfter(trx: Write, caller: Caller, held: HeldTrip, plan: TripPlan): Promise<TripApproval> {
  const { trip, subject, tripApproval } = held;
  if (trip.approval === 'requested' && tripApproval === 'manager') return 'requested';
  // What is left of a trip that ends earlier was approved.
  if (!mayChangeWhatIsOver(caller.member, subject)) return trip.approval;
  return asksForSame(trip, plan) ? trip.approval : approvalOf(trx, caller.member, plan, held);
}

/** What members hold against a trip stays while they are asked for the same. */
function withObjections(before: StoredTrip, plan: TripPlan) {
  if (!asksForSame(before, plan)) return plan.crew;
  const objections = new Map(before.crew.map((it) => [it.memberId, it.objection]));
  return plan.crew.map((it) => ({ ...it, objection: objections.get(it.memberId) ?? '' }));
}

/** Whether a trip is among those of which only so many may wait. */
const waitsWithOthers = (trip: StoredTrip): boolean =>
  trip.approval === 'requested' && crewIds(trip).some((id) => id !== trip.entered_by);

/** Whether a trip waits with the same car on the same days already. */
const waitsWithCar = (trip: StoredTrip, { columns }: TripPlan): boolean =>
  trip.approval === 'requested' &&
  trip.car_id === columns.car_id &&
  trip.departure === columns.departure &&
  trip.arrival === columns.arrival;

const asksForSame = (trip: StoredTrip, plan: TripPlan): boolean => isSameTrip(askedOf(trip), askedByPlan(plan));

const askedOf = (trip: StoredTrip): TripAsked => ({
  ...trip,
  ...{ type: trip.trip_type_id, car: trip.car_id, crew: crewIds(trip) },
});

const askedByPlan = ({ columns, crew }: TripPlan): TripAsked => ({
  ...columns,
  ...{ type: columns.trip_type_id, car: columns.car_id },
  crew: crew.map((it) => it.memberId),
});

async function tellAboutChange(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { trip, today }: HeldTrip,
  after: StoredTrip,
  at: string,
) {
  const staying = crewIds(after);
  const gone = crewIds(trip).filter((id) => !staying.includes(id));
  const asked = after.approval === 'requested';
  await tellAboutTrip(deps, trx, after, staying, caller, asked ? 'tripAsked' : 'tripChanged', at);
  await tellAboutTrip(deps, trx, after, gone, caller, 'tripLeft', at);
  const deciders = asked ? await tripDeciders(trx, after, today) : [];
  await tellAboutTrip(deps, trx, after, deciders, caller, 'tripToDecide', at);
  const approvers = (await approversOf(trx, trip, today)).filter((id) => ![...deciders, ...staying].includes(id));
  await tellAboutTrip(deps, trx, after, approvers, caller, 'tripOfGroupChanged', at);
}
