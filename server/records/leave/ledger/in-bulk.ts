import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { inBatches } from '../../../database/batches.ts';
import type { Write } from '../../../database/engine.ts';
import { noteColumns } from './entries.ts';

export interface BalanceEntered {
  readonly memberId: number;
  readonly leaveid: string;
  readonly year: number;
  /** Signed: what the balance is changed by. */
  readonly days: number;
}

/** Changes balances to what was entered by a file, a line each. The caller holds the members. */
export async function enterBalances(
  trx: Write,
  entered: readonly BalanceEntered[],
  by: { readonly at: string; readonly actorId: number },
): Promise<void> {
  await inBatches(entered, async (some) => {
    await trx
      .insertInto('leave_ledger')
      .values(
        some.map((it) => ({
          member_id: it.memberId,
          leaveid: it.leaveid,
          fiscal_year: it.year,
          kind: 'adjusted' as const,
          half_days: asHalfDays(it.days),
          leave_id: null,
          revision: null,
          at: by.at,
          actor_id: by.actorId,
          ...noteColumns({ code: 'balanceEntered', params: {} }),
        })),
      )
      .execute();
  });
}
