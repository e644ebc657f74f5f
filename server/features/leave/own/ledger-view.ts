import { shownKindsOf } from '@muster/domain/leave/balances/leave-balance.ts';
import type { LedgerNote } from '@muster/domain/leave/balances/ledger-note.ts';
import { asDays } from '@muster/domain/leave/half-days.ts';
import type { LedgerLineView } from '@muster/domain/leave/leave-contract.ts';
import type { Read } from '../../../database/engine.ts';
import { sayNote } from '../../../words/words.ts';

/**
 * The lines behind one balance, oldest first, each with the days of leave it is about, who wrote it, and the balance
 * after it. Lines that were written without their days have those of their leave as it is now.
 */
export async function ledgerOf(db: Read, memberId: number, leaveid: string, year: number): Promise<LedgerLineView[]> {
  const rows = await db
    .selectFrom('leave_ledger')
    .leftJoin('leave', 'leave.id', 'leave_ledger.leave_id')
    .leftJoin('member as actor', (join) =>
      join.onRef('actor.id', '=', 'leave_ledger.actor_id').onRef('actor.id', '<>', 'leave_ledger.member_id'),
    )
    .select(({ fn }) => [
      'leave_ledger.id',
      'leave_ledger.kind',
      'leave_ledger.half_days',
      'leave_ledger.fiscal_year as fiscalyear',
      'leave_ledger.at',
      'leave_ledger.note',
      'leave_ledger.note_code',
      'leave_ledger.note_params',
      'leave_ledger.leave_id as leaveId',
      fn.coalesce('leave_ledger.from_day', 'leave.from_date').as('start'),
      fn.coalesce('leave_ledger.until_day', 'leave.to_date').as('end'),
      'leave.status',
      'actor.membername as by',
    ])
    .where('leave_ledger.member_id', '=', memberId)
    .where('leave_ledger.leaveid', '=', leaveid)
    .where('leave_ledger.fiscal_year', '=', year)
    .orderBy('leave_ledger.id')
    .execute();
  const kinds = shownKindsOf(rows.map((it) => ({ ...it, waiting: it.status === 'pending' })));
  let balance = 0;
  return rows.map(({ half_days, note_code, note_params, leaveId: _, status: __, ...line }, index) => {
    const days = asDays(half_days);
    balance += days;
    return { ...line, ...notesOf(line.note, note_code, note_params), kind: kinds[index] ?? line.kind, days, balance };
  });
}

/** A note of ours with its words, or what a person wrote. */
function notesOf(written: string, code: LedgerNote['code'] | null, stored: string | null) {
  if (code === null) return { note: written, notecode: null, noteparams: null };
  const params = JSON.parse(stored ?? '{}');
  return { note: sayNote({ code, params }), notecode: code, noteparams: params };
}
