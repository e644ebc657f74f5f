import type { DayKind } from '../../work/day-kind.ts';
import type { OvertimeRule } from '../../work/overtime-rule.ts';
import type { Attended, CompanyFacts, WorkShift } from './day-facts.ts';
import { type WorkedTime, workedFrom } from './worked-time.ts';

interface WorkedDay {
  readonly kind: DayKind;
  readonly shift: WorkShift;
  readonly attended: readonly Attended[];
}

interface Beyond {
  readonly worked: WorkedTime;
  /** What was to be worked, in minutes, and how much of the shift that is: none, half or all of it. */
  readonly due: number;
  readonly share: number;
  /** When that began, in milliseconds since 1970. */
  readonly begins: number;
}

/**
 * Overtime of a day, in minutes (wire 6). On a free day all counts; on a working day what was beyond what was due, with
 * the break taken off as far as nobody checked out for it, and from the start of the shift alone where its rule says so.
 * What counts is cut to whole steps, and is nothing where it is less than the least.
 */
export function overtimeOf(day: WorkedDay, { worked, due, share, begins }: Beyond, company: CompanyFacts): number {
  const { kind, shift, attended } = day;
  if (kind !== 'workday') return inSteps(worked.minutes, shift);
  const { minutes, pauses } =
    shift.overtimebefore || worked.firstIn >= begins ? worked : workedFrom(begins, attended, shift, company);
  const unpunched = Math.max(0, breakWithin(shift.break, share) - pauses);
  return inSteps(Math.max(0, minutes - unpunched - due), shift);
}

/** How much of the break of a shift lies in the share of it that is to be worked, in whole minutes. */
export const breakWithin = (pause: number, share: number): number => Math.ceil(pause * share);

const inSteps = (minutes: number, { overtimefrom, overtimestep }: OvertimeRule): number =>
  minutes < overtimefrom ? 0 : minutes - (minutes % overtimestep);
