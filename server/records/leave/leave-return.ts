import type { Generated, Insertable } from 'kysely';
import type { Write } from '../../database/engine.ts';

export interface LeaveReturnTables {
  leave_return: LeaveReturnTable;
}

/** A decision about coming back early. */
interface LeaveReturnTable {
  id: Generated<number>;
  leave_id: number;
  member_id: number;
  /** The days of the leave as they were when it was decided. */
  from_date: string;
  to_date: string;
  /** The first day that was to be given back. */
  return_from: string;
  confirmed: 0 | 1;
  decision_remark: string;
  decided_by: number;
  /** In whose place it was decided; null for who decided by themselves. */
  decided_for: number | null;
  decided_at: string;
}

export async function addReturn(trx: Write, decided: Insertable<LeaveReturnTable>): Promise<void> {
  await trx.insertInto('leave_return').values(decided).execute();
}
