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
 * asks for several times at once is told in one. `but` are those whose own deed it is about, who decide nothing of it.
 */
export async function tellDeciders(
  deps: Dependencies,
  trx: Write,
  subject: Decided,
  news: NewsToDecide,
  { but = new Set(), ...told }: { readonly at: string; readonly asked: Asked; readonly but?: ReadonlySet<number> },
): Promise<void> {
  const managerIds = subject.managerIds.filter((it) => !but.has(it));
  const memberIds = (await decidersOf(deps, trx, { id: subject.id, managerIds })).filter((it) => !but.has(it));
  await tell(deps.post, trx, { memberIds, news, counts: togetherAs(news, subject.id), ...told });
}

/** Tells who decided about something what its member does with it since. */
export async function tellWhoDecided(
  deps: Dependencies,
  trx: Write,
  subject: Decided,
  decidedBy: number,
  news: News,
  at: string,
): Promise<void> {
  await tell(deps.post, trx, { memberIds: await whoDecided(deps, trx, subject, decidedBy), news, at });
}

/** Who decided about something; who decides today, where that one does so no more. */
export async function whoDecided(
  deps: Dependencies,
  trx: Write,
  subject: Decided,
  decidedBy: number,
): Promise<readonly number[]> {
  const deciders = await decidersOf(deps, trx, subject);
  const decides = deciders.includes(decidedBy) || (await officeOf(deps, trx, subject)).includes(decidedBy);
  return decides ? [decidedBy] : deciders;
}

type Decided = Pick<ManagedMember, 'id' | 'managerIds'>;

/** Who is asked about a member today: their managers, or the office where there are none; never the member. */
export async function decidersOf(deps: Dependencies, trx: Write, subject: Decided): Promise<readonly number[]> {
  const managers = subject.managerIds.filter((it) => it !== subject.id);
  return managers.length > 0 ? managers : officeOf(deps, trx, subject);
}

async function officeOf({ clock }: Dependencies, trx: Write, { id }: Decided): Promise<readonly number[]> {
  return (await officeIds(trx, await companyToday(trx, clock))).filter((it) => it !== id);
}

/** Tells a member what somebody else has done about what is theirs; what is decided at once in one. The caller holds them. */
export const tellMember = (
  { post }: Dependencies,
  trx: Write,
  { id }: Pick<ManagedMember, 'id'>,
  news: News,
  at: string,
): Promise<void> => tell(post, trx, { memberIds: [id], news, counts: togetherAs(news, id), at });
