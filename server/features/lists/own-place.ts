import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tell } from '../../news/tell.ts';
import { sitesOf } from '../../records/site.ts';
import { workOn } from '../../records/work/work.ts';
import type { EntrySet } from './kept-noun.ts';
import { administrators } from './managers-view.ts';

/**
 * A place counts from the next check-in on, also for the officer who sets it. Where that is one of their own, whether they
 * are inside or outside hangs on what they have just said, so administrators are told; it stays on record either way.
 */
export async function tellOfOwnPlace(
  deps: Dependencies,
  trx: Write,
  { caller: { member }, before, after, today, at }: EntrySet<ListInput<'sites'>>,
): Promise<void> {
  if (member.role === 'SA' || (before && isSamePlace(before, after))) return;
  if ((await workOn(trx, member.id, today)).locationrule !== 'sites') return;
  const own = await sitesOf(trx, { memberId: member.id, from: today, to: today });
  if (!own.some((it) => it.sitename === after.name)) return;
  const params = { name: member.membername, site: after.name, radius: after.radius };
  await tell(deps.post, trx, { memberIds: await administrators(trx), news: { code: 'placeSet', params }, at });
}

const isSamePlace = (one: ListInput<'sites'>, other: ListInput<'sites'>): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude && one.radius === other.radius;
