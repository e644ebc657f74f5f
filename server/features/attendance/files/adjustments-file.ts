import type { adjustmentsAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { leaveByType, payrollColumns, payrollSums } from '@muster/domain/attendance/files/payroll-row.ts';
import type { PaidDays, Payments } from '@muster/domain/attendance/periods/closed-days.ts';
import { hasNights } from '@muster/domain/attendance/summary/night.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Cell, TableRows } from '../../../http/files/table-download.ts';
import { areHoursOff } from '../../../records/attendance/correction.ts';
import { companyTime } from '../days/company-view.ts';
import type { Counted } from '../periods/changed-days.ts';
import { paymentsToday } from '../periods/closed-members-view.ts';
import { type CountedOf, countedOf } from '../periods/counted-days.ts';

/** So many members are told at a time. */
const AT_ONCE = 50;

/**
 * What payroll of a pay period has to pay or take back for closed ones before it: a row a member and closed period, each
 * number what it is now less what was known before. Its days are those that `adjustments` of the payroll counts.
 */
export async function adjustmentsFile(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { month }: Parsed<typeof adjustmentsAsCsv>['query'],
) {
  const db = database.query;
  const [time, payments, hoursoff] = await Promise.all([companyTime(db, clock), paymentsToday(db), areHoursOff(db)]);
  const rows = async function* (): TableRows {
    const sums = payrollColumns({ night: hasNights(time.nights), hoursoff });
    let some: Cell[][] = [headings(sums, payments)];
    for await (const member of countedOf(db, time, month)) {
      some.push(
        ...member.counted.filter((it) => it.changed.length > 0).map((it) => rowOf(member, it, { sums, payments })),
      );
      if (some.length < AT_ONCE) continue;
      yield some;
      some = [];
    }
    yield some;
  };
  return { name: `adjustments-${month}`, rows: rows() };
}

type Columns = ReturnType<typeof payrollColumns>;

const headings = (sums: Columns, payments: Payments): Cell[] => [
  ...['membercode', 'membername', 'month', 'days'],
  ...sums,
  ...[...payments.keys()].map(writeCell),
];

function rowOf(
  member: CountedOf,
  { close, was, is, changed }: Counted,
  { sums, payments }: { readonly sums: Columns; readonly payments: Payments },
): Cell[] {
  const [before, after] = [payrollSums(was), payrollSums(is)];
  const [leaveBefore, leaveAfter] = [leaveOf(was, payments), leaveOf(is, payments)];
  return [
    ...[member.membercode, member.membername].map(writeCell),
    close.month,
    changed.length,
    ...sums.map((column) => after[column] - before[column]),
    ...leaveAfter.map((days, at) => days - (leaveBefore[at] ?? 0)),
  ];
}

/** Days of leave of each of these types, of one as it was paid then or is now. */
const leaveOf = ({ days }: PaidDays, types: Payments): number[] => leaveByType({ days, payments: types });
