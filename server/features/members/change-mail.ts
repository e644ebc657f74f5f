import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { undoMailChange } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { undoMailLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { endWaysIn } from '../../identity/end-ways-in.ts';
import { addressSubject, countGuessOn, forgiveGuessOn } from '../../identity/guess.ts';
import { tell } from '../../news/tell.ts';
import {
  addMailChange,
  dropMailChangesOf,
  dropMailChangesSince,
  findMailChange,
  newestMailChangeOf,
} from '../../records/identity/mail-change.ts';
import { dropResetTokensOf } from '../../records/identity/one-time-token.ts';
import type { MailAddress } from '../../records/members/member/mail-address.ts';
import { lockMember, updateMember } from '../../records/members/member.ts';
import { languageOfSent, recipientsOf } from '../../records/members/member-preference.ts';
import { recordAudit } from '../../records/office/audit.ts';

const UNDO_HOURS = 72;

/**
 * After a member's mail address has changed: tells them, and brings a link into the old mailbox that takes the change
 * back. Links for a new password that were mailed before are dead.
 */
export async function tellOfNewMail(
  { post, clock, config }: Dependencies,
  trx: Write,
  { member, old }: { readonly member: Caller['member']; readonly old: MailAddress },
): Promise<void> {
  const { id, membercode, membername } = member;
  const at = clock();
  await dropResetTokensOf(trx, id);
  await tell(post, trx, { memberIds: [id], news: { code: 'mailChanged', params: {} }, at: writeInstant(at) });
  if (!old.email) return;
  const token = newSecret();
  const expiresAt = writeInstant(afterAll(at.add({ hours: UNDO_HOURS }), await newestMailChangeOf(trx, id)));
  await addMailChange(trx, { hash: hashSecret(token), memberId: id, old, expiresAt });
  const params = { membername, membercode, hours: UNDO_HOURS, link: undoMailLink(config.publicUrl, token) };
  await post.keep(trx, {
    to: old.email,
    language: await languageOfSent(trx, id),
    expiresAt,
    code: 'mailChanged',
    params,
  });
}

/** The end of a new link: later than those before it, also of changes at once or by a clock that was set back. */
function afterAll(end: Temporal.Instant, newest: string | undefined): Temporal.Instant {
  if (newest === undefined) return end;
  const next = Temporal.Instant.from(newest).add({ milliseconds: 1 });
  return Temporal.Instant.compare(next, end) > 0 ? next : end;
}

/**
 * After the office has changed the mail address of members: tells them, and the mailboxes of before, which are no longer
 * theirs to the office and take nothing back. Links that were mailed there before are dead.
 */
export async function tellOfMailByOffice(
  { post, clock }: Dependencies,
  trx: Write,
  changed: readonly { readonly member: Omit<Caller['member'], 'role'>; readonly oldEmail: string }[],
): Promise<void> {
  if (changed.length === 0) return;
  const memberIds = changed.map((it) => it.member.id);
  for (const id of memberIds) await dropResetTokensOf(trx, id);
  await dropMailChangesOf(trx, memberIds);
  const news = { code: 'mailChangedByOffice', params: {} } as const;
  await tell(post, trx, { memberIds, news, at: writeInstant(clock()) });
  const told = changed.filter((it) => it.oldEmail);
  if (told.length === 0) return;
  const languages = new Map(
    (
      await recipientsOf(
        trx,
        told.map((it) => it.member.id),
      )
    ).map((it) => [it.id, it.language]),
  );
  await post.keepAll(
    trx,
    told.map(({ member: { id, membername, membercode }, oldEmail }) => ({
      to: oldEmail,
      language: languages.get(id) ?? 'en',
      code: 'mailChangedByOffice' as const,
      params: { membername, membercode },
    })),
  );
}

/**
 * Brings the old mail address back, by the link in its mailbox, and signs the member out everywhere: whoever changed it
 * was perhaps not they. Who changed it twice holds the link of the second change, and takes nothing from the first. The links
 * of whoever comes into the office or to decide for others end then: the mailbox of before may be the one that HR listed
 * them with.
 * @throws LINK_NOT_VALID, TOO_MANY_REQUESTS
 */
export async function undoMail(
  deps: Dependencies,
  { token }: Parsed<typeof undoMailChange>['body'],
  ip: string,
): Promise<void> {
  const subjects = [addressSubject(ip)];
  await countGuessOn(deps, subjects);
  const at = writeInstant(deps.clock());
  await deps.database.write(async (trx) => {
    const found = await findMailChange(trx, hashSecret(token), at);
    if (!found) throw refuse('LINK_NOT_VALID', { field: 'token' });
    const { memberId, old, expiresAt } = found;
    await lockMember(trx, memberId);
    // Another use of a link may have been quicker.
    if (!(await findMailChange(trx, hashSecret(token), at))) throw refuse('LINK_NOT_VALID', { field: 'token' });
    await dropMailChangesSince(trx, memberId, expiresAt);
    await dropResetTokensOf(trx, memberId);
    await updateMember(trx, memberId, { email: old.email, email_by: old.emailBy });
    await endWaysIn(trx, memberId);
    await recordAudit(trx, { at, actorId: null, action: 'member.undo-email', subject: `member:${memberId}` });
    await tell(deps.post, trx, { memberIds: [memberId], news: { code: 'mailRestored', params: {} }, at });
  });
  await forgiveGuessOn(deps, subjects);
}
