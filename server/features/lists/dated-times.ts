import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import { bothHold, otherTimes, type ShiftTimes, timesFrom, timesOn } from '@muster/domain/work/shift-times.ts';
import { BEGINNING, FOREVER, type WorkSpan } from '@muster/domain/work/work-pattern.ts';
import type { Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { workHistory } from '../../records/work/member-work/work.ts';
import { beginTimes, storeTimes, timesOfShift, timesOfShifts } from '../../records/work/shift-times.ts';
import type { Beside, EntryChange } from './kept-noun.ts';
import { touchedByTimes } from './touched-by-times-view.ts';

type Change = EntryChange<ListInput<'shifts'>>;

/**
 * The times of the shifts, by day: what is set holds from a day on, and leaves every earlier one as it was. Days of a
 * closed pay period are not to be changed, and by HR none up to today that they work by the shift themselves.
 */
export const datedTimes: Beside<ListInput<'shifts'>> = {
  read: async (db, day) => {
    const all = await timesOfShifts(db, 'all');
    return (id) => {
      const own = all.get(id) ?? [];
      return { fields: timesOn(own, day), told: { times: own.map(present) } };
    };
  },
  store: async (_deps, trx, it) => {
    if (!it.before) return beginTimes(trx, it.id, onlyTimes(it.wanted));
    const { times, span } = await changed(trx, it);
    if (span) await storeTimes(trx, it.id, times, it.day);
  },
  preview: async (trx, it) => {
    const { times, span } = await changed(trx, it);
    const today = timesOn(times, it.today);
    return { name: it.wanted.name, ...today, times: times.map(present), touches: await touchedByTimes(trx, it, span) };
  },
};

/** The times after a change, and the days that come out otherwise by it. @throws PERIOD_CLOSED, FORBIDDEN */
async function changed(trx: Write, { id, day, wanted, today, caller }: Change) {
  const before = await timesOfShift(trx, id);
  const times = timesFrom(before, day, onlyTimes(wanted));
  const span = otherTimes(before, times, day);
  if (span) insist(await closedDaysProblem(trx, span.from, span.until, 'from'));
  if (span && (await workedBy(trx, caller, id, { ...span, until: today }))) {
    throw refuse('FORBIDDEN', { field: 'from', params: { reason: 'own' } });
  }
  return { times, span };
}

/** Whether days up to today would come out otherwise for who changes them, and is no administrator. */
async function workedBy(trx: Write, { member }: Caller, shiftId: number, over: WorkSpan): Promise<boolean> {
  if (member.role === 'SA' || over.until < over.from) return false;
  return (await workHistory(trx, member.id)).some((it) => it.shiftId === shiftId && bothHold(it, over));
}

const onlyTimes = ({ name: _name, ...times }: ListInput<'shifts'>) => times;

const present = ({ from, until, ...times }: ShiftTimes) => ({
  from: from === BEGINNING ? null : from,
  until: until === FOREVER ? null : until,
  ...times,
});
