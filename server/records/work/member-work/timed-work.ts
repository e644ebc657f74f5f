import { bothHold } from '@muster/domain/work/shift-times.ts';
import type { WorkSpan } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../../database/engine.ts';

/**
 * The spans of members' work, each beside the times that its shift has on some of its days: a row a span and times that
 * have a day together. Whichever rule asks when somebody works on a day, asks by this join and takes the row whose
 * `timedSpan` has the day: what a shift is set to later changes no day before.
 */
export const timedWork = (db: Read) =>
  db
    .selectFrom('member_work')
    .innerJoin('shift_times', (join) =>
      join
        .onRef('shift_times.shift_id', '=', 'member_work.shift_id')
        .onRef('shift_times.from_day', '<=', 'member_work.until_day')
        .onRef('shift_times.until_day', '>=', 'member_work.from_day'),
    )
    .select(['member_work.from_day', 'member_work.until_day', 'shift_times.starts', 'shift_times.ends'])
    .select(['shift_times.from_day as times_from', 'shift_times.until_day as times_until']);

interface TimedRow {
  readonly from_day: string;
  readonly until_day: string;
  readonly times_from: string;
  readonly times_until: string;
}

/** The days on which both the work and the times of a row hold. */
export function timedSpan(row: TimedRow): WorkSpan {
  const work = { from: row.from_day, until: row.until_day };
  return bothHold(work, { from: row.times_from, until: row.times_until }) ?? work;
}
