import { asDays } from '@muster/domain/leave/half-days.ts';
import type { Read } from '../../database/engine.ts';

/** The lines behind one balance, oldest first, each with the leave it speaks of. */
export async function ledgerOf(db: Read, memberId: number, leaveid: string, year: number) {
  const rows = await db
    .selectFrom('leave_ledger')
    .leftJoin('leave', 'leave.id', 'leave_ledger.leave_id')
    .select([
      'leave_ledger.id',
      'leave_ledger.kind',
      'leave_ledger.half_days',
      'leave_ledger.fiscal_year as fiscalyear',
      'leave_ledger.at',
      'leave_ledger.note',
      'leave.from_date as start',
      'leave.to_date as end',
    ])
    .where('leave_ledger.member_id', '=', memberId)
    .where('leave_ledger.leaveid', '=', leaveid)
    .where('leave_ledger.fiscal_year', '=', year)
    .orderBy('leave_ledger.id')
    .execute();
  return rows.map(({ half_days, ...line }) => ({ ...line, days: asDays(half_days) }));
}
