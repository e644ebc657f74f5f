import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { renamePasskey as contract, OwnPasskey } from '@muster/domain/factors/factors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { passkeysOf, renamePasskey, type StoredPasskey } from '../../../records/identity/passkey.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';

export const presentPasskey = (it: StoredPasskey): OwnPasskey => ({
  id: it.id,
  name: it.name,
  createdat: it.created_at,
  lastusedat: it.last_used_at,
  afterpassword: it.doubted === 1,
  revision: it.revision,
});

/** Gives one of the caller's passkeys another name: it opens what it opened before. @throws NOT_FOUND, CHANGED_MEANWHILE */
export async function renameOwnPasskey(
  { database, clock }: Dependencies,
  caller: Caller,
  id: number,
  { name, revision }: Parsed<typeof contract>['body'],
): Promise<void> {
  const memberId = caller.member.id;
  await database.write(async (trx) => {
    await lockMember(trx, memberId);
    const before = (await passkeysOf(trx, memberId)).find((it) => it.id === id);
    if (!before) throw refuse('NOT_FOUND');
    if (before.name === name) return;
    await requireRevision(revision, before, () => presentPasskey(before));
    await renamePasskey(trx, { id, name });
    await recordAudit(trx, {
      at: writeInstant(clock()),
      actorId: memberId,
      action: 'member.rename-passkey',
      subject: `member:${memberId}`,
      before: { name: before.name },
      after: { name },
    });
  });
}
