import type { LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { Write } from '../../database/engine.ts';
import type { StoredLeave } from '../../records/leave/leave.ts';
import { addLedgerLines } from '../../records/leave/ledger/entries.ts';
import { claimLeaveDays, freeLeaveDays } from '../../records/trips/claims.ts';

interface Reservation {
  readonly memberId: number;
  readonly leaveid: string;
  readonly leaveId: number;
  readonly revision: number;
  readonly days: LeaveDays;
  readonly at: string;
  /** Who takes them, when it is not the member. */
  readonly actorId?: number;
}

/** Claims the days of a leave and takes them from the balance, by fiscal year. */
export async function reserveDays(trx: Write, it: Reservation): Promise<void> {
  await claimLeaveDays(trx, it.memberId, it.leaveId, it.days);
  await addLedgerLines(trx, { ...it, kind: 'taken', actorId: it.actorId ?? it.memberId });
}

/** Gives the days of a pending leave back, once: the line carries the revision that is about to be made. */
export async function releasePending(trx: Write, leave: StoredLeave, actorId: number, at: string): Promise<void> {
  if (leave.status !== 'pending') return;
  await freeLeaveDays(trx, leave.id);
  await addLedgerLines(trx, {
    memberId: leave.memberId,
    leaveid: leave.type.leaveid,
    leaveId: leave.id,
    revision: leave.revision + 1,
    kind: 'released',
    days: leave,
    at,
    actorId,
  });
}
