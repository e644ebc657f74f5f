import { asDays } from '@muster/domain/leave/half-days.ts';
import { giveMore } from '@muster/domain/leave/types/leave-type.ts';
import type { Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { tellOfOwn } from '../../../news/tell-of-own.ts';
import type { TypeChange } from './touched-by-type.ts';

/**
 * Stores a change of a leave type. It gives its days to the officer who makes it, too, who may not adjust their own
 * balance: where that grows, or their leave costs less, it is told.
 */
export async function storeAndTell(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { before, after, at }: Pick<TypeChange, 'before' | 'after'> & { readonly at: string },
  store: () => Promise<void>,
): Promise<void> {
  const { id, membername: name } = caller.member;
  const had = await daysOf(trx, id, after.leaveid);
  await store();
  await tellOfOwn(deps, trx, caller, at, async () => {
    const has = await daysOf(trx, id, after.leaveid);
    const grows = [...has].some(([year, days]) => days > (had.get(year) ?? 0));
    if (!grows && !giveMore(before, after)) return undefined;
    return { code: 'typeSet', params: { name, type: after.description, days: after.daysPerYear } };
  });
}

/** Tells administrators where HR has a leave type paid otherwise: what payroll of every open pay period pays hangs on it. */
export const tellOfPay = (
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  { before, after, at }: Pick<TypeChange, 'before' | 'after'> & { readonly at: string },
): Promise<void> =>
  tellOfOwn(deps, trx, caller, at, async () => {
    if (before.paid === after.paid) return undefined;
    const { membername: name } = caller.member;
    return { code: 'typePaid', params: { name, type: after.description, was: before.paid, is: after.paid } };
  });

/** What a member's balance of a type is, by fiscal year. */
async function daysOf(db: Read, memberId: number, leaveid: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('leave_ledger')
    .select((eb) => ['fiscal_year', eb.fn.sum<number>('half_days').as('half_days')])
    .where('member_id', '=', memberId)
    .where('leaveid', '=', leaveid)
    .groupBy('fiscal_year')
    .execute();
  return new Map(rows.map((it) => [it.fiscal_year, asDays(Number(it.half_days))]));
}
