import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findManaged, type ManagedMember } from '../../records/group.ts';
import { officeIds } from '../../records/member.ts';
import { notify } from '../../records/notification.ts';

/** Tells those who decide for a member, in the app: their managers, or the office where they have none. */
export async function tellDeciders(trx: Write, member: CurrentMember, news: News, at: string): Promise<void> {
  const found = await findManaged(trx, member.id);
  const others = (ids: readonly number[]) => ids.filter((it) => it !== member.id);
  const managers = others(found?.managerIds ?? []);
  const memberIds = managers.length > 0 ? managers : others(await officeIds(trx));
  await notify(trx, { memberIds, news, at });
}

/** Tells a member what was decided, in the app and, if they have an address, by mail. */
export async function tellMember(
  deps: Dependencies,
  trx: Write,
  { id, membername, email }: ManagedMember,
  news: News,
  at: string,
): Promise<void> {
  await notify(trx, { memberIds: [id], news, at });
  if (email) await deps.post.keep(trx, { to: email, code: 'told', params: { membername, news } });
}
