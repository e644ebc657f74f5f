import type { PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Absences } from '@muster/domain/attendance/periods/periods-contract.ts';
import { absenceOfDay } from '@muster/domain/attendance/summary/absence.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { daysOfPeriod } from '../../../records/period-days.ts';
import { companyTime } from '../summary/company-view.ts';
import { derivedMembers } from '../summary/derived-members.ts';
import { membersInSteps } from '../summary/group-members-view.ts';

/** So many members are named; more are counted. */
const NAMED = 20;

/**
 * Who was absent without a reason in a pay period, as its days are now, read a step at a time beside whatever else is
 * asked. Days to come are not absent (wire 6; behaviour 4).
 */
export async function readAbsences(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  month: PeriodMonth,
): Promise<Absences> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const days = await daysOfPeriod(db, month, time);
  const first: Absences['members']['first'] = [];
  let [count, total] = [0, 0];
  for await (const members of membersInSteps(db, 'all', days)) {
    for (const { membercode, membername, records } of await derivedMembers(db, members, {
      time,
      days,
      groups: 'all',
    })) {
      const absent = records.reduce((sum, it) => sum + absenceOfDay(it), 0);
      if (absent === 0) continue;
      count += 1;
      total += absent;
      if (first.length < NAMED) first.push({ membercode, membername, days: absent });
    }
  }
  return { days: total, members: { count, first } };
}
