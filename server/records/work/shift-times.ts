import type { WorkShift } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { ShiftTimes } from '@muster/domain/work/shift-times.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Generated, Selectable } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';

export interface ShiftTimesTables {
  shift_times: ShiftTimesTable;
}

/** When a shift is worked on the days of a span; of a shift's rows exactly one holds on any day. */
interface ShiftTimesTable {
  shift_id: number;
  from_day: string;
  until_day: string;
  starts: string;
  ends: string;
  /** What is not worked of the shift. */
  break_minutes: number;
  /** How long after its start a check-in is not late yet. */
  grace_minutes: number;
  /** What counts as overtime: the least of a day, whole steps, and 1 where what is worked before the shift does. */
  overtime_from: Generated<number>;
  overtime_step: Generated<number>;
  overtime_before: Generated<number>;
}

/** All that some shifts, or every one of them, ever had and will have, oldest first, by shift. */
export async function timesOfShifts(
  db: Read,
  which: readonly number[] | 'all',
): Promise<ReadonlyMap<number, readonly ShiftTimes[]>> {
  if (which.length === 0) return new Map();
  let asked = db.selectFrom('shift_times').selectAll().orderBy('shift_id').orderBy('from_day');
  if (which !== 'all') asked = asked.where('shift_id', 'in', which);
  const shifts = Map.groupBy(await asked.execute(), (it) => it.shift_id);
  return new Map([...shifts].map(([id, rows]) => [id, rows.map(asTimes)]));
}

export async function timesOfShift(db: Read, shiftId: number): Promise<readonly ShiftTimes[]> {
  return (await timesOfShifts(db, [shiftId])).get(shiftId) ?? [];
}

/** Gives a shift that was just added the times that it begins with. */
export const beginTimes = (trx: Write, shiftId: number, times: WorkShift): Promise<void> =>
  addRows(trx, shiftId, [{ ...times, from: BEGINNING, until: FOREVER }]);

/**
 * Stores a shift's times after others hold from a day on. What ended before the day before it is not even written again.
 * The caller holds the shift.
 */
export async function storeTimes(trx: Write, shiftId: number, times: readonly ShiftTimes[], from: Day): Promise<void> {
  const day = addDays(from, -1);
  await trx.deleteFrom('shift_times').where('shift_id', '=', shiftId).where('until_day', '>=', day).execute();
  await addRows(
    trx,
    shiftId,
    times.filter((it) => it.until >= day),
  );
}

async function addRows(trx: Write, shiftId: number, times: readonly ShiftTimes[]): Promise<void> {
  await trx
    .insertInto('shift_times')
    .values(
      times.map((it) => ({
        shift_id: shiftId,
        from_day: it.from,
        until_day: it.until,
        starts: it.starts,
        ends: it.ends,
        break_minutes: it.break,
        grace_minutes: it.grace,
        overtime_from: it.overtimefrom,
        overtime_step: it.overtimestep,
        overtime_before: it.overtimebefore ? 1 : 0,
      })),
    )
    .execute();
}

type TimesRow = Selectable<ShiftTimesTable>;

/** The columns that say how a shift is worked. */
export const timesColumns = [
  ...(['shift_times.starts', 'shift_times.ends', 'shift_times.break_minutes', 'shift_times.grace_minutes'] as const),
  ...(['shift_times.overtime_from', 'shift_times.overtime_step', 'shift_times.overtime_before'] as const),
] as const;

/** How a shift is worked, of a row that has those columns. */
export const workShiftOf = (row: Omit<TimesRow, 'shift_id' | 'from_day' | 'until_day'>): WorkShift => ({
  starts: row.starts,
  ends: row.ends,
  break: row.break_minutes,
  grace: row.grace_minutes,
  overtimefrom: row.overtime_from,
  overtimestep: row.overtime_step,
  overtimebefore: row.overtime_before === 1,
});

const asTimes = (row: TimesRow): ShiftTimes => ({ from: row.from_day, until: row.until_day, ...workShiftOf(row) });
