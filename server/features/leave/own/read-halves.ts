import { dayParts } from '@muster/domain/calendar/day-part.ts';
import type { LeaveHalves, readHalves as readHalvesCall } from '@muster/domain/leave/leave-contract.ts';
import { partTimesOf } from '@muster/domain/leave/own/part-times.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { requireReadable } from '../../../identity/readable.ts';
import { companyToday, readCompany } from '../../../records/office/company.ts';
import { workOn } from '../../../records/work/member-work/work.ts';

/** When either half of a day is, by the shift that a member has on it. @throws NOT_FOUND */
export async function readHalves(
  deps: Dependencies,
  caller: Caller,
  { date, membercode }: Parsed<typeof readHalvesCall>['query'],
): Promise<LeaveHalves> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const subject = await requireReadable(db, caller, membercode, today);
  const { shift } = await workOn(db, subject.id, date);
  const of = { day: date, shift, zone: (await readCompany(db)).zone };
  const [am, pm] = dayParts;
  return { am: partTimesOf(of, am), pm: partTimesOf(of, pm) };
}
