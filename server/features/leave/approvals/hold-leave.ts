import type { BrokenRule } from '@muster/domain/leave/approvals/broken-rules.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { mayDecideFor, mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { findManaged, type ManagedMember, type StandIn } from '../../../records/deciding/managed-member.ts';
import { findLeave, findOwner, type StoredLeave } from '../../../records/leave/leave.ts';
import { lockMember } from '../../../records/members/member.ts';
import { type AuditAction, recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { presentLeave } from '../present-leave.ts';

/**
 * A leave and its member for whoever decides about it, held until the transaction ends. Who may not even see it
 * gets the same answer as for one that is not there; who may is told when it was taken back meanwhile.
 */
export async function requireDecidable(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  leaveId: number,
  revision: number | undefined,
): Promise<{ leave: StoredLeave; member: ManagedMember }> {
  const memberId = await findOwner(trx, leaveId);
  if (memberId === undefined) throw refuse('NOT_FOUND');
  await lockMember(trx, memberId);
  const leave = await findLeave(trx, leaveId);
  const member = await findManaged(trx, memberId, await companyToday(trx, deps.clock));
  if (!member || !mayReadOf(caller.member, member)) throw refuse('NOT_FOUND');
  if (!mayDecideFor(caller.member, member)) throw refuse('FORBIDDEN');
  if (!leave) throw refuse('CHANGED_MEANWHILE', { data: null });
  await requireRevision(revision, leave, () => viewOf(deps, trx, caller, leave));
  return { leave, member };
}

/** What was done with a leave, for the audit log. */
interface Done {
  readonly at: string;
  readonly action: AuditAction;
  /** The rules that it was decided against. */
  readonly against?: readonly BrokenRule[];
  /** For whom the decider stood in. */
  readonly standIn?: StandIn | undefined;
}

/** Puts on record what was done with a leave, and answers it as it now is; null when nothing is left of it. */
export async function recordLeave(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  before: StoredLeave,
  { at, action, against = [], standIn }: Done,
): Promise<LeaveView | null> {
  const stored = await findLeave(trx, before.id);
  const beside = {
    ...(against.length > 0 ? { against } : {}),
    ...(standIn ? { insteadOf: standIn.managerName } : {}),
  };
  const after = against.length > 0 || standIn ? { ...stored, ...beside } : stored;
  await recordAudit(trx, { at, actorId: caller.member.id, action, subject: `leave:${before.id}`, before, after });
  return stored ? viewOf(deps, trx, caller, stored) : null;
}

export const viewOf = async (deps: Dependencies, trx: Write, caller: Caller, leave: StoredLeave): Promise<LeaveView> =>
  presentLeave(leave, caller.member, await companyToday(trx, deps.clock));

export const spanOf = ({ from, to }: StoredLeave) => ({ from, to });
