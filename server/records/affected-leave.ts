import type { HolidayEffect } from '@muster/domain/holidays/holidays-contract.ts';
import type { Generated } from 'kysely';
import type { Write } from '../database/engine.ts';

export interface AffectedLeaveTables {
  affected_leave: AffectedLeaveTable;
}

interface AffectedLeaveTable {
  id: Generated<number>;
  leave_id: number;
  holidaydate: string;
  description: string;
  effect: 'inside' | 'adjacent' | 'no-longer-inside' | 'no-longer-adjacent';
  at: string;
  done_at: string | null;
}

/** Lists leave that a change of a holiday touches, for the office to look at; answers the number of the line of each leave. */
export async function addAffected(
  trx: Write,
  touched: readonly { leaveId: number; effect: HolidayEffect }[],
  holiday: { holidaydate: string; description: string },
  at: string,
): Promise<ReadonlyMap<number, number>> {
  if (touched.length === 0) return new Map();
  const { holidaydate, description } = holiday;
  const added = await trx
    .insertInto('affected_leave')
    .values(
      touched.map(({ leaveId, effect }) => ({
        leave_id: leaveId,
        effect,
        holidaydate,
        description,
        at,
        done_at: null,
      })),
    )
    .returning(['id', 'leave_id'])
    .execute();
  return new Map(added.map((it) => [it.leave_id, it.id]));
}

/** Takes a line off the office's list; false when there is no such open line. */
export async function markDone(trx: Write, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('affected_leave')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
