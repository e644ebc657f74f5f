import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { deleteHoliday, findHoliday } from '../../records/work/holiday.ts';
import { listTouched } from './list-touched.ts';
import { requireOthersDays } from './own-days-view.ts';
import { tellOfHolidays } from './tell-of-holidays.ts';
import { leaveTouchedBy, touchOf } from './touched-by-holiday.ts';

/**
 * Removes a public holiday. Leave that it touched is listed for the office; nothing else changes.
 * @throws NOT_FOUND, FORBIDDEN for an own day that is over
 */
export async function removeHoliday(deps: Dependencies, caller: Caller, id: number): Promise<HolidayTouch> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const holiday = await deleteHoliday(trx, id);
    if (!holiday) throw refuse('NOT_FOUND');
    await requireOthersDays(trx, caller, [holiday], deps.clock());
    const subject = `holiday:${id}`;
    await recordAudit(trx, { at, actorId: caller.member.id, action: 'holiday.remove', subject, before: holiday });
    await tellOfHolidays(deps, trx, caller, { gone: holiday });
    return listTouched(trx, holiday, 'removed', at);
  });
}

/** What removing one would touch; refused as removing it would be. */
export async function previewRemoval(deps: Dependencies, caller: Caller, id: number): Promise<HolidayTouch> {
  const db = deps.database.query;
  const holiday = await findHoliday(db, id);
  if (!holiday) throw refuse('NOT_FOUND');
  await requireOthersDays(db, caller, [holiday], deps.clock());
  return touchOf(db, holiday, await leaveTouchedBy(db, holiday, 'removed'));
}
