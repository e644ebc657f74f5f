import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { type CarriedDays, endingCarry } from '@muster/domain/leave/balances/carried-days.ts';
import type { LedgerLine } from '@muster/domain/leave/balances/leave-balance.ts';
import type { Read } from '../../database/engine.ts';
import { holdingOf, leaveBetween } from '../../records/leave/leave.ts';
import type { KeptLeaveType } from '../../records/leave/leave-type.ts';

interface Asked {
  readonly memberId: number;
  readonly type: KeptLeaveType;
  readonly year: number;
  /** The ledger of the type in that year. */
  readonly lines: readonly LedgerLine[];
  /** The leave that is changed: its own days use none. */
  readonly changing?: number | undefined;
}

/** The carried days of a member that end within a year, with what uses them. Leave is read only where there are some. */
export async function readEndingCarry(
  db: Read,
  { memberId, changing, ...of }: Asked,
): Promise<CarriedDays | undefined> {
  const unused = endingCarry(of.year, of.type, { lines: of.lines, leave: [] });
  if (!unused) return undefined;
  const { from } = fiscalYearDays(of.year);
  const leave = await leaveBetween(db, memberId, { from, to: unused.until });
  const standing = holdingOf(leave, of.type).filter((it) => it.id !== changing);
  return endingCarry(of.year, of.type, { lines: of.lines, leave: standing });
}
