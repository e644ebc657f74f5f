import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { recordAudit } from '../../../records/audit.ts';
import { lockMember } from '../../../records/member.ts';
import { renamePasskeyOf } from '../../../records/passkey.ts';

/** Gives one of the caller's passkeys another name: it opens what it opened before. @throws NOT_FOUND */
export async function renameOwnPasskey(
  { database, clock }: Dependencies,
  caller: Caller,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  const memberId = caller.member.id;
  await database.write(async (trx) => {
    await lockMember(trx, memberId);
    const before = await renamePasskeyOf(trx, { memberId, id, name });
    if (before === undefined) throw refuse('NOT_FOUND');
    if (before === name) return;
    await recordAudit(trx, {
      at: writeInstant(clock()),
      actorId: memberId,
      action: 'member.rename-passkey',
      subject: `member:${memberId}`,
      before: { name: before },
      after: { name },
    });
  });
}
