import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { dropFactors } from '../../../identity/drop-factors.ts';
import { requireInReach } from '../../../identity/out-of-reach.ts';
import { tell } from '../../../news/tell.ts';
import { endSessionsOf } from '../../../records/identity/session.ts';
import { findStanding, lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';

/**
 * For a member who lost what they sign in with: from now on the password is enough, until they set something up again.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function removeFactorsOf({ database, clock, post }: Dependencies, caller: Caller, memberId: number) {
  await database.write(async (trx) => {
    await lockMember(trx, memberId);
    const subject = await findStanding(trx, memberId);
    if (!subject) throw refuse('NOT_FOUND');
    if (!mayRunMember(caller.member, subject)) throw refuse('FORBIDDEN');
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
