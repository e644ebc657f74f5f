import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { MemberSession } from '@muster/domain/members/member-access-contract.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import { nowText } from '../../../clock.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { endSession, sessionsOf } from '../../../records/identity/session.ts';
import { findStanding } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';

/** Where a member is signed in, for those who run their account. @throws NOT_FOUND, FORBIDDEN */
export async function listSessionsOf(deps: Dependencies, caller: Caller, memberId: number): Promise<MemberSession[]> {
  const db = deps.database.query;
  await requireRun(db, caller, memberId);
  const sessions = await sessionsOf(db, memberId, nowText(deps.clock));
  return sessions.map((it) => ({
    id: it.id,
    device: it.device,
    address: it.address,
    signedinat: it.created_at,
    lastusedat: it.last_used_at,
    expires: it.expires_at,
  }));
}

/** Signs a member out on one device: their next request there is refused. @throws NOT_FOUND, FORBIDDEN */
export async function endSessionOf(
  deps: Dependencies,
  caller: Caller,
  { id, session }: { readonly id: number; readonly session: number },
): Promise<void> {
  await deps.database.write(async (trx) => {
    await requireRun(trx, caller, id);
    const ending = (await sessionsOf(trx, id, nowText(deps.clock))).find((it) => it.id === session);
    if (!ending || !(await endSession(trx, id, session))) throw refuse('NOT_FOUND');
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
      actorId: caller.member.id,
      action: 'member.sign-out',
      subject: `member:${id}`,
      before: { device: ending.device, signedinat: ending.created_at },
    });
  });
}

async function requireRun(db: Read, caller: Caller, memberId: number): Promise<void> {
  const subject = await findStanding(db, memberId);
  if (!subject) throw refuse('NOT_FOUND');
  if (!mayRunMember(caller.member, subject)) throw refuse('FORBIDDEN');
}
