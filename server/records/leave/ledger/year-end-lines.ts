import type { YearEndLine } from '@muster/domain/leave/balances/year-end.ts';
import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import type { Write } from '../../../database/engine.ts';

export interface YearEndEntry extends YearEndLine {
  readonly memberId: number;
  readonly leaveid: string;
}

/** How many lines one statement takes, within what both engines allow of parameters. */
const BATCH = 500;

/** What the end of a year does to balances. The caller holds everybody. */
export async function addYearEndLines(
  trx: Write,
  lines: readonly YearEndEntry[],
  by: { readonly at: string; readonly actorId: number },
): Promise<void> {
  const rows = lines.map((it) => ({
    member_id: it.memberId,
    leaveid: it.leaveid,
    fiscal_year: it.year,
    kind: it.kind,
    half_days: asHalfDays(it.days),
    leave_id: null,
    revision: null,
    at: by.at,
    actor_id: by.actorId,
    note_code: it.note,
    note_params: '{}',
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('leave_ledger')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}
