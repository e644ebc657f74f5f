import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { type TripApproval, tripNumber } from '@muster/domain/trips/trip-days.ts';
import { mayApproveTrip, type TripApprovalMode } from '@muster/domain/trips/trip-policy.ts';
import { secondCarProblem, tooEarlyProblem, waitingProblem } from '@muster/domain/trips/trip-rules.ts';
import type { TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist } from '../../http/problems.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { lockMembers } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { readCompany } from '../../records/office/company.ts';
import { carsHeldBy } from '../../records/trips/claims.ts';
import { addCompetitors, addCrew, addTripRow, countTripsAsked, nextSerial } from '../../records/trips/trip.ts';
import { claim, requireFree, savingTrip } from './claim-trip.ts';
import { crewIds, readChanged } from './hold-trip.ts';
import { readPlan, type TripPlan } from './read-plan.ts';
import { tellAboutTrip, tripDeciders } from './tell-about-trip.ts';
import { approvableOf, managedBy } from './trip-mapper.ts';

/**
 * Assigns a trip, or asks for it where the caller may not approve it. One transaction holds the crew and the car,
 * checks what stands in the way, gives the number and claims every day of every member and of the car.
 * @throws what `readPlan` refuses; TRIP_DATES_WRONG for one of an earlier month; TRIP_ON_LEAVE, TRIP_OVERLAP, NOT_EMPLOYED,
 * CAR_TAKEN; TRIPS_WAITING
 */
export async function assignTrip(deps: Dependencies, caller: Caller, input: TripInput): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return savingTrip(() =>
    deps.database.write(async (trx) => {
      const { zone, tripApproval, tripsShown } = await readCompany(trx);
      const today = dayOf(deps.clock(), zone);
      const crew = (input.memberList ?? []).map((it) => it.membernoid);
      await lockMembers(trx, [caller.member.id, ...crew]);
      const plan = await readPlan(trx, input);
      if (!isOffice(caller.member.role)) insist(tooEarlyProblem(plan.columns.departure, today));
      insist(await closedDaysProblem(trx, plan.columns.departure, plan.columns.arrival));
      await requireFree(trx, { actor: caller.member, today, tripsShown }, plan);
      const approval = await approvalOf(trx, caller.member, plan, { tripApproval, today });
      if (approval === 'requested') {
        await requireFewAsked(trx, caller.member.id, plan);
        await requireOneCar(trx, caller.member.id, plan);
      }
      const year = fiscalYearOf(today);
      const id = await addTripRow(trx, {
        ...plan.columns,
        approval,
        number: tripNumber(year, await nextSerial(trx, year)),
        entered_on: today,
        entered_by: caller.member.id,
        created_at: at,
      });
      await addCrew(trx, id, plan.crew);
      await addCompetitors(trx, id, plan.competitorIds);
      await claim(trx, id, plan);
      const { trip, view } = await readChanged(trx, caller.member, id, today);
      const asked = approval === 'requested';
      await tellAboutTrip(deps, trx, trip, crewIds(trip), caller, asked ? 'tripAsked' : 'tripAssigned', at);
      if (asked) await tellAboutTrip(deps, trx, trip, await tripDeciders(trx, trip, today), caller, 'tripToDecide', at);
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'trip.add', subject: `trip:${id}`, after: trip });
      return view;
    }),
  );
}

/**
 * Who may approve a trip approves it by entering it; everybody else asks for it, where the company wants that, and
 * wherever its days are over in part: what somebody did on a day is not for others to say.
 */
export async function approvalOf(
  trx: Write,
  actor: CurrentMember,
  plan: TripPlan,
  { tripApproval, today }: { readonly tripApproval: TripApprovalMode; readonly today: Day },
): Promise<TripApproval> {
  if (tripApproval === 'none' && plan.columns.departure >= today) return 'approved';
  const crew = plan.crew.map((it) => it.memberId);
  const decides = await managedBy(trx, actor, [plan], today);
  return mayApproveTrip(actor, approvableOf(crew, plan.columns.departure, today, decides)) ? 'approved' : 'requested';
}

/**
 * Keeps those who ask for trips with others from taking everybody's days: only so many wait at once. The transaction
 * holds who asks.
 * @throws TRIPS_WAITING
 */
export async function requireFewAsked(trx: Write, askerId: number, plan: TripPlan): Promise<void> {
  if (plan.crew.every((it) => it.memberId === askerId)) return;
  insist(waitingProblem(await countTripsAsked(trx, askerId)));
}

/**
 * Keeps one member from holding every car by asking: what waits of them takes one a day. The transaction holds who asks.
 * @throws TRIPS_WAITING
 */
export async function requireOneCar(
  trx: Write,
  askerId: number,
  { columns }: TripPlan,
  changing?: number,
): Promise<void> {
  if (columns.car_id === null) return;
  const span = { from: columns.departure, to: columns.arrival };
  insist(secondCarProblem(await carsHeldBy(trx, askerId, span, changing)));
}
