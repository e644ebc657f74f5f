import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { NewsToDecide } from '@muster/domain/members/preferences.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tellDeciders } from '../../news/tell-deciders.ts';
import { findManaged } from '../../records/deciding/managed-member.ts';
import type { StoredLeave } from '../../records/leave/leave.ts';
import type { Asked } from '../../records/news/notification.ts';

/** The days of a leave as news tells them, and the half where it takes one of them by half. */
export const toldDays = ({ from, to, part, partTimes }: StoredLeave) => ({
  days: { from, to },
  half: part && partTimes ? { part, ...partTimes } : undefined,
});

/** Tells those who decide for a member today. */
export async function tellTheirDeciders(
  deps: Dependencies,
  trx: Write,
  { id }: CurrentMember,
  news: NewsToDecide,
  { today, ...told }: { readonly at: string; readonly today: Day; readonly asked: Asked },
): Promise<void> {
  const { managerIds = [] } = (await findManaged(trx, id, today)) ?? {};
  await tellDeciders(deps, trx, { id, managerIds }, news, told);
}
