import type { NewsToDecide } from '@muster/domain/members/preferences.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { togetherAs } from '@muster/domain/notifications/told-together.ts';
import type { Write } from '../database/engine.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ManagedMember } from '../records/deciding/managed-member.ts';
import { officeIds } from '../records/members/member/office.ts';
import type { Asked } from '../records/news/notification.ts';
import { companyToday } from '../records/office/company.ts';
import { tell } from './tell.ts';

/**
 * Tells those who decide for a member: their managers, or the office where there are none; never the member. What the member
 * asks for several times at once is told in one.
 */
export async function tellDeciders(
  { post, clock }: Dependencies,
  trx: Write,
  { id, managerIds }: Pick<ManagedMember, 'id' | 'managerIds'>,
  news: NewsToDecide,
  told: { readonly at: string; readonly asked: Asked },
): Promise<void> {
  const others = (ids: readonly number[]) => ids.filter((it) => it !== id);
  const managers = others(managerIds);
  const office = async () => officeIds(trx, await companyToday(trx, clock));
  const memberIds = managers.length > 0 ? managers : others(await office());
  await tell(post, trx, { memberIds, news, counts: togetherAs(news, id), ...told });
}

/** Tells a member what somebody else has done about what is theirs; what is decided at once in one. The caller holds them. */
export const tellMember = (
  { post }: Dependencies,
  trx: Write,
  { id }: Pick<ManagedMember, 'id'>,
  news: News,
  at: string,
): Promise<void> => tell(post, trx, { memberIds: [id], news, counts: togetherAs(news, id), at });
