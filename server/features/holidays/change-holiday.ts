import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { holidayEffect } from '@muster/domain/holidays/holiday-effect.ts';
import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { LONGEST_RUN } from '@muster/domain/leave/adjacency.ts';
import { MAX_LEAVE_DAYS } from '@muster/domain/leave/leave-rules.ts';
import { isDuplicate, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { addAffected } from '../../records/affected-leave.ts';
import { recordAudit } from '../../records/audit.ts';
import { deleteHoliday, type Holiday, holidaysBetween, insertHoliday } from '../../records/holiday.ts';
import { restDaysOfEverybody } from '../../records/rest-days.ts';
import { affectedLeave, leaveAround } from './affected-leave-view.ts';

/** Adds a public holiday. Leave that it touches is listed for the office; nothing else changes. @throws HOLIDAY_EXISTS */
export async function addHoliday(
  deps: Dependencies,
  caller: Caller,
  given: { holidaydate: string; description: string },
): Promise<{ holiday: Holiday; affected: AffectedLeave[] }> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const holiday = await insertHoliday(trx, given.holidaydate, given.description);
      await recordAudit(trx, {
        at,
        actorId: caller.member.id,
        action: 'holiday.add',
        subject: `holiday:${holiday.id}`,
        after: holiday,
      });
      return { holiday, affected: await listTouched(trx, holiday, 'added', at) };
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('HOLIDAY_EXISTS', { field: 'holidaydate' }) : error;
  }
}

/** Removes a public holiday, the same way. @throws NOT_FOUND */
export async function removeHoliday(
  deps: Dependencies,
  caller: Caller,
  id: number,
): Promise<{ affected: AffectedLeave[] }> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const holiday = await deleteHoliday(trx, id);
    if (!holiday) throw refuse('NOT_FOUND');
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'holiday.remove',
      subject: `holiday:${id}`,
      before: holiday,
    });
    return { affected: await listTouched(trx, holiday, 'removed', at) };
  });
}

/** Lists the leave for which the change matters, each judged with the rest days of its own member. */
async function listTouched(
  trx: Write,
  holiday: Holiday,
  change: 'added' | 'removed',
  at: string,
): Promise<AffectedLeave[]> {
  const day = holiday.holidaydate;
  const reach = LONGEST_RUN + 1;
  const near = { from: addDays(day, -reach), to: addDays(day, reach) };
  const leave = await leaveAround(trx, { ...near, earliest: addDays(near.from, -MAX_LEAVE_DAYS) });
  const span = MAX_LEAVE_DAYS + 2 * reach;
  const around = await holidaysBetween(trx, addDays(day, -span), addDays(day, span));
  const holidays = new Set(around.filter((it) => it.id !== holiday.id).map((it) => it.day));
  const restDays = await restDaysOfEverybody(trx);
  const touched = leave.flatMap((it) => {
    const effect = holidayEffect(it, day, change, { holidays, restDays: restDays.get(it.memberId) ?? [] });
    return effect ? [{ leaveId: it.id, effect }] : [];
  });
  return affectedLeave(trx, await addAffected(trx, touched, holiday, at));
}
