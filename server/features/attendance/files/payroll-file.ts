import type { payrollAsCsv } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { leaveByType, payrollColumns, payrollSums } from '@muster/domain/attendance/files/payroll-row.ts';
import { type Payments, readClosedDays } from '@muster/domain/attendance/periods/closed-days.ts';
import { nightOn } from '@muster/domain/attendance/summary/night.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { writeAmount } from '@muster/domain/mileage/mileage-rules.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Cell, TableRows } from '../../../http/files/table-download.ts';
import { areHoursOff } from '../../../records/attendance/correction.ts';
import { findClose, type PeriodClose } from '../../../records/attendance/period-close.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import { approvedMileage } from '../../../records/trips/mileage.ts';
import { companyTime } from '../days/company-view.ts';
import { requireSight } from '../days/subjects-view.ts';
import { adjustmentsOf, closedEarlier, withPayments } from '../periods/changed-days.ts';
import { closedMembersInSteps, paymentsToday } from '../periods/closed-members-view.ts';
import { noAdjustments, type PaidMember, paidMembers } from '../periods/paid-members.ts';
import { drivenAlone } from './driven-alone-view.ts';

type Given = Pick<Dependencies, 'database' | 'clock'>;

/**
 * A row a member for a pay period (wire 6): days by what they were, minutes, and a column for each leave type, and one of what was
 * approved for driving where that is paid. A closed
 * period is told as it was closed, from what was kept of it alone. `adjustments` counts the days of closed periods before
 * that have changed since payroll knew of them last. The file of an open period is named provisional: its days may still
 * change. @throws NOT_FOUND for a group that there is not
 */
export async function payrollFile(
  deps: Given,
  caller: Pick<Caller, 'member'>,
  { month, groupno }: Parsed<typeof payrollAsCsv>['query'],
) {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const groups = await requireSight(db, caller.member, groupno, time.today);
  const [days, close, earlier] = await Promise.all([
    daysOfPeriod(db, month, time),
    findClose(db, month),
    closedEarlier(db, month),
  ]);
  const closed = close && (await withPayments(db, close));
  const [approved, hoursoff] = await Promise.all([approvedMileage(db, days), areHoursOff(db, days)]);
  // Nothing more is approved of a closed one, so a rate that was said since for days before has nothing to tell of it.
  const mileage = close && !approved?.size ? undefined : approved;
  const payments = closed ? closed.was : await paymentsToday(db);
  const around = { time, groups, days, earlier };
  const rows = async function* (): TableRows {
    const sums = payrollColumns({ night: nightOn(time.nights, days.to) !== null, hoursoff });
    yield [[...headings(sums, payments), ...(mileage ? ['mileage'] : [])]];
    const of = { days, payments, sums, mileage, closedAt: close?.closed_at ?? '' };
    const told = new Set<number>();
    for await (const members of closed ? keptMembers(db, closed.close, around) : paidMembers(db, around)) {
      for (const { id } of members) told.add(id);
      yield members.map((it) => rowOf(it, of));
    }
    const paid = [...(mileage ?? [])].filter(([id, amount]) => amount > 0 && !told.has(id)).map(([id]) => id);
    const members = await drivenAlone(db, paid, { groups, days, closeId: close?.id });
    yield members.map((it) => rowOf({ ...it, days: [], adjustments: noAdjustments }, of));
  };
  return { name: close ? `payroll-${month}` : `payroll-${month}-provisional`, rows: rows() };
}

const headings = (sums: Columns, payments: Payments) => [
  ...['membercode', 'membername', 'group', 'from', 'to'],
  ...sums,
  ...['adjustments', 'closedat'],
  ...[...payments.keys()].map(writeCell),
];

type Columns = ReturnType<typeof payrollColumns>;

interface OfPeriod {
  readonly days: { readonly from: string; readonly to: string };
  readonly payments: Payments;
  readonly sums: Columns;
  readonly closedAt: string;
  /** What was approved for driving; undefined where nothing is paid for it. */
  readonly mileage: ReadonlyMap<number, number> | undefined;
}

function rowOf(it: PaidMember, { days, payments, sums, closedAt, mileage }: OfPeriod): Cell[] {
  const paid = { days: it.days, payments };
  const came = payrollSums(paid);
  return [
    ...[it.membercode, it.membername, it.groupno ?? ''].map(writeCell),
    ...[days.from, days.to],
    ...sums.map((column) => came[column]),
    it.adjustments.count,
    closedAt,
    ...leaveByType(paid),
    ...(mileage ? [writeAmount(mileage.get(it.id) ?? 0)] : []),
  ];
}

/** Everybody as they were when the period was closed. Adjustments that nobody counted then are counted now. */
async function* keptMembers(
  db: Read,
  close: PeriodClose,
  { time, groups, earlier }: Pick<Parameters<typeof paidMembers>[1], 'time' | 'groups' | 'earlier'>,
): AsyncGenerator<PaidMember[]> {
  for await (const members of closedMembersInSteps(db, close.id, groups)) {
    const uncounted = members.filter((it) => it.adjustments === null);
    const adjusted = await adjustmentsOf(db, time, earlier, uncounted);
    yield members.map((it) => ({
      ...it,
      days: readClosedDays(it.days, close.first_day),
      adjustments:
        it.adjustments === null ? (adjusted.get(it.id) ?? noAdjustments) : { ...noAdjustments, count: it.adjustments },
    }));
  }
}
