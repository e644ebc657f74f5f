import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { cancelForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { lockToCount } from '../../../records/leave/counting-days.ts';
import { addLeave, cancelled, changeLeave, findLeave, type StoredLeave } from '../../../records/leave/leave.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { presentLeave } from '../present-leave.ts';
import { reserveDays } from '../reserve-days.ts';
import { toldDays } from '../tell-about-leave.ts';
import { giveBackAll, requireMember, requirePermitted, requireStanding, requireUncounted } from './acting.ts';
import { holdAskedTrips, leaveAskedTrips } from './leave-asked-trips.ts';

type Entered = Parsed<typeof enterForMember>['body'];

/**
 * Enters leave for a member, also of past days; it is approved with that, and the member is told why. Rules that the
 * request names are set aside; what is set aside is on record. A trip that was only asked for gives the days free.
 * @throws NOT_FOUND, FORBIDDEN for oneself, LEAVE_TYPE_UNKNOWN, NOT_EMPLOYED, LEAVE_OVERLAP and the rules that are not set aside
 */
export async function enterLeaveFor(deps: Dependencies, caller: Caller, asked: Entered): Promise<LeaveView> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      const member = await requireMember(trx, caller, asked.membercode, today);
      const span = { from: asked.fromdate, to: asked.todate };
      const held = await holdAskedTrips(trx, member.id, span);
      await lockToCount(trx, member.id);
      await leaveAskedTrips(deps, trx, caller, { memberId: member.id, span, held, at });
      const { type, days } = await requirePermitted(trx, member.id, asked);
      const { leaveid, description } = type;
      const id = await addLeave(trx, { memberId: member.id, type, days, remark: asked.reason, now: at });
      const actorId = caller.member.id;
      await reserveDays(trx, { memberId: member.id, leaveid, leaveId: id, revision: 1, actorId, at, days });
      const pending = (await findLeave(trx, id)) as StoredLeave;
      await changeLeave(trx, pending, { status: 'approved', decided_by: caller.member.id, decided_at: at }, at);
      const leave = (await findLeave(trx, id)) as StoredLeave;
      const params = { type: description, ...toldDays(leave), remark: asked.reason };
      await tellMember(deps, trx, member, { code: 'leaveEntered', params }, at);
      const after = { ...leave, override: asked.override ?? [] };
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'leave.enter', subject: `leave:${id}`, after });
      return presentLeave(leave, caller.member, today);
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('LEAVE_OVERLAP', { field: 'fromdate' }) : error;
  }
}

/**
 * Cancels a member's leave, pending or approved, with a reason that the member reads; its days are free and back in
 * the balance.
 * @throws NOT_FOUND, FORBIDDEN for one's own, LEAVE_READ_ONLY for what was rejected, CHANGED_MEANWHILE, PERIOD_CLOSED
 */
export async function cancelLeaveFor(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  { reason, revision }: Parsed<typeof cancelForMember>['body'],
): Promise<null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const today = await companyToday(trx, deps.clock);
    const { leave, member } = await requireStanding(trx, caller, { leaveId, revision, today });
    await requireUncounted(trx, leave);
    await giveBackAll(trx, leave, caller.member.id, at);
    await changeLeave(trx, leave, cancelled(at, caller.member.id, reason), at);
    const params = { type: leave.type.description, ...toldDays(leave), remark: reason };
    await tellMember(deps, trx, member, { code: 'leaveCancelled', params }, at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'leave.cancel',
      subject: `leave:${leaveId}`,
      before: leave,
      after: { reason },
    });
    return null;
  });
}
