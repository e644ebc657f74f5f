import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tell } from '../../news/tell.ts';
import { findManaged, type ManagedMember } from '../../records/group.ts';
import type { StoredLeave } from '../../records/leave.ts';
import { officeIds } from '../../records/member/office.ts';
import type { Asked } from '../../records/notification.ts';

/** The days of a leave as news tells them, and the half where it takes one of them by half. */
export const toldDays = ({ from, to, part, partTimes }: StoredLeave) => ({
  days: { from, to },
  half: part && partTimes ? { part, ...partTimes } : undefined,
});

/** Tells those who decide for a member: their managers, or the office where they have none. */
export async function tellDeciders(
  { post }: Dependencies,
  trx: Write,
  member: CurrentMember,
  news: News,
  { today, ...told }: { readonly at: string; readonly today: Day; readonly asked: Asked },
): Promise<void> {
  const found = await findManaged(trx, member.id, today);
  const others = (ids: readonly number[]) => ids.filter((it) => it !== member.id);
  const managers = others(found?.managerIds ?? []);
  const memberIds = managers.length > 0 ? managers : others(await officeIds(trx));
  await tell(post, trx, { memberIds, news, ...told });
}

/** Tells a member what was decided. */
export async function tellMember(
  deps: Dependencies,
  trx: Write,
  { id }: ManagedMember,
  news: News,
  at: string,
): Promise<void> {
  await tell(deps.post, trx, { memberIds: [id], news, at });
}
