import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { addHoliday as addHolidayCall, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { addAffected } from '../../records/leave/affected-leave.ts';
import { withdrawFree } from '../../records/leave/uncharged-leave.ts';
import { recordAudit } from '../../records/office/audit.ts';
import {
  deleteHoliday,
  findHoliday,
  type Holiday,
  type HolidayContent,
  insertHoliday,
} from '../../records/work/holiday.ts';
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

/** Removes a public holiday, the same way. @throws NOT_FOUND, FORBIDDEN for an own day that is over */
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

/** What adding a holiday would touch; refused as adding it would be. */
export async function previewNewHoliday(deps: Dependencies, caller: Caller, given: Given): Promise<HolidayTouch> {
  const db = deps.database.query;
  const holiday = { id: null, ...given, sites: await requireSites(db, given.sites ?? []) };
  await requireOthersDays(db, caller, [holiday], deps.clock());
  await requireUnlisted(db, holiday);
  return touchOf(db, holiday, await leaveTouchedBy(db, holiday, 'added'));
}

/** What removing one would touch; refused as removing it would be. */
export async function previewRemoval(deps: Dependencies, caller: Caller, id: number): Promise<HolidayTouch> {
  const db = deps.database.query;
  const holiday = await findHoliday(db, id);
  if (!holiday) throw refuse('NOT_FOUND');
  await requireOthersDays(db, caller, [holiday], deps.clock());
  return touchOf(db, holiday, await leaveTouchedBy(db, holiday, 'removed'));
}

async function listTouched(
  trx: Write,
  holiday: Holiday,
  change: 'added' | 'removed',
  at: string,
): Promise<HolidayTouch> {
  const touched = await leaveTouchedBy(trx, holiday, change);
  return touchOf(trx, holiday, touched, await addAffected(trx, touched, holiday, at));
}
