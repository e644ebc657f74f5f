import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { MemberSession } from '@muster/domain/members/member-access-contract.ts';
import { nowText } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireRunnable } from '../../../identity/runnable.ts';
import { endSession, sessionsOf } from '../../../records/identity/session.ts';
import { recordAudit } from '../../../records/office/audit.ts';

/** Where a member is signed in, for those who run their account. @throws NOT_FOUND, FORBIDDEN */
export async function listSessionsOf(deps: Dependencies, caller: Caller, memberId: number): Promise<MemberSession[]> {
  const db = deps.database.query;
  await requireRunnable(db, caller, memberId);
  return sessionsOf(db, memberId, nowText(deps.clock));
}

/** Signs a member out on one device: their next request there is refused. @throws NOT_FOUND, FORBIDDEN */
export async function endSessionOf(
  deps: Dependencies,
  caller: Caller,
  { id, session }: { readonly id: number; readonly session: number },
): Promise<void> {
  await deps.database.write(async (trx) => {
    await requireRunnable(trx, caller, id);
    const ending = (await sessionsOf(trx, id, nowText(deps.clock))).find((it) => it.id === session);
    if (!ending || !(await endSession(trx, id, session))) throw refuse('NOT_FOUND');
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
      actorId: caller.member.id,
      action: 'member.sign-out',
      subject: `member:${id}`,
      before: { device: ending.device, signedinat: ending.signedinat },
    });
  });
}
