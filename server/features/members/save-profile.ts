import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { weights } from '@muster/domain/files/file-rules.ts';
import { updateProfile as schemas } from '@muster/domain/members/members-schemas.ts';
import { MAX_PHOTO_BYTES } from '@muster/domain/members/photo-rules.ts';
import type { OwnProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requireAsKept, takeApart } from '../../http/as-kept.ts';
import type { Caller } from '../../http/caller.ts';
import { nameInPath } from '../../http/files/file-paths.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { confirmFirst } from '../../identity/confirm-first.ts';
import { requireStill } from '../../identity/looked-at.ts';
import { findMail, type MailAddress } from '../../records/members/member/mail-address.ts';
import { hasNamesake, lockNames } from '../../records/members/member/names.ts';
import { lockMember, updateMember } from '../../records/members/member.ts';
import { type Picture, storePicture } from '../../records/members/member-picture.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { bytesOf, findFile } from '../../records/office/stored-file.ts';
import { tellOfNewMail } from './change-mail.ts';
import { drawPhoto } from './draw-photo.ts';
import { readProfileOf } from './profile-view.ts';

/**
 * Changes what a member may change of their own record; fields that are left out stay. Another mail address wants the
 * password, since whoever reads the mails gets in. One that is saved again with it is the member's own word, whoever gave it.
 * @throws INVALID_INPUT when the photo is not the picture it says it is, CONFIRM_FIRST, TOO_MANY_REQUESTS,
 * NAME_TAKEN for the name of a colleague, whom approvals and lists would then show; CHANGED_MEANWHILE
 */
export async function saveProfile(
  deps: Dependencies,
  caller: Caller,
  { photo: photoSent, current, revision, ...sent }: Parsed<typeof updateProfile>['body'],
): Promise<{ readonly profile: OwnProfile; readonly confirmed: boolean }> {
  const { id } = caller.member;
  const { asked: contact, beside } = takeApart(schemas.body, sent);
  const { email } = await findMail(deps.database.query, id);
  const saysMail = contact.email !== undefined && (contact.email !== email || current !== undefined);
  const looked = saysMail ? await confirmFirst(deps, caller, current) : undefined;
  // An address that was sent along unchanged is not stored: it may have been changed meanwhile.
  const changed = saysMail ? contact : { ...contact, email: undefined };
  // Drawn anew each time it is sent along it would fade.
  const photo = photoSent && (await isAsShown(deps, id, photoSent)) ? undefined : photoSent;
  const picture = photo ? await pictureOf(deps, id, photo) : null;
  return deps.database.write(async (trx) => {
    await holdRecord(trx, id, contact);
    if (looked) await requireStill(trx, looked);
    const stored = await readProfileOf(trx, deps.clock, id);
    const old = saysMail ? await findMail(trx, id) : undefined;
    const confirmed = old !== undefined && !isOwn(old, contact.email);
    const { photo: _before, revision: _from, ...before } = stored;
    requireAsKept(beside, before);
    const differs =
      confirmed ||
      Object.entries(changed).some(
        ([field, value]) => value !== undefined && stored[field as keyof OwnProfile] !== value,
      );
    if (differs) await requireRevision(revision, stored, () => stored);
    await requireOwnName(trx, id, contact.membername ?? before.membername, before.membername);
    if (differs) await updateMember(trx, id, { ...changed, ...(old && { email_by: null }) });
    if (photo !== undefined) await storePicture(trx, id, picture);
    if (old && old.email !== contact.email) await tellOfNewMail(deps, trx, { member: caller.member, old });
    const saved = await readProfileOf(trx, deps.clock, id);
    const { photo: _after, revision: _to, ...after } = saved;
    if (differs || photo !== undefined) {
      await recordAudit(trx, {
        at: writeInstant(deps.clock()),
        actorId: id,
        action: 'member.profile',
        subject: `member:${id}`,
        before,
        after: { ...after, photoChanged: photo !== undefined },
      });
    }
    return { profile: saved, confirmed };
  });
}

/** Holds the member, and before that the names of all where one is said. */
async function holdRecord(trx: Write, id: number, { membername }: { membername?: string | undefined }): Promise<void> {
  if (membername !== undefined) await lockNames(trx);
  await lockMember(trx, id);
}

/** Whether a mail address is as the member says it, and their own word already. */
const isOwn = (stored: MailAddress, said: string | undefined) => stored.email === said && stored.emailBy === null;

/** @throws NAME_TAKEN */
async function requireOwnName(trx: Write, id: number, name: string, before: string): Promise<void> {
  if (name === before || !(await hasNamesake(trx, id, name))) return;
  throw refuse('NAME_TAKEN', { field: 'membername', params: { reason: 'colleague' } });
}

async function isAsShown({ database: { query }, clock }: Dependencies, id: number, photo: string): Promise<boolean> {
  return (await readProfileOf(query, clock, id)).photo === photo;
}

/**
 * The picture that a member sends: itself, as a data URL, or the path of an image that they have uploaded before, for no leave.
 * @throws INVALID_INPUT
 */
async function pictureOf({ database: { query } }: Dependencies, memberId: number, photo: string): Promise<Picture> {
  const [, type = '', encoded] = /^data:([^;]*);base64,(.*)$/.exec(photo) ?? [];
  if (encoded !== undefined) {
    const sent = Buffer.from(encoded, 'base64');
    requireLight(sent.length);
    return drawPhoto(sent, type, memberId);
  }
  const file = await findFile(query, nameInPath(photo) ?? '');
  if (!file || file.uploadedBy !== memberId || file.directory === 'leave')
    throw refuse('INVALID_INPUT', { field: 'photo', params: { reason: 'photo' } });
  requireLight(file.size);
  return drawPhoto(Buffer.concat(await Array.fromAsync(bytesOf(query, file.id))), file.type, memberId);
}

/** Whichever way it comes: as text the contract lets in a little more, for it counts characters. */
function requireLight(bytes: number): void {
  if (bytes <= MAX_PHOTO_BYTES) return;
  const params = { reason: 'photoweight', ...weights(bytes, MAX_PHOTO_BYTES) } as const;
  throw refuse('INVALID_INPUT', { field: 'photo', params });
}
