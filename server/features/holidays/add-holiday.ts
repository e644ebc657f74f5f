import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { addHoliday as addHolidayCall, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { withdrawFree } from '../../records/leave/uncharged-leave.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { type HolidayContent, insertHoliday } from '../../records/work/holiday.ts';
import { listTouched } from './list-touched.ts';
import { requireOthersDays } from './own-days-view.ts';
import { requireSites } from './require-sites.ts';
import { refuseTwice, requireUnlisted } from './require-unlisted.ts';
import { tellOfHolidays } from './tell-of-holidays.ts';
import { leaveTouchedBy, touchOf } from './touched-by-holiday.ts';

type Given = Parsed<typeof addHolidayCall>['body'];

/**
 * Adds a public holiday. Leave that it touches is listed for the office; nothing else changes.
 * @throws HOLIDAY_EXISTS, WORK_VALUE_UNKNOWN for a site that there is not, FORBIDDEN for an own day that is over
 */
export async function addHoliday(deps: Dependencies, caller: Caller, given: Given): Promise<HolidayTouch> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const content = { ...given, sites: await requireSites(trx, given.sites ?? []) };
      await requireOthersDays(trx, caller, [content], deps.clock());
      await tellOfHolidays(deps, trx, caller, { come: [content] });
      return storeNewHoliday(trx, content, { at, actorId: caller.member.id });
    });
  } catch (error) {
    throw isDuplicate(error) ? refuseTwice() : error;
  }
}

/**
 * Stores a new holiday, puts it on record and lists the leave that it touches. Leave that was listed because the day was
 * worked is listed no more where it is free again.
 */
export async function storeNewHoliday(
  trx: Write,
  given: HolidayContent,
  by: { readonly at: string; readonly actorId: number },
): Promise<HolidayTouch> {
  const holiday = await insertHoliday(trx, given);
  await recordAudit(trx, { ...by, action: 'holiday.add', subject: `holiday:${holiday.id}`, after: holiday });
  const touch = await listTouched(trx, holiday, 'added', by.at);
  await withdrawFree(trx, { from: holiday.holidaydate, to: holiday.holidaydate }, by.at);
  return touch;
}

/** What adding a holiday would touch; refused as adding it would be. */
export async function previewNewHoliday(deps: Dependencies, caller: Caller, given: Given): Promise<HolidayTouch> {
  const db = deps.database.query;
  const holiday = { id: null, ...given, sites: await requireSites(db, given.sites ?? []) };
  await requireOthersDays(db, caller, [holiday], deps.clock());
  await requireUnlisted(db, holiday);
  return touchOf(db, holiday, await leaveTouchedBy(db, holiday, 'added'));
}
