import type { PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Absences } from '@muster/domain/attendance/periods/periods-contract.ts';
import { absenceOfDay, leaveOfDay } from '@muster/domain/attendance/summary/absence.ts';
import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import { companyTime } from '../days/company-view.ts';
import { type DerivedMember, readMonths, shownMembers } from '../days/derived-members.ts';
import { membersInSteps } from '../days/group-members-view.ts';

/** So many members are named; more are counted. */
const NAMED = 20;

/**
 * Who was absent without a reason in a pay period, who worked on leave, and whose overtime was not approved, as its days
 * are now, read a step at a time beside whatever else is asked. Days to come are neither (wire 6; behaviour 4).
 */
export async function readAbsences(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  month: PeriodMonth,
): Promise<Absences> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const days = await daysOfPeriod(db, month, time);
  const [absent, workedonleave, overtimeopen] = [nobody(), nobody(), nobody()];
  for await (const members of membersInSteps(db, 'all', days)) {
    await shownMembers(await readMonths(db, members, { time, days }), { time, days, groups: 'all' }, (member) => {
      add(absent, member, absenceOfDay);
      add(workedonleave, member, (it) => (it.flags.includes('worked_on_leave') ? leaveOfDay(it) : 0));
      add(overtimeopen, member, (it) => (it.overtimeOpen > 0 ? 1 : 0));
    });
  }
  return { ...absent, workedonleave, ...(overtimeopen.days > 0 && { overtimeopen }) };
}

const nobody = (): DaysOfMembers => ({ days: 0, members: { count: 0, first: [] } });

type DaysOfMembers = Omit<Absences, 'workedonleave' | 'overtimeopen'>;

function add(all: DaysOfMembers, member: DerivedMember, daysIn: (it: DayRecord) => number): void {
  const { membercode, membername, records } = member;
  const days = records.reduce((sum, it) => sum + daysIn(it), 0);
  if (days === 0) return;
  all.days += days;
  all.members.count += 1;
  if (all.members.first.length < NAMED) all.members.first.push({ membercode, membername, days });
}
