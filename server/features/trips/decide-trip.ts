import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { mayApproveTrip, mayDecideTrip, mayObjectToTrip } from '@muster/domain/trips/trip-policy.ts';
import { conflictProblem } from '@muster/domain/trips/trip-rules.ts';
import type { decideTrip as decideTripCall, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { inPlaceOf, listManaged } from '../../records/deciding/managed-member.ts';
import { lockMembers } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { freeTripDays } from '../../records/trips/claims.ts';
import { changeTripRow, keepObjection } from '../../records/trips/trip.ts';
import { crewsOutside } from './find-conflicts.ts';
import { crewIds, holdTrip, readChanged } from './hold-trip.ts';
import { tellAboutTrip, tripDeciders } from './tell-about-trip.ts';

/**
 * Approves or rejects a trip that is asked for. Rejecting frees its days and its car. Crew and enterer are told.
 * @throws NOT_FOUND, FORBIDDEN, TRIP_CLOSED when it is decided already, CHANGED_MEANWHILE; for an approval PERIOD_CLOSED,
 * NOT_EMPLOYED, and TRIP_OVERLAP where when somebody works here is not the caller's to know
 */
export async function decideTrip(
  deps: Dependencies,
  caller: Caller,
  id: number,
  { decision, remark = '', revision }: Parsed<typeof decideTripCall>['body'],
): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { trip: before, subject, today, asker, shown } = await holdTrip(deps, trx, caller.member, id);
    if (!mayApproveTrip(caller.member, subject)) throw refuse('FORBIDDEN');
    if (!mayDecideTrip(caller.member, subject)) throw refuse('TRIP_CLOSED', { params: { reason: 'decided' } });
    await requireRevision(revision, before, shown);
    const approved = decision === 'approve';
    if (approved) {
      await lockMembers(trx, crewIds(before));
      const [outside = []] = await crewsOutside(trx, asker, [before]);
      insist(conflictProblem(outside));
      insist(await closedDaysProblem(trx, before.departure, before.arrival));
    }
    if (!approved) await freeTripDays(trx, id);
    const crew = await listManaged(trx, crewIds(before), today);
    const standIn = crew.map((it) => inPlaceOf(it, caller.member)).find((it) => it !== undefined);
    await changeTripRow(
      trx,
      before,
      {
        approval: approved ? 'approved' : 'rejected',
        decided_by: caller.member.id,
        decided_for: standIn?.managerId ?? null,
        decided_at: at,
        decision_remark: remark,
      },
      at,
    );
    const { trip: after, view } = await readChanged(trx, caller.member, id, today);
    const concerned = [...new Set([...crewIds(after), after.entered_by])];
    await tellAboutTrip(deps, trx, after, concerned, caller, approved ? 'tripApproved' : 'tripRejected', at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: `trip.${decision}`,
      subject: `trip:${id}`,
      before,
      after: { ...after, insteadOf: standIn?.managerName },
    });
    return view;
  });
}

/**
 * Keeps what a member of the crew holds against a trip that is asked for; an empty remark takes it back. Who decides
 * is told.
 * @throws NOT_FOUND, also for who is not of the crew; FORBIDDEN for who asked for it; TRIP_CLOSED
 */
export async function objectToTrip(
  deps: Dependencies,
  caller: Caller,
  id: number,
  { remark }: { remark: string },
): Promise<TripView> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { trip, subject, today } = await holdTrip(deps, trx, caller.member, id);
    if (!subject.crew.includes(caller.member.id)) throw refuse('NOT_FOUND');
    if (!mayObjectToTrip(caller.member, subject)) {
      throw refuse(subject.state === 'requested' ? 'FORBIDDEN' : 'TRIP_CLOSED');
    }
    await keepObjection(trx, id, caller.member.id, remark);
    if (remark) await tellAboutTrip(deps, trx, trip, await tripDeciders(trx, trip, today), caller, 'tripObjected', at);
    return (await readChanged(trx, caller.member, id, today)).view;
  });
}
