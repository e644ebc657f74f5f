import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { tell } from '../../../news/tell.ts';
import type { ManagedMember } from '../../../records/group.ts';
import { officeIds } from '../../../records/member/office.ts';
import type { Asked } from '../../../records/notification.ts';

/** Tells those who decide: the managers of the member's group, or the office where there are none. */
export async function tellDeciders(
  { post }: Dependencies,
  trx: Write,
  member: Pick<CurrentMember, 'id'> & Pick<ManagedMember, 'managerIds'>,
  news: News,
  told: { readonly at: string; readonly asked: Asked },
): Promise<void> {
  const others = (ids: readonly number[]) => ids.filter((it) => it !== member.id);
  const managers = others(member.managerIds);
  await tell(post, trx, { memberIds: managers.length > 0 ? managers : others(await officeIds(trx)), news, ...told });
}

/** Tells the member. */
export async function tellMember(
  deps: Dependencies,
  trx: Write,
  { id }: ManagedMember,
  news: News,
  at: string,
): Promise<void> {
  await tell(deps.post, trx, { memberIds: [id], news, at });
}
