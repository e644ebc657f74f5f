import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import { bothHold, sameTimes } from '@muster/domain/work/shift-times.ts';
import { FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tellOfOwn } from '../../news/tell-of-own.ts';
import { workHistory } from '../../records/work/member-work/work.ts';
import type { EntrySet } from './kept-noun.ts';

/** The times of a shift say what is expected of the officer who sets them, too, where they work it on those days. */
export const tellOfOwnShift = (
  deps: Dependencies,
  trx: Write,
  { caller, id, before, after, day, at }: EntrySet<ListInput<'shifts'>>,
): Promise<void> =>
  tellOfOwn(deps, trx, caller, at, async () => {
    const { member } = caller;
    if (!before || sameTimes(before, after)) return undefined;
    const days = { from: day, until: FOREVER };
    const own = (await workHistory(trx, member.id)).some((it) => it.shiftId === id && bothHold(it, days));
    const { name: shift, starts, ends, break: pause, grace, ...rule } = after;
    const { overtimefrom, overtimestep, overtimebefore } = before;
    const overtime = { ...rule, was: { overtimefrom, overtimestep, overtimebefore } };
    return own
      ? { code: 'shiftSet', params: { name: member.membername, shift, day, starts, ends, pause, grace, overtime } }
      : undefined;
  });
