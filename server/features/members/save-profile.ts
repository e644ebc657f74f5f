import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { OwnProfile, updateProfile } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { recordAudit } from '../../records/audit.ts';
import { storePhoto, updateContact } from '../../records/member.ts';
import { readProfileOf } from './profile-view.ts';

/**
 * Changes what a member may change of their own record; fields that are left out stay.
 * @throws INVALID_INPUT when the photo is not the picture it says it is
 */
export async function saveProfile(
  deps: Dependencies,
  caller: Caller,
  { photo, ...contact }: Parsed<typeof updateProfile>['body'],
): Promise<OwnProfile> {
  if (photo && !(await isPicture(photo)))
    throw refuse('INVALID_INPUT', { field: 'photo', params: { reason: 'photo' } });
  const given = Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== undefined));
  const { id } = caller.member;
  return deps.database.write(async (trx) => {
    const { photo: _before, ...before } = await readProfileOf(trx, id);
    await updateContact(trx, id, given);
    if (photo !== undefined) await storePhoto(trx, id, photo);
    const saved = await readProfileOf(trx, id);
    const { photo: _after, ...after } = saved;
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
      actorId: id,
      action: 'member.profile',
      subject: `member:${id}`,
      before,
      after: { ...after, photoChanged: photo !== undefined },
    });
    return saved;
  });
}

/** The signature of every picture lies within its first bytes. */
const ENOUGH = 4096;

/** Whether the bytes of a data URL are the type it claims. The library is loaded with the first photo. */
async function isPicture(dataUrl: string): Promise<boolean> {
  const [, type, encoded = ''] = /^data:([^;]*);base64,(.*)$/.exec(dataUrl) ?? [];
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(Buffer.from(encoded, 'base64').subarray(0, ENOUGH));
  return found !== undefined && found.mime === type;
}
