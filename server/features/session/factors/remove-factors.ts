import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { dropFactors } from '../../../identity/drop-factors.ts';
import { requireInReach } from '../../../identity/out-of-reach.ts';
import { requireRunnable } from '../../../identity/runnable.ts';
import { tell } from '../../../news/tell.ts';
import { endSessionsOf } from '../../../records/identity/session.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';

/**
 * For a member who lost what they sign in with: from now on the password is enough, until they set something up again.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function removeFactorsOf({ database, clock, post }: Dependencies, caller: Caller, memberId: number) {
  await database.write(async (trx) => {
    await lockMember(trx, memberId);
    await requireRunnable(trx, caller, memberId);
    await requireInReach(trx, clock, caller, memberId);
    if (!(await dropFactors(trx, memberId))) return;
    await endSessionsOf(trx, memberId);
    const at = writeInstant(clock());
    const about = { actorId: caller.member.id, subject: `member:${memberId}` };
    await recordAudit(trx, { at, ...about, action: 'member.remove-factors' });
    const news = { code: 'factorsTaken', params: { name: caller.member.membername } } as const;
    await tell(post, trx, { memberIds: [memberId], news, at });
  });
}
