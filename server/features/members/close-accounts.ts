import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { inSinceLastDay } from '../../identity/last-night-view.ts';
import { dropPinOf } from '../../records/attendance/door-pin.ts';
import { dropKeysOf } from '../../records/identity/access-key.ts';
import { endSessionsOf } from '../../records/identity/session.ts';
import { suspendLeft } from '../../records/members/member/suspension.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyExists, companyToday } from '../../records/office/company.ts';
import { endCrewsOf } from './end-crews.ts';

/**
 * Closes the accounts of members whose last day is over, and of who works in its night once they have checked
 * out. May run on several servers at once: each is closed once.
 */
export async function closeAccounts({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await companyExists(trx))) return;
    const at = writeInstant(clock());
    const today = await companyToday(trx, clock);
    for (const memberId of await suspendLeft(trx, { today, at, but: await inSinceLastDay(trx, today) })) {
      await endSessionsOf(trx, memberId);
      await dropKeysOf(trx, memberId);
      await dropPinOf(trx, memberId);
      await endCrewsOf(trx, [memberId], { at, actorId: null });
      await recordAudit(trx, { at, actorId: null, action: 'member.left', subject: `member:${memberId}` });
    }
  });
}
