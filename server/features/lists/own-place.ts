import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tellOfOwn } from '../../news/tell-of-own.ts';
import { workOn } from '../../records/work/member-work/work.ts';
import { sitesOf } from '../../records/work/site.ts';
import type { EntrySet } from './kept-noun.ts';

/**
 * A place counts from the next check-in on, also for the officer who sets it. Where that is one of their own, whether they
 * are inside or outside hangs on what they have just said.
 */
export const tellOfOwnPlace = (
  deps: Dependencies,
  trx: Write,
  { caller, before, after, today, at }: EntrySet<ListInput<'sites'>>,
): Promise<void> =>
  tellOfOwn(deps, trx, caller, at, async () => {
    const { member } = caller;
    if (before && isSamePlace(before, after)) return undefined;
    if ((await workOn(trx, member.id, today)).locationrule !== 'sites') return undefined;
    const own = await sitesOf(trx, { memberId: member.id, from: today, to: today });
    if (!own.some((it) => it.sitename === after.name)) return undefined;
    return { code: 'placeSet', params: { name: member.membername, site: after.name, radius: after.radius } };
  });

const isSamePlace = (one: ListInput<'sites'>, other: ListInput<'sites'>): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude && one.radius === other.radius;
