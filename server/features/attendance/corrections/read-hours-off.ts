import type { readHoursOff as call, HoursLeft } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { requireReadable } from '../../../identity/readable.ts';
import { companyToday } from '../../../records/office/company.ts';
import { givingToday } from '../days/company-view.ts';
import { hoursLeft } from './require-hours.ts';

/** What is left of the hours off of a day's budget year. @throws NOT_FOUND for a member of whom the caller decides none */
export async function readHoursOff(
  deps: Dependencies,
  caller: Caller,
  { day, membercode }: Parsed<typeof call>['query'],
): Promise<HoursLeft> {
  const db = deps.database.query;
  const subject = await requireReadable(db, caller, membercode ?? caller.member.id, await companyToday(db, deps.clock));
  const { hoursOff } = await givingToday(db);
  return hoursLeft(db, hoursOff, subject.id, { day, isDecided: false });
}
