import { dayOf, instantOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { tell } from '../../../news/tell.ts';
import { decidersOf, whoDecided } from '../../../news/tell-deciders.ts';
import { findManaged } from '../../../records/deciding/managed-member.ts';
import type { StoredLeave } from '../../../records/leave/leave.ts';
import { deciderOf } from '../../../records/leave/leave-document.ts';
import { isOnRecord } from '../../../records/office/audit.ts';
import { readCompany } from '../../../records/office/company.ts';
import { toldDays } from '../tell-about-leave.ts';

/**
 * Tells who decides about a leave, or has decided, that a document was added later than its request: they may wait for it.
 * Once a leave and day, however many are added, and before the one that is added now is on record. The caller holds its member.
 */
export async function tellOfDocument(
  deps: Dependencies,
  trx: Write,
  { member: actor }: Caller,
  leave: StoredLeave,
  at: string,
): Promise<void> {
  if (leave.status === 'rejected') return;
  const { zone } = await readCompany(trx);
  const today = dayOf(deps.clock(), zone);
  const since = writeInstant(instantOf(today, '00:00', zone));
  if (await isOnRecord(trx, { action: 'leave.add-document', subject: `leave:${leave.id}`, since })) return;
  const member = await findManaged(trx, leave.memberId, today);
  if (!member) return;
  const decidedBy = leave.status === 'approved' ? await deciderOf(trx, leave.id) : null;
  // Once somebody has agreed to it the office decides.
  const asked = leave.agreedAt === null ? member : { id: member.id, managerIds: [] };
  const told = decidedBy === null ? await decidersOf(deps, trx, asked) : await whoDecided(deps, trx, member, decidedBy);
  await tell(deps.post, trx, {
    memberIds: told.filter((it) => it !== actor.id),
    news: { code: 'documentAdded', params: { name: member.membername, ...toldDays(leave) } },
    at,
    asked: leave.status === 'pending' ? `leave:${leave.id}` : undefined,
  });
}
