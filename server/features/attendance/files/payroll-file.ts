import { leaveByType, payrollColumns, payrollSums } from '@muster/domain/attendance/files/payroll-row.ts';
import { changedSince, readClosedDays } from '@muster/domain/attendance/periods/closed-days.ts';
import { monthBefore, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { TableRows } from '../../../http/table-download.ts';
import { type KeptLeaveType, listTypes } from '../../../records/leave-type.ts';
import { closeLines, findClose } from '../../../records/period-close.ts';
import { daysOfPeriod } from '../periods/days-of-period.ts';
import { type CompanyTime, companyTime } from '../summary/company-view.ts';
import { type DerivedMember, derivedMembers } from '../summary/derived-members.ts';
import { membersInSteps, type NamedMember } from '../summary/group-members-view.ts';
import { requireSight } from '../summary/read-group.ts';
import type { Sight } from '../summary/subjects-view.ts';

interface Asked {
  readonly month: PeriodMonth;
  readonly groupno?: string | undefined;
}

type Given = Pick<Dependencies, 'database' | 'clock'>;

/**
 * A row a member for a pay period (wire 6): days by what they were, minutes, and a column for each leave type. A closed
 * period is told as it was closed. `adjustments` counts the days of the period before that have changed since that one
 * was closed. @throws NOT_FOUND for a group that there is not
 */
export async function payrollFile(deps: Given, caller: Pick<Caller, 'member'>, { month, groupno }: Asked) {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const groups = await requireSight(db, caller.member, groupno, time.today);
  const [types, period, before] = await Promise.all([
    listTypes(db),
    periodOf(db, time, month),
    periodOf(db, time, monthBefore(month)),
  ]);
  const rows = async function* (): TableRows {
    yield headings(types);
    for await (const members of membersInSteps(db, groups, period.days)) {
      yield* await rowsOfStep(db, members, { time, groups, types, period, before });
    }
  };
  return { name: `payroll-${month}`, rows: rows() };
}

type Period = Awaited<ReturnType<typeof periodOf>>;

async function periodOf(db: Read, time: CompanyTime, month: PeriodMonth) {
  return { days: await daysOfPeriod(db, month, time), close: await findClose(db, month) };
}

const headings = (types: readonly KeptLeaveType[]) => [
  ...['membercode', 'membername', 'group', 'from', 'to'],
  ...payrollColumns,
  ...['adjustments', 'closedat'],
  ...types.map((it) => writeCell(it.leaveid)),
];

interface Around {
  readonly time: CompanyTime;
  readonly groups: Sight;
  readonly types: readonly KeptLeaveType[];
  readonly period: Period;
  readonly before: Period;
}

async function rowsOfStep(db: Read, members: readonly NamedMember[], { types, ...around }: Around) {
  const { period, before } = around;
  const ids = members.map((it) => it.id);
  const [derived, closed, adjusted] = await Promise.all([
    derivedMembers(db, members, { ...around, days: period.days }),
    period.close ? closeLines(db, period.close.id, ids) : undefined,
    before.close ? changesOf(db, members, { ...around, period: before }) : undefined,
  ]);
  const byId = new Map(types.map((it) => [it.leaveid, it]));
  return derived.map(({ id, membercode, membername, groupno, records }) => {
    const line = closed?.get(id);
    const days = line === undefined ? records : readClosedDays(line, period.days.from);
    const sums = payrollSums(days, byId);
    return [
      ...[membercode, membername, groupno ?? ''].map(writeCell),
      ...[period.days.from, period.days.to],
      ...payrollColumns.map((it) => String(sums[it])),
      String(adjusted?.get(id) ?? 0),
      period.close?.closed_at ?? '',
      ...leaveByType(days, [...byId.keys()]).map(String),
    ];
  });
}

/** How many days of a closed period are no longer as they were closed, by member. */
async function changesOf(
  db: Read,
  members: readonly NamedMember[],
  { period, ...around }: Omit<Around, 'types' | 'before'>,
): Promise<ReadonlyMap<number, number>> {
  const { days, close } = period;
  const [now, lines] = await Promise.all([
    derivedMembers(db, members, { ...around, days }),
    closeLines(
      db,
      close?.id ?? 0,
      members.map((it) => it.id),
    ),
  ]);
  const count = ({ id, records }: DerivedMember) => {
    const line = lines.get(id);
    return line === undefined ? 0 : changedSince(readClosedDays(line, days.from), records).length;
  };
  return new Map(now.map((it) => [it.id, count(it)]));
}
