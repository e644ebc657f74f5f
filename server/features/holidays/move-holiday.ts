import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { changeHoliday, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { addAffected } from '../../records/affected-leave.ts';
import { recordAudit } from '../../records/audit.ts';
import { findHoliday, type Holiday, updateHoliday } from '../../records/holiday.ts';
import { leaveTouchedBy, type TouchedLeave, touchOf } from './touched-by-holiday.ts';

type Asked = Parsed<typeof changeHoliday>['body'];

/**
 * Gives a public holiday another day or name. Leave that the old or the new day touches is listed for the office.
 * @throws NOT_FOUND, HOLIDAY_EXISTS, CHANGED_MEANWHILE when it is not what was looked at any more
 */
export async function moveHoliday(deps: Dependencies, caller: Caller, id: number, asked: Asked): Promise<HolidayTouch> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const { before, after } = await judged(trx, id, asked);
      if (isSame(before, after)) return touchOf(trx, after, []);
      const [gone, come] = await touchedByBoth(trx, before, after);
      await updateHoliday(trx, after);
      const subject = `holiday:${id}`;
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'holiday.change', subject, before, after });
      return together(
        await touchOf(trx, before, gone, await addAffected(trx, gone, before, at)),
        await touchOf(trx, after, come, await addAffected(trx, come, after, at)),
      );
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('HOLIDAY_EXISTS', { field: 'holidaydate' }) : error;
  }
}

/** What that would touch. @throws NOT_FOUND, CHANGED_MEANWHILE */
export async function previewChange(deps: Dependencies, id: number, asked: Asked): Promise<HolidayTouch> {
  const db = deps.database.query;
  const { before, after } = await judged(db, id, asked);
  const [gone, come] = await touchedByBoth(db, before, after);
  return together(await touchOf(db, before, gone), await touchOf(db, after, come));
}

async function judged(
  db: Read | Write,
  id: number,
  { was, ...asked }: Asked,
): Promise<Record<'before' | 'after', Holiday>> {
  const before = await findHoliday(db, id);
  if (!before) throw refuse('NOT_FOUND');
  const after = { id, ...asked };
  if (was && !isSame(before, was) && !isSame(before, after)) throw refuse('CHANGED_MEANWHILE', { data: before });
  return { before, after };
}

type Named = Pick<Holiday, 'holidaydate' | 'description'>;
const isSame = (one: Named, other: Named) =>
  one.holidaydate === other.holidaydate && one.description === other.description;

/** The leave that the old day and the new day touch; another name touches none. */
async function touchedByBoth(db: Read, before: Holiday, after: Holiday): Promise<[TouchedLeave[], TouchedLeave[]]> {
  if (before.holidaydate === after.holidaydate) return [[], []];
  return [await leaveTouchedBy(db, before, 'removed'), await leaveTouchedBy(db, after, 'added')];
}

const together = (gone: HolidayTouch, come: HolidayTouch): HolidayTouch => ({
  holiday: come.holiday,
  affected: [...gone.affected, ...come.affected],
  trips: [...new Map([...gone.trips, ...come.trips].map((it) => [it.id, it])).values()],
  balances: [...gone.balances, ...come.balances],
});
