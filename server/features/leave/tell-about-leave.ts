import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findManaged, type ManagedMember } from '../../records/group.ts';
import { notify } from '../../records/notification.ts';

/** Tells those who decide for a member, in the app. Without a manager the office sees it in its own list. */
export async function tellDeciders(trx: Write, member: CurrentMember, what: string, at: string): Promise<void> {
  const found = await findManaged(trx, member.id);
  await notify(trx, {
    memberIds: (found?.managerIds ?? []).filter((it) => it !== member.id),
    heading: 'Leave',
    icon: { name: 'event', color: 'primary' },
    title: `${member.membername} ${what}`,
    subtitle: '',
    path: '/dashboard/leave_approvals',
    at,
  });
}

/** Tells a member what was decided, in the app and, if they have an address, by mail. */
export async function tellMember(
  deps: Dependencies,
  trx: Write,
  member: ManagedMember,
  it: { good: boolean; title: string; subtitle: string; at: string },
): Promise<void> {
  await notify(trx, {
    memberIds: [member.id],
    heading: 'Leave',
    icon: { name: it.good ? 'event_available' : 'event_busy', color: it.good ? 'primary' : 'error' },
    title: it.title,
    subtitle: it.subtitle,
    path: '/dashboard/take_leave',
    at: it.at,
  });
  const { membername, email } = member;
  const { title, subtitle } = it;
  if (email) await deps.post.keep(trx, { to: email, code: 'told', params: { membername, title, subtitle } });
}
