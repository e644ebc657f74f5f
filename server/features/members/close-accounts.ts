import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { dropKeysOf } from '../../records/access-key.ts';
import { recordAudit } from '../../records/audit.ts';
import { companyExists, companyToday } from '../../records/company.ts';
import { suspendLeft } from '../../records/member/suspension.ts';
import { endSessionsOf } from '../../records/session.ts';

/** Closes the accounts of members whose last day is over. May run on several servers at once: each is closed once. */
export async function closeAccounts({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await companyExists(trx))) return;
    const at = writeInstant(clock());
    for (const memberId of await suspendLeft(trx, await companyToday(trx, clock), at)) {
      await endSessionsOf(trx, memberId);
      await dropKeysOf(trx, memberId);
      await recordAudit(trx, { at, actorId: null, action: 'member.left', subject: `member:${memberId}` });
    }
  });
}
