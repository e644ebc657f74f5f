import { shiftEnd } from '@muster/domain/attendance/shift-window.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { timedWork } from '../../../records/work/member-work/timed-work.ts';

/** When the last of the shifts that begin on a day and cross midnight ends, or undefined where nobody has one. */
export async function nightShiftsEnd(db: Read, day: Day, zone: string): Promise<Temporal.Instant | undefined> {
  const shifts = await timedWork(db)
    .clearSelect()
    .select(['shift_times.starts', 'shift_times.ends'])
    .distinct()
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day)
    .where('shift_times.from_day', '<=', day)
    .where('shift_times.until_day', '>=', day)
    .whereRef('shift_times.ends', '<=', 'shift_times.starts')
    .execute();
  return shifts
    .map((it) => shiftEnd(day, it, zone))
    .toSorted(Temporal.Instant.compare)
    .at(-1);
}
