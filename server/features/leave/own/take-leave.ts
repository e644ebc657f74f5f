import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { LeaveInput, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { isDuplicate } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { lockToCount } from '../../../records/leave/counting-days.ts';
import { addLeave, findLeave, type StoredLeave } from '../../../records/leave/leave.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { askedDays, requireAllowed, requireOffered, requireTrueClaims } from '../check-leave.ts';
import { layWith } from '../documents/keep-documents.ts';
import { presentLeave } from '../present-leave.ts';
import { reserveDays } from '../reserve-days.ts';
import { tellTheirDeciders, toldDays } from '../tell-about-leave.ts';

export interface Taken {
  readonly leave: LeaveView;
  /** How many of its days were free anyway. */
  readonly freeDays: number;
}

/**
 * Asks for leave. One transaction that holds the member: it checks every rule, stores the request, claims its days
 * and reserves them in the ledger, so that no race can take a day twice or a balance below zero.
 * @throws FORBIDDEN, CLAIM_DIFFERS, FILE_UNKNOWN of a document and what the rules refuse
 */
export async function takeLeave(deps: Dependencies, caller: Caller, input: LeaveInput): Promise<Taken> {
  requireTrueClaims(caller, input);
  const memberId = caller.member.id;
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      await lockToCount(trx, memberId);
      const today = await companyToday(trx, deps.clock);
      const type = await requireOffered(trx, input.leavetype);
      const asked = { ...askedDays(input), noOfLeave: input.noOfLeave };
      const { days, freeDays } = await requireAllowed(trx, memberId, { ...asked, type, today });
      const id = await addLeave(trx, { memberId, type, days, remark: input.remark, now: at });
      await reserveDays(trx, { memberId, leaveid: type.leaveid, leaveId: id, revision: 1, at, days });
      const paths = input.documents ?? [];
      if (paths.length > 0) await layWith(trx, caller, { id, memberId }, { paths, at, field: (n) => `documents.${n}` });
      const leave = (await findLeave(trx, id)) as StoredLeave;
      const params = { name: caller.member.membername, ...toldDays(leave) };
      await tellTheirDeciders(
        deps,
        trx,
        caller.member,
        { code: 'leaveAsked', params },
        { at, today, asked: `leave:${id}` },
      );
      await recordAudit(trx, { at, actorId: memberId, action: 'leave.take', subject: `leave:${id}`, after: leave });
      return { leave: presentLeave(leave, caller.member, today), freeDays };
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('LEAVE_OVERLAP', { field: 'fromdate' }) : error;
  }
}
